import { nextReturn } from "#modules/compliance/contract";
import { exemptionOf, filedReturn, fileWords, placeInGroup } from "#modules/listings/contract";
import type { IrsOrganization, Listing } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate, endOfMonth, monthNames, officeToday } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { listingMessages } from "./words";

/** A fact of a listing's page, in words. */
export interface ListingFact {
  readonly term: string;
  readonly description: string;
}

/** The group exemption number of who has none. */
const NO_GROUP = "0000";
/** The section of social clubs. */
const SOCIAL = "07";

/** What the files say, in words that promise nothing beyond them. */
export function listingFacts(ctx: Ctx, listing: Listing): readonly ListingFact[] {
  const { organization } = listing;
  const facts = [
    fact(ctx, "status", statusOf(ctx, listing)),
    ...(organization ? organizationFacts(ctx, organization) : []),
    fact(ctx, "pub78", publication(ctx, listing)),
    fact(ctx, "epostcard", epostcardOf(ctx, listing)),
  ];
  return facts.filter(({ description }) => description !== "");
}

type Term =
  | "status"
  | "section"
  | "group"
  | "place"
  | "fiscalYear"
  | "lastReturn"
  | "nextReturn"
  | "gifts"
  | "pub78"
  | "epostcard";

const fact = (ctx: Ctx, term: Term, description: string): ListingFact => ({
  term: translator(listingMessages, ctx.locale)(term),
  description,
});

function organizationFacts(ctx: Ctx, own: IrsOrganization): readonly ListingFact[] {
  const t = translator(listingMessages, ctx.locale);
  return [
    fact(ctx, "section", t("sectionValue", { number: Number(own.subsection) })),
    fact(ctx, "group", own.groupNumber === NO_GROUP ? t("noGroup") : own.groupNumber),
    fact(ctx, "place", [own.city, own.state].filter(Boolean).join(", ") || t("unknown")),
    fact(ctx, "fiscalYear", fiscalYear(ctx, own.fiscalYearEnd)),
    fact(ctx, "lastReturn", lastReturn(ctx, own.taxPeriod)),
    fact(ctx, "nextReturn", dueDate(ctx, own)),
    fact(ctx, "gifts", gifts(ctx, own)),
  ];
}

/** Only the revocation list says "revoked", and a subordinate has no letter of its own. */
export function statusOf(ctx: Ctx, { organization, revocation }: Listing): string {
  const t = translator(listingMessages, ctx.locale);
  const current = organization ? currentStatus(ctx, organization) : "";
  if (!revocation) return current;
  const date = formatLongDate(revocation.revokedOn, ctx);
  const again = revocation.reinstatedOn;
  if (!again) return t("status.revoked", { date, asOf: formatLongDate(revocation.asOf, ctx) });
  return `${t("status.reinstated", { date, again: formatLongDate(again, ctx) })} ${current}`.trim();
}

function currentStatus(ctx: Ctx, { affiliation, groupNumber: group, status }: IrsOrganization) {
  const t = translator(listingMessages, ctx.locale);
  const exemption = exemptionOf(status);
  if (exemption === "terminating" || exemption === "trust") return t(`status.${exemption}`);
  if (group !== NO_GROUP) return t(`status.${placeInGroup(affiliation) ?? "inGroup"}`, { group });
  return t(exemption === "conditional" ? "status.conditional" : "status.own");
}

const nameOfMonth = (ctx: Ctx, month: number) => monthNames(ctx.formatLocale)[month - 1] ?? "";

function fiscalYear(ctx: Ctx, month: number | null): string {
  const t = translator(listingMessages, ctx.locale);
  return month ? t("lastDay", { month: nameOfMonth(ctx, month) }) : t("unknown");
}

function lastReturn(ctx: Ctx, period: string): string {
  const t = translator(listingMessages, ctx.locale);
  const year = period.slice(0, 4);
  const month = Number(period.slice(4, 6));
  if (!/^\d{6}$/.test(period) || month < 1 || month > 12) return t("noReturn");
  return t("lastReturnValue", { month: nameOfMonth(ctx, month), year });
}

/** When the next return is due, or why the file expects none. */
export function dueDate(ctx: Ctx, { fiscalYearEnd, ...codes }: IrsOrganization): string {
  const t = translator(listingMessages, ctx.locale);
  const filed = filedReturn(codes);
  if (filed.form === "none") return translator(fileWords, ctx.locale)(`noReturn.${filed.reason}`);
  if (filed.form === "unknown" || !fiscalYearEnd) return t("unknown");
  const next = nextReturn(fiscalYearEnd, officeToday(ctx.now()));
  const end = formatLongDate(endOfMonth(civilDate(next.fiscalYearEnd)), ctx);
  const key = filed.form === "990-PF" ? "nextReturnFoundation" : "nextReturnValue";
  return t(key, { date: formatLongDate(next.dueOn, ctx), end });
}

/** Deductible gifts are never promised to a social club, whatever the file says. */
function gifts(ctx: Ctx, { subsection, deductibility }: IrsOrganization): string {
  const t = translator(listingMessages, ctx.locale);
  if (subsection === SOCIAL) return t("gifts.social");
  const words = { "1": "gifts.yes", "2": "gifts.no", "4": "gifts.treaty" } as const;
  const key = words[deductibility as keyof typeof words];
  return key ? t(key) : t("unknown");
}

/** What the codes of Publication 78 mean. */
const kindKeys = {
  PC: "pub78.PC",
  POF: "pub78.POF",
  PF: "pub78.PF",
  GROUP: "pub78.GROUP",
  LODGE: "pub78.LODGE",
  UNKWN: "pub78.UNKWN",
  EO: "pub78.EO",
  FORGN: "pub78.FORGN",
  SO: "pub78.SO",
  SONFI: "pub78.SONFI",
  SOUNK: "pub78.SOUNK",
} as const;

/** Being absent is no finding, least of all against a subordinate. */
function publication(ctx: Ctx, { organization, pub78, pub78AsOf }: Listing): string {
  const t = translator(listingMessages, ctx.locale);
  if (pub78) {
    const date = formatLongDate(pub78.asOf, ctx);
    if (organization?.subsection === SOCIAL) return t("pub78.social", { date });
    const kinds = pub78.codes.map((code) => {
      const key = kindKeys[code as keyof typeof kindKeys];
      return key ? t(key) : code;
    });
    return t("pub78.listed", { date, kinds: kinds.join("; ") });
  }
  if (!pub78AsOf || !organization) return "";
  return placeInGroup(organization.affiliation) === "subordinate"
    ? t("pub78.covered")
    : t("pub78.absent", { date: formatLongDate(pub78AsOf, ctx) });
}

function epostcardOf(ctx: Ctx, { epostcard }: Listing): string {
  if (!epostcard) return "";
  const { year, isTerminated, asOf } = epostcard;
  const values = { year, date: formatLongDate(asOf, ctx) };
  const key = isTerminated ? "epostcardEnded" : "epostcardValue";
  return translator(listingMessages, ctx.locale)(key, values);
}
