import { formatCurrency } from "#modules/platform/format";
import { type Translate, translator } from "#modules/platform/messages";
import type { YearView } from "#modules/treasury/contract";
import type { AskedYear } from "~/http/asked-year.server";
import type { HttpContext } from "~/http/context.server";
import { findAskedYear, showDay, showLine } from "../shown-year.server";
import { treasuryWords } from "../words";

type Words = Translate<(typeof treasuryWords)["en"]>;

/** The figures of a year as names and what they come to. */
function figuresOf(context: HttpContext, t: Words, year: YearView) {
  const { income, expense, closing, receipts, reconciled, difference } = year.figures;
  const reasons = [year.openingReason, year.differenceReason].filter(Boolean);
  const said = difference
    ? t("differenceSome", { amount: formatCurrency(difference) })
    : t("differenceNone");
  const hasBudget = year.lines.some(({ planned }) => planned !== null);
  return [
    {
      term: t("opening"),
      description: year.opening === null ? t("notSaid") : formatCurrency(year.opening),
    },
    { term: t("income"), description: formatCurrency(income) },
    { term: t("expense"), description: formatCurrency(expense) },
    { term: t("closing"), description: formatCurrency(closing) },
    { term: t("receipts"), description: formatCurrency(receipts) },
    {
      term: t("reconciled"),
      description:
        reconciled === null ? t("bankUnknown") : `${formatCurrency(reconciled)}. ${said}`,
    },
    ...reasons.map((text) => ({ term: t("bank"), description: t("explained", { text }) })),
    {
      term: t("budget"),
      description: year.adoptedOn
        ? t("budget.adopted", { day: showDay(context, year.adoptedOn) })
        : t(hasBudget ? "budget.open" : "budget.none"),
    },
  ];
}

/** The bars: each category's amount and its plan as parts of the largest. */
function plotOf(context: HttpContext, t: Words, { lines }: YearView) {
  const shown = lines.filter(({ planned, actual }) => planned || actual);
  const most = Math.max(1, ...shown.flatMap(({ planned, actual }) => [planned ?? 0, actual ?? 0]));
  return shown.map((line) => {
    const { id, name, side, planned, actual, isOver } = showLine(context, t, line);
    return {
      id,
      side,
      name,
      isOver,
      figure: line.planned === null ? actual : t("ofPlan", { actual, planned }),
      actual: (line.actual ?? 0) / most,
      planned: line.planned === null ? null : line.planned / most,
    };
  });
}

/** A year as its page shows it. */
export async function loadYear(context: HttpContext, asked: AskedYear) {
  const year = await findAskedYear(context, asked);
  const t = translator(treasuryWords, context.ctx.locale);
  const { endsOn, today, state, correction, version, mayAct } = year;
  return {
    accountId: asked.accountId,
    named: asked.named,
    endsOn,
    day: showDay(context, endsOn),
    isOver: endsOn < today,
    name: year.accountName,
    mayAct,
    version,
    isFinal: state === "final",
    state: t(correction ? "state.correction" : `state.${state}`),
    correction,
    figures: figuresOf(context, t, year),
    plot: plotOf(context, t, year),
    lines: year.lines
      .filter((line) => line.planned !== null || line.actual !== null)
      .map((line) => showLine(context, t, line)),
    reviewId: year.reports[0]?.reviewId ?? null,
    finals: year.reports.map((one) => {
      const day = showDay(context, one.madeOn);
      return {
        version: one.version,
        made: one.madeBy ? t("madeBy", { day, name: one.madeBy }) : day,
        reason: one.reason || t("firstVersion"),
        receipts: formatCurrency(one.receipts),
        closing: formatCurrency(one.closing),
      };
    }),
  };
}
