import { brand } from "#modules/platform/brand.server";
import { env } from "#modules/platform/env.server";
import type { Locale } from "#modules/platform/messages";
import type { LanguageChoice } from "~/http/language.server";
import picture from "~/share.png?url";
import { structuredData } from "./structured-data.server";

const countries: Readonly<Record<Locale, string>> = { en: "en_US", es: "es_US" };

/** Double quotes too: texts go into attributes. The page's own text comes escaped. */
const quoted = (text: string) => text.replaceAll('"', "&quot;");

const textOf = (html: string, pattern: RegExp): string => quoted(pattern.exec(html)?.[1] ?? "");

/**
 * Adds to a rendered public page what only other sites' programs read: how it looks when it is
 * passed on, and what it says as data. Browsers need no script for it.
 */
export function withShareTags(html: string, choice: LanguageChoice, nonce: string): string {
  const { address, locale, path } = choice;
  if (!address) return html;
  const tags: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", quoted(brand.name)],
    ["og:locale", countries[locale]],
    ["og:url", quoted(address.canonical)],
    ["og:title", textOf(html, /<title>([^<]*)<\/title>/)],
    ["og:description", textOf(html, /<meta name="description" content="([^"]*)"/)],
    ["og:image", `${env.publicUrl}${picture}`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
  ];
  const lines = tags.map(([name, text]) => `<meta property="${name}" content="${text}"/>`);
  const languages = address.alternates.map(
    ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${quoted(href)}"/>`,
  );
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  const data = structuredData(path, locale).map(
    (one) =>
      `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(one).replaceAll("<", "\\u003c")}</script>`,
  );
  return html.replace(
    "</head>",
    () => `${[...languages, ...lines, card, ...data].join("")}</head>`,
  );
}
