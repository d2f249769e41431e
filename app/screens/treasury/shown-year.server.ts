import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { type Translate, translator } from "#modules/platform/messages";
import { type Cents, toAmountText } from "#modules/platform/money";
import { compareLine, type LineView, lineName, lineWords } from "#modules/treasury/contract";
import { lineField, readYear } from "#modules/treasury/index.server";
import type { AskedYear } from "~/http/asked-year.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import type { treasuryWords } from "./words";

/** The year that an address names. */
export async function findAskedYear(context: HttpContext, { accountId, endsOn }: AskedYear) {
  const found = await readYear(context.ctx, { accountId, endsOn });
  if (!found.ok) refusePage(context, found.refusal);
  return found.value;
}

const typedText = (amount: Cents | null): string => (amount === null ? "" : toAmountText(amount));

/** A category as forms and tables show it. */
export function showLine(
  { ctx }: Pick<HttpContext, "ctx">,
  t: Translate<(typeof treasuryWords)["en"]>,
  line: LineView,
) {
  const { difference, percent, isOver } = compareLine(line);
  const money = (amount: Cents | null) => (amount === null ? t("notSaid") : formatCurrency(amount));
  const name = lineName(translator(lineWords, ctx.locale), line);
  return {
    id: line.id,
    field: lineField(line.id),
    side: line.side,
    name,
    mark: line.nature === "own" ? "" : t(`mark.${line.nature}`),
    planned: money(line.planned),
    actual: money(line.actual),
    difference: money(difference),
    percent: percent === null ? t("notSaid") : `${percent}%`,
    isOver,
    plannedTyped: typedText(line.planned),
    actualTyped: typedText(line.typed),
    imported:
      line.imported === 0 ? "" : t("importedSum", { amount: formatCurrency(line.imported) }),
    isRemovable: !line.planned && !line.actual && line.imported === 0,
  };
}

/** The days of a year in words. */
export const showDay = (
  { ctx }: Pick<HttpContext, "ctx">,
  day: Parameters<typeof formatLongDate>[0],
) => formatLongDate(day, ctx);

/** The fields of categories, and apart from them the other ones. */
export function typedLines(sent: Readonly<Record<string, unknown>>) {
  const lines: Record<string, string> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (/^line_\d{1,9}$/.test(name)) lines[name] = String(value);
    else rest[name] = value;
  }
  return { lines, rest };
}
