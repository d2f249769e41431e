import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { monthNames } from "#modules/platform/dates";
import type { SheetModel, SheetSection } from "#modules/platform/documents/sheet";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatEin } from "#modules/platform/ein";
import { formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { Sourced } from "../facts/sourced";
import { type LetterDay, letterDays } from "./domain/answers";
import type { RescuePlan } from "./domain/plan";
import { paperWords } from "./paper-words";
import { type RescueView, readRescue, rescueReading } from "./queries/read-rescue.server";
import { wordRescue } from "./sentences";
import type { WordedRescue } from "./views";

const t = translator(paperWords, "en");

/** The letter's day as far as it is known: "May 31, 2026", or "May 2026". */
function wordLetter(letter: LetterDay): string {
  if (letter.day) return formatLongDate(letterDays(letter).first);
  return `${monthNames("en-US")[letter.month - 1] ?? ""} ${letter.year}`;
}

const bulleted = (lines: readonly Sourced[]) => lines.map(({ text }) => `•  ${text}`).join("\n");
const numbered = (lines: readonly Sourced[]) =>
  lines.map(({ text }, index) => `${index + 1}.  ${text}`).join("\n");

/** Each page once, in the order in which it is used. */
function sourcesOf(worded: WordedRescue): readonly (readonly string[])[] {
  const { about, steps, donors, between, unknown } = worded;
  const all = [about, ...steps, ...donors, ...between, ...unknown];
  const byUrl = new Map(all.flatMap(({ source }) => (source ? [[source.url, source.readOn]] : [])));
  return [...byUrl].map(([url, readOn]) => [url, readOn]);
}

/** The first page goes to the IRS, the others stay with the club. */
function sectionsOf(plan: RescuePlan, worded: WordedRescue): readonly SheetSection[] {
  const { best } = plan;
  const isLong = best === "within" || best === "after";
  const enclosed = [
    t("enclosed.form"),
    t("enclosed.fee"),
    ...(isLong ? [t("enclosed.cause"), t("enclosed.confirm")] : []),
  ];
  const { clock } = worded;
  const perhaps = worded.perhaps.map(({ text, asks }) => `${text} ${asks.join(" ")}`);
  return [
    { heading: t("enclosed"), text: enclosed.join("\n") },
    { heading: t("signed"), text: [t("signName"), t("signature"), t("signDay")].join("\n\n") },
    { heading: t("notes"), startsPage: true, text: worded.disclaimer },
    { heading: t("way"), text: [worded.title, worded.about.text, ...perhaps].join("\n") },
    { heading: t("clock"), text: [clock.text, ...clock.notes].join("\n") },
    { heading: t("steps"), text: numbered(worded.steps) },
    { heading: t("donors"), text: bulleted(worded.donors) },
    { heading: t("between"), text: bulleted(worded.between) },
    { heading: t("unknowns"), text: bulleted(worded.unknown) },
    {
      heading: t("sources"),
      table: {
        columns: [
          { header: t("page"), share: 0.75 },
          { header: t("readOn"), share: 0.25 },
        ],
        rows: sourcesOf(worded),
      },
    },
  ];
}

function paperOf(
  { name, ein }: RescueView,
  plan: RescuePlan,
  { worded, now }: { readonly worded: WordedRescue; readonly now: Date },
): SheetModel {
  const { revokedOn, postedOn, letter } = plan.answers;
  const einLine = ein ? t("ein", { ein: formatEin(ein) }) : t("einMissing");
  return {
    language: "en-US",
    title: worded.line,
    subject: t("subject", { name }),
    creator: brand.name,
    createdAt: now,
    parties: [
      { heading: t("from"), lines: [name, einLine] },
      { heading: t("to"), lines: [t("irs"), t("irsUnit")] },
    ],
    // What is not known is left out: the sheet goes to the IRS.
    facts: [
      { term: t("asks"), text: t(`asks.${plan.best}`) },
      ...(revokedOn ? [{ term: t("revoked"), text: formatLongDate(revokedOn) }] : []),
      ...(postedOn ? [{ term: t("listed"), text: formatLongDate(postedOn) }] : []),
      ...(letter ? [{ term: t("letter"), text: wordLetter(letter) }] : []),
    ],
    sections: sectionsOf(plan, worded),
    footer: t("footer"),
    pageOf: (page, pages) => t("pageOf", { page, pages }),
  };
}

/**
 * The cover sheet and the checklist of an account's open rescue as a PDF, in English as the IRS reads
 * it: for its people, staff and the system.
 * @returns refusal `not_found` while none is open
 */
export async function writeRescuePaper(ctx: Ctx, accountId: number): Promise<Result<Buffer>> {
  const found = await readRescue(ctx, accountId);
  if (!found.ok) return found;
  const { open, today } = found.value;
  if (!open) return refuse({ code: "not_found" });
  const reading = { ...(await rescueReading(ctx, today)), ...americanEnglish };
  const worded = wordRescue(open.plan, reading);
  return ok(await writeSheetPdf(paperOf(found.value, open.plan, { worded, now: ctx.now() })));
}
