import { nextReturn } from "#modules/compliance/contract";
import type { Listing } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate, civilDateIn, endOfMonth, monthNames } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { listingMessages } from "~/messages/listings";

/** A fact of a listing's page, in words. */
export interface ListingFact {
  readonly term: string;
  readonly description: string;
}

/** What the files say, in words that promise nothing beyond them. */
export function listingFacts(ctx: Ctx, listing: Listing): readonly ListingFact[] {
  const t = translator(listingMessages, ctx.locale);
  const { organization: own, epostcardYear } = listing;
  const facts: [string, string][] = [
    [t("status"), statusOf(ctx, listing)],
    [t("section"), t("sectionValue", { number: Number(own.subsection) })],
    [t("group"), own.groupNumber === "0000" ? t("noGroup") : own.groupNumber],
    [t("place"), [own.city, own.state].filter(Boolean).join(", ") || t("unknown")],
    [t("fiscalYear"), fiscalYear(ctx, own.fiscalYearEnd)],
    [t("lastReturn"), lastReturn(ctx, own.taxPeriod)],
    [t("nextReturn"), dueDate(ctx, listing)],
    [t("gifts"), gifts(ctx, listing)],
  ];
  const pub78 = publication(ctx, listing);
  if (pub78) facts.push([t("pub78"), pub78]);
  if (epostcardYear) {
    facts.push([t("epostcard"), t("epostcardValue", { year: epostcardYear })]);
  }
  return facts.map(([term, description]) => ({ term, description }));
}

/** Only the revocation list says "revoked", and a subordinate has no letter of its own. */
function statusOf(ctx: Ctx, { organization, revocation }: Listing): string {
  const t = translator(listingMessages, ctx.locale);
  const { affiliation, groupNumber: group, status } = organization;
  if (revocation) {
    const date = formatLongDate(revocation.revokedOn, ctx);
    const again = revocation.reinstatedOn;
    return again
      ? t("status.reinstated", { date, again: formatLongDate(again, ctx) })
      : t("status.revoked", { date });
  }
  if (status === "25") return t("status.terminating");
  if (group !== "0000" && affiliation === "9") return t("status.group", { group });
  if (group !== "0000") return t("status.central", { group });
  return t(status === "02" ? "status.conditional" : "status.own");
}

const nameOfMonth = (ctx: Ctx, month: number) => monthNames(ctx.formatLocale)[month - 1] ?? "";

function fiscalYear(ctx: Ctx, month: number | null): string {
  const t = translator(listingMessages, ctx.locale);
  return month ? t("lastDay", { month: nameOfMonth(ctx, month) }) : t("unknown");
}

function lastReturn(ctx: Ctx, period: string): string {
  const t = translator(listingMessages, ctx.locale);
  const [year, month] = [period.slice(0, 4), Number(period.slice(4, 6))];
  if (!/^\d{6}$/.test(period) || month < 1 || month > 12) return t("noReturn");
  return t("lastReturnValue", { month: nameOfMonth(ctx, month), year });
}

/** Codes of organizations, such as churches, that file none. */
const filesNone: ReadonlySet<string> = new Set(["06", "13", "14"]);

function dueDate(ctx: Ctx, { organization }: Listing): string {
  const t = translator(listingMessages, ctx.locale);
  const { fiscalYearEnd, filingCode } = organization;
  if (filesNone.has(filingCode)) return t("noFiling");
  if (!fiscalYearEnd) return t("unknown");
  const next = nextReturn(fiscalYearEnd, civilDateIn(ctx.now(), "America/New_York"));
  const end = formatLongDate(endOfMonth(civilDate(next.fiscalYearEnd)), ctx);
  return t("nextReturnValue", { date: formatLongDate(next.dueOn, ctx), end });
}

/** Deductible gifts are never promised to a social club, whatever the file says. */
function gifts(ctx: Ctx, { organization }: Listing): string {
  const t = translator(listingMessages, ctx.locale);
  if (organization.subsection === "07") return t("gifts.social");
  const words = { "1": "gifts.yes", "2": "gifts.no", "4": "gifts.treaty" } as const;
  const key = words[organization.deductibility as keyof typeof words];
  return key ? t(key) : t("unknown");
}

/** Being absent is no finding, least of all against a subordinate. */
function publication(ctx: Ctx, { organization, pub78, pub78AsOf }: Listing): string | undefined {
  const t = translator(listingMessages, ctx.locale);
  if (pub78) {
    return t("pub78.listed", { date: formatLongDate(pub78.asOf, ctx), codes: pub78.codes });
  }
  if (!pub78AsOf) return undefined;
  return organization.affiliation === "9"
    ? t("pub78.covered")
    : t("pub78.absent", { date: formatLongDate(pub78AsOf, ctx) });
}
