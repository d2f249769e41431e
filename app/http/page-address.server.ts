import { env } from "#modules/platform/env.server";
import { type Locale, locales } from "#modules/platform/messages";
import { type Route, routes } from "~/routes";
import type { PageAddress } from "./language";

/** An indexed address with its parameters as the table says that they look. */
const shapeOf = ([path, { indexed }]: [string, Route]): string =>
  path.replace(/:(\w+)/g, (_, name) =>
    typeof indexed === "object" ? (indexed[name]?.source ?? "[^/]+") : "[^/]+",
  );

/** The pages that search engines are to know. Others may be public and yet be nobody else's business. */
const known = new RegExp(
  `^(${Object.entries<Route>(routes)
    .filter(([, { indexed }]) => indexed)
    .map(shapeOf)
    .join("|")})$`,
);

/** The address of a public page in a language: English is what the bare address shows by itself. */
export function publicAddress(path: string, locale: Locale, page?: string | null): string {
  const query = new URLSearchParams();
  if (page && /^\d+$/.test(page) && page !== "1") query.set("page", page);
  if (locale !== "en") query.set("lang", locale);
  return `${env.publicUrl}${path}${query.size > 0 ? `?${query}` : ""}`;
}

/**
 * Under which one address search engines should keep a page, and where it is in each language;
 * undefined for a page that they have no business with.
 */
export function pageAddress(path: string, locale: Locale, page?: string | null) {
  if (!known.test(path)) return undefined;
  const address: PageAddress = {
    canonical: publicAddress(path, locale, page),
    alternates: [
      ...locales.map((language) => [language, publicAddress(path, language, page)] as const),
      ["x-default", publicAddress(path, "en", page)],
    ],
  };
  return address;
}
