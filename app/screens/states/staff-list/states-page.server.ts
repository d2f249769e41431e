import { membersByState } from "#modules/accounts/index.server";
import { federalForm } from "#modules/compliance/contract";
import {
  type FederalFigure,
  type KeptFilter,
  type KeptState,
  listFederalFigures,
  listKeptStates,
} from "#modules/compliance/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, days, officeToday, toUtcDate } from "#modules/platform/dates";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { formWord } from "#modules/platform/forms/contract";
import { translator } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { stateFilters } from "~/http/state-staff-paths";
import { stateStaffMessages } from "../words";

export type StatesPage = Awaited<ReturnType<typeof loadStates>>;

/** The list of states as the address bar asks for it. */
export async function loadStates(context: HttpContext, request: Request) {
  const asked = new URL(request.url).searchParams;
  const filter: KeptFilter = stateFilters.find((one) => one === asked.get("filter")) ?? "all";
  const query = { filter, search: asked.get("search")?.trim().slice(0, 60) ?? "" };
  const found = await listKeptStates(context.ctx, query);
  if (!found.ok) refusePage(context, found.refusal);
  const members = await membersByState(context.ctx);
  if (!members.ok) refusePage(context, members.refusal);
  const { counts, rows } = found.value;
  const federal = await listFederalFigures(context.ctx);
  return {
    query,
    counts,
    rows: rows.map((row) => rowOf(context.ctx, row, members.value[row.state] ?? 0)),
    federal: federal.map((figure) => federalRow(context.ctx, figure)),
  };
}

export type FederalRow = ReturnType<typeof federalRow>;

function federalRow(ctx: Ctx, { name, amount, asOf, readOn, ...figure }: FederalFigure) {
  const t = translator(stateStaffMessages, ctx.locale);
  return {
    ...figure,
    name,
    figure: formWord(federalForm, ctx.locale, `name.${name}`) ?? name,
    amount: formatCurrency(amount),
    /** Of which day the IRS's page is, and when it was read. */
    asOf: formatLongDate(asOf, ctx),
    read: t("read", { date: formatLongDate(readOn, ctx), age: ageOf(ctx, readOn) }),
  };
}

export type KeptStateRow = ReturnType<typeof rowOf>;

function rowOf(ctx: Ctx, { state, asked, unconfirmed, old, readOn }: KeptState, members: number) {
  const t = translator(stateStaffMessages, ctx.locale);
  return {
    state,
    name: usStates[state],
    /** How many members it has: whose readers a figure has. */
    members,
    /** How many of its figures are confirmed, in words. */
    confirmed: t("confirmed", { confirmed: asked - unconfirmed.length, asked }),
    /** What sends visitors to the state, in words. */
    unconfirmed: unconfirmed.map((figure) => t(`figure.${figure}`)),
    /** What was read more than a year ago, each with its day. */
    old: old.map(({ figure, readOn: day }) =>
      t("oldFigure", { figure: t(`figure.${figure}`), date: formatLongDate(day, ctx) }),
    ),
    /** Whether any is confirmed; where none is, naming all says nothing. */
    isRead: readOn !== null,
    /** When its oldest confirmed figure was read, in words. */
    read: readOn
      ? t("read", { date: formatLongDate(readOn, ctx), age: ageOf(ctx, readOn) })
      : t("neverRead"),
  };
}

const MONTH = 30.44;

function ageOf(ctx: Ctx, readOn: CivilDate): string {
  const t = translator(stateStaffMessages, ctx.locale);
  const today = toUtcDate(officeToday(ctx.now())).getTime();
  const count = Math.round((today - toUtcDate(readOn).getTime()) / days(1));
  if (count < 1) return t("ageToday");
  return count < 60
    ? t("ageDays", { count })
    : t("ageMonths", { count: Math.floor(count / MONTH) });
}
