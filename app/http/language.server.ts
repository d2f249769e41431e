import { parse, serialize } from "cookie";
import type { Request, Response } from "express";
import { env } from "#modules/platform/env.server";
import { type Languages, negotiateLanguages } from "#modules/platform/locale";
import { type Locale, locales } from "#modules/platform/messages";
import type { Linked } from "./href";
import type { FootLink, PageAddress } from "./language";
import { pageAddress } from "./page-address.server";

const names: Readonly<Record<Locale, string>> = { en: "English", es: "Español" };
const LANGUAGE_COOKIE = "lang";
/** In seconds. */
const A_YEAR = 365 * 24 * 3_600;

/** What staff and most members work with is in English for everybody, as are most documents. */
const englishOnly =
  /^\/((app|admin|account|dev)(\/|$)|bylaws-generator\/(view|redline|download)\/)/;

/** Pages of members that are there in every language, each with all addresses below it. */
const memberPagesInSpanish = [
  "/account",
  "/app/account/reminders",
  "/app/account/users",
  "/app/calendar",
  "/app/discount/reserve",
  "/app/files",
  "/app/finances",
  "/app/gifts",
  "/app/handover",
  "/app/inspection",
  "/app/letters",
  "/app/officers",
  "/app/packet",
  "/app/payments",
  "/app/renewal",
  "/app/standing",
  "/app/supervision",
  "/app/treasury",
] as const satisfies readonly Linked[];

/** Files below them that others read, such as banks: in English for everybody. */
const papersInEnglish = /^\/app\/(officers\/[\w-]+\.(csv|pdf)|finances\/statement\/csv)$/;

/** The members' home, and pages of one thing: not all addresses below are there in every language. */
const lonePagesInSpanish =
  /^\/app(\/(account\/(empty-image|image|show|update)|invoices\/show|memberships)\/[^/]+)?\/?$/;

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Whether the page at a path is there in every language. */
export const isTranslated = (path: string): boolean =>
  !englishOnly.test(path) ||
  lonePagesInSpanish.test(path) ||
  (memberPagesInSpanish.some((prefix) => isBelow(path, prefix)) && !papersInEnglish.test(path));

/** In which languages a request is answered, and in which other one the same page is to be had. */
export interface LanguageChoice extends Languages {
  /** The language that this person reads, also while the page is in English for everybody. */
  readonly reads: Locale;
  readonly other?: FootLink;
  /** The request's path without what the router adds to it. */
  readonly path: string;
  readonly address?: PageAddress | undefined;
}

const languageNamed = (name: unknown): Locale | undefined =>
  locales.find((locale) => locale === name);

/**
 * The languages of a request: `?lang=`, else what was chosen so in this browser before, else the
 * person's setting, else `Accept-Language`. The router's own requests count as their page's.
 */
export function chooseLanguage(req: Request, setting?: string | null): LanguageChoice {
  const header = req.get("accept-language");
  const chosen =
    languageNamed(req.query.lang) ??
    languageNamed(parse(req.headers.cookie ?? "")[LANGUAGE_COOKIE]);
  const translated = negotiateLanguages(header, setting, { chosen, offered: locales });
  const reads = translated.locale;
  const path = req.path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  if (!isTranslated(path)) return { ...negotiateLanguages(header, setting), reads, path };
  const page = typeof req.query.page === "string" ? req.query.page : undefined;
  const address = pageAddress(path, reads, page);
  return { ...translated, reads, path, address, other: otherLanguage(req, path, reads) };
}

function otherLanguage(req: Request, path: string, reads: Locale): FootLink {
  const locale = reads === "es" ? "en" : "es";
  const query = new URL(req.originalUrl, "http://own").searchParams;
  for (const own of ["_routes", "index"]) query.delete(own);
  query.set("lang", locale);
  return { label: names[locale], href: `${path}?${query}`, lang: locale, hrefLang: locale };
}

/** Remembers a language that was chosen by address. */
export function keepLanguage(req: Request, res: Response): void {
  res.vary("Accept-Language").vary("Cookie");
  const chosen = languageNamed(req.query.lang);
  if (!chosen) return;
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: env.isSecure } as const;
  res.append("Set-Cookie", serialize(LANGUAGE_COOKIE, chosen, { ...options, maxAge: A_YEAR }));
}
