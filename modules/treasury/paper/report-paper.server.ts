import { brand } from "#modules/platform/brand.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import type { SheetModel, SheetSection } from "#modules/platform/documents/sheet";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { americanEnglish } from "#modules/platform/locale";
import { translator } from "#modules/platform/messages";
import { addMoney, type Cents, cents, toAmountText } from "#modules/platform/money";
import { ok, type Result, refuse } from "#modules/platform/result";
import { compareLine, figuresOf } from "../domain/figures";
import type { Side } from "../domain/lines";
import { lineWords } from "../line-messages";
import { lineName } from "../line-name";
import { readYear } from "../queries/read-year.server";
import { reportWords } from "../report-messages";
import type { YearKey } from "../store.server";
import type { FinalReport, LineView, ReportContent, YearView } from "../views";

const t = translator(reportWords, "en");
const names = translator(lineWords, "en");
const longDay = (day: CivilDate) => formatLongDate(day, americanEnglish);
const money = (amount: Cents | null) => (amount === null ? "–" : formatCurrency(amount));

/** What a report is of: the draft as it is now, or a final version as it was made. */
export interface AskedReport extends YearKey {
  /** That of a final report; without it the newest, or the draft while there is none. */
  readonly version?: number | undefined;
}

interface Found {
  readonly year: YearView;
  readonly final: FinalReport | undefined;
  readonly content: ReportContent;
}

async function findReport(ctx: Ctx, { version, ...key }: AskedReport): Promise<Result<Found>> {
  const year = await readYear(ctx, key);
  if (!year.ok) return year;
  const asked = version ?? (year.value.state === "final" ? year.value.reports[0]?.version : 0);
  if (!asked) return ok({ year: year.value, final: undefined, content: year.value });
  const final = year.value.reports.find((one) => one.version === asked);
  const row =
    final &&
    (await reader(ctx).treasuryReport.findUnique({
      where: { yearId_version: { yearId: year.value.id, version: asked } },
      select: { content: true },
    }));
  if (!row) return refuse({ code: "not_found" });
  // Written by `makeFinal` alone, and never changed: a trigger.
  return ok({ year: year.value, final, content: row.content as unknown as ReportContent });
}

/**
 * The report of a year as a PDF file of one page, with lines to sign on. For the account's people, staff
 * and the system. Refusal: `not_found`.
 */
export async function reportFile(ctx: Ctx, asked: AskedReport): Promise<Result<Uint8Array>> {
  const found = await findReport(ctx, asked);
  if (!found.ok) return found;
  return ok(await writeSheetPdf(reportSheet(ctx.now(), found.value)));
}

const nameOf = (line: LineView): string => {
  const name = lineName(names, line);
  return line.nature === "own" ? name : t(line.nature, { name });
};

const columns = [
  { header: t("category"), share: 0.43 },
  { header: t("planned"), share: 0.19, isFigure: true },
  { header: t("actual"), share: 0.19, isFigure: true },
  { header: t("difference"), share: 0.19, isFigure: true },
];

const sum = (amounts: readonly (Cents | null)[]): Cents =>
  addMoney(...amounts.map((one) => one ?? cents(0)));

function sideOf(content: ReportContent, side: Side): SheetSection {
  const lines = content.lines.filter((line) => line.side === side);
  const planned = sum(lines.map((line) => line.planned));
  const actual = sum(lines.map((line) => line.actual));
  return {
    heading: t(side),
    table: {
      columns,
      rows: lines.map((line) => [
        nameOf(line),
        money(line.planned),
        money(line.actual),
        money(compareLine(line).difference),
      ]),
      totals: [[t("total"), money(planned), money(actual), money(cents(actual - planned))]],
    },
  };
}

function bankOf(content: ReportContent): SheetSection {
  const { reconciled, difference } = figuresOf(content);
  const reasons = [content.openingReason, content.differenceReason].filter(Boolean);
  return {
    heading: t("bank"),
    text: [
      t("reckoned", {
        statement: money(content.bankStatement),
        checks: money(content.checksOut),
        deposits: money(content.depositsOut),
        reconciled: money(reconciled),
      }),
      t("gap", { amount: money(difference) }),
      ...reasons.map((text) => t("explained", { text })),
    ].join("\n"),
  };
}

const stateOf = (final: FinalReport | undefined) =>
  final ? t("isFinal", { version: final.version, day: longDay(final.madeOn) }) : t("isDraft");

const budgetOf = ({ adoptedOn }: ReportContent) =>
  adoptedOn ? t("adopted", { day: longDay(adoptedOn) }) : t("notAdopted");

/** A report as a paper. */
export function reportSheet(now: Date, { year, final, content }: Found): SheetModel {
  const { closing, receipts } = figuresOf(content);
  const day = longDay(content.endsOn);
  const title = t(final ? "title" : "draft");
  return {
    language: "en-US",
    title,
    subject: t("subject", { title, name: year.accountName }),
    creator: brand.name,
    createdAt: now,
    isBlack: true,
    isDense: true,
    parties: [
      {
        heading: t("ended", { day }),
        lines: [year.accountName, stateOf(final), t("budget", { state: budgetOf(content) })],
      },
      {
        heading: t("figures"),
        lines: [
          t("closing", { amount: money(closing) }),
          t("opening", { amount: money(content.opening) }),
          t("receipts", { amount: money(receipts) }),
        ],
      },
    ],
    facts: final?.reason ? [{ term: t("reason"), text: final.reason }] : [],
    sections: [
      sideOf(content, "income"),
      sideOf(content, "expense"),
      bankOf(content),
      {
        heading: t("signatures"),
        table: {
          columns: [t("treasurer"), t("president"), t("date")].map((header) => ({
            header,
            share: 1 / 3,
          })),
          rows: [["\n", "", ""]],
        },
      },
    ],
    footer: t("footer", { name: year.accountName, day }),
    pageOf: (page, pages) => t("page", { page, pages }),
  };
}

/** The report of a year as rows for a spreadsheet. As `reportFile`. */
export async function reportTable(
  ctx: Ctx,
  asked: AskedReport,
): Promise<Result<readonly (readonly string[])[]>> {
  const found = await findReport(ctx, asked);
  if (!found.ok) return found;
  const { content } = found.value;
  const { closing, receipts } = figuresOf(content);
  const text = (amount: Cents | null) => (amount === null ? "" : toAmountText(amount));
  return ok([
    [t("side"), t("category"), t("nature"), t("planned"), t("actual")],
    ["", t("openingShort"), "", "", text(content.opening)],
    ...content.lines.map((line) => [
      t(line.side),
      lineName(names, line),
      line.nature,
      text(line.planned),
      text(line.actual),
    ]),
    ["", t("closingShort"), "", "", text(closing)],
    ["", t("receiptsShort"), "", "", text(receipts)],
    ["", t("statement"), "", "", text(content.bankStatement)],
    ["", t("checks"), "", "", text(content.checksOut)],
    ["", t("deposits"), "", "", text(content.depositsOut)],
  ]);
}
