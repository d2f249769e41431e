import type { Ctx } from "#modules/platform/ctx.server";
import {
  addDays,
  addYears,
  type CivilDate,
  civilDate,
  compareDates,
} from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import { AFTER_DAYS, BEFORE_DAYS, listedDuties } from "../build/compute.server";
import { isOwnDuty } from "../domain/own-rules";
import type { SettledDuty } from "../domain/settle";
import { dutiesMessages } from "../messages";
import { type ClubWithBook, dutiesIn, readClub, viewsOf } from "../read-club.server";
import { statesOf } from "../rulebook.server";
import type { Calendar, CalendarNotice, DutyView, NextDuties } from "../views";

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

export interface CalendarAsked {
  readonly accountId: number;
  readonly year: number;
  readonly show?: "open" | "all" | "done" | undefined;
}

const isOpen = ({ state }: SettledDuty) => state === "open";
const isDone = ({ state }: SettledDuty) => state === "done" || state === "confirmed";

/** The next open duty that counts. */
const nextOf = (duties: readonly SettledDuty[], today: CivilDate) =>
  duties.find(
    (one) =>
      isOpen(one) && one.counts && !one.rule.isOptional && compareDates(one.dueOn, today) >= 0,
  );

/**
 * A year of a club's duties, with what is overdue: for its people, staff and
 * the system. Refusals: `not_found`; `invalid` at `year` outside of 2000 to 2100.
 */
export async function readCalendar(
  ctx: Ctx,
  { accountId, year, show = "open" }: CalendarAsked,
): Promise<Result<Calendar>> {
  const found = await readClub(ctx, accountId);
  if (!found.ok) return found;
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    return refuseField("year", message(dutiesMessages, "dayOutside"));
  }
  const club = found.value;
  const { loaded } = club;
  const { today } = loaded;
  const near = listedDuties(club.book, loaded, addDays(today, AFTER_DAYS));
  const ofYear = dutiesIn(club, civilDate(`${year}-01-01`), civilDate(`${year}-12-31`));
  const overdue = show === "done" ? [] : near.filter(({ isOverdue }) => isOverdue);
  const listed = new Set(overdue.map(({ rule, period }) => `${rule.code}/${period}`));
  const shown = ofYear
    .filter((one) => (show === "all" ? true : show === "done" ? isDone(one) : isOpen(one)))
    .filter(({ rule, period }) => !listed.has(`${rule.code}/${period}`));
  const next = nextOf(near, today);
  return ok({
    accountId,
    accountName: loaded.name,
    year,
    today,
    overdue: viewsOf(ctx, club, overdue),
    next: next ? (viewsOf(ctx, club, [next])[0] ?? null) : null,
    months: byMonth(viewsOf(ctx, club, shown)),
    counts: {
      open: ofYear.filter(isOpen).length,
      done: ofYear.filter(isDone).length,
      all: ofYear.length,
    },
    notices: noticesOf(club),
  });
}

function byMonth(duties: readonly DutyView[]): Calendar["months"] {
  const months = new Map<string, DutyView[]>();
  for (const duty of duties) {
    const month = duty.dueOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), duty]);
  }
  return [...months].map(([month, of]) => ({ month, duties: of }));
}

function noticesOf({ loaded, book }: ClubWithBook): readonly CalendarNotice[] {
  const { facts } = loaded.club;
  const { report, charity } = statesOf(loaded.club);
  const found: CalendarNotice[] = [];
  const outside = [...new Set([report, charity])].filter(
    (state) => state !== undefined && !Object.hasOwn(usStates, state),
  );
  found.push(...outside.map((state) => ({ kind: "state_not_kept", state: state ?? "" }) as const));
  if (charity === undefined) found.push({ kind: "state_unknown" });
  const { fiscal_year_month: month, other_fiscal_year_month: other } = facts;
  if (month === undefined) found.push({ kind: "fiscal_year_unknown" });
  else if (other !== undefined) found.push({ kind: "fiscal_year_differs", month, other });
  const undated = (state: string | undefined) => book.states.get(state ?? "")?.undated ?? [];
  if (facts.is_incorporated && undated(report).includes("report")) {
    found.push({ kind: "state_date_unknown", of: "report" });
  }
  if (facts.solicits !== false && undated(charity).includes("charity")) {
    found.push({ kind: "state_date_unknown", of: "charity" });
  }
  return found;
}

/**
 * All duties of a club from 400 days ago to 430 days ahead, whatever their state: for its people,
 * staff and the system. It is never a page of them.
 */
export async function readDuties(
  ctx: Ctx,
  accountId: number,
): Promise<Result<{ readonly accountName: string; readonly duties: readonly DutyView[] }>> {
  const found = await readClub(ctx, accountId);
  if (!found.ok) return found;
  const { today, name } = found.value.loaded;
  const duties = dutiesIn(found.value, addDays(today, -BEFORE_DAYS), addDays(today, AFTER_DAYS));
  return ok({ accountName: name, duties: viewsOf(ctx, found.value, duties) });
}

const SOON_DAYS = 45;

export interface NextAsked {
  readonly accountId: number;
  readonly atMost: number;
  /** For others than the club: what it wrote into its calendar itself is left out. */
  readonly isForOthers?: boolean;
}

/** What comes next for a club, what is overdue first: for its people, staff and the system. */
export async function nextDuties(
  ctx: Ctx,
  { accountId, atMost, isForOthers = false }: NextAsked,
): Promise<Result<NextDuties>> {
  const found = await readClub(ctx, accountId);
  if (!found.ok) return found;
  const { book, loaded } = found.value;
  const { today, club } = loaded;
  const duties = listedDuties(book, loaded, addYears(today, 1)).filter(
    ({ rule }) => !(isForOthers && isOwnDuty(rule.code)),
  );
  const ahead = duties.filter(
    (one) =>
      isOpen(one) && one.counts && !one.rule.isOptional && compareDates(one.dueOn, today) >= 0,
  );
  const overdue = duties.filter(({ isOverdue }) => isOverdue);
  const soon = addDays(today, SOON_DAYS);
  return ok({
    today,
    next: viewsOf(ctx, found.value, [...overdue, ...ahead].slice(0, atMost)),
    overdueCount: overdue.length,
    dueSoonCount: ahead.filter(({ dueOn }) => compareDates(dueOn, soon) <= 0).length,
    isFiscalYearKnown: club.facts.fiscal_year_month !== undefined,
  });
}
