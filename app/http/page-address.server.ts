import { env } from "#modules/platform/env.server";
import { type Locale, locales } from "#modules/platform/messages";
import type { PageAddress } from "./language";

/** The pages that search engines are to know. Others may be public and yet be nobody else's business. */
const known =
  /^\/(|pricing|privacy|irs-form-990|incorporation-and-ein|state-registration(\/[A-Z]{2})?|bylaws-generator(\/[a-z]+)?|contest\/(photo|video|gallery\/\d+)|contact|compliance-check|multi-chapter|greek-collector|verify-501c3|listings\/\d+|application\/start)$/;

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
