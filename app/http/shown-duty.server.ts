import { type DutyView, kindOfLevel } from "#modules/duties/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { dateFormatter } from "#modules/platform/formatters";
import { translator } from "#modules/platform/messages";
import { calendarPaths } from "~/http/calendar-paths";
import type { ShownDuty } from "~/parts/calendar/shown-duty";
import { calendarWords } from "~/parts/calendar/words";

export interface ShownOn {
  readonly today: CivilDate;
  /** For addresses; undefined for the person's first account. */
  readonly named: number | undefined;
}

const DAY = 86_400_000;
/** So many days before its date a duty draws the eye. */
const SOON = 30;

/** How many days from one day to another; below 0 back. */
const daysTo = (from: CivilDate, to: CivilDate) =>
  Math.round((toUtcDate(to).getTime() - toUtcDate(from).getTime()) / DAY);

/** "in 12 days", "today", "3 days ago". */
export function wordDistance({ locale }: Ctx, today: CivilDate, day: CivilDate): string {
  const t = translator(calendarWords, locale);
  const count = daysTo(today, day);
  if (count === 0) return t("today");
  if (count === 1) return t("tomorrow");
  return count > 0 ? t("inDays", { count }) : t("daysAgo", { count: -count });
}

/** "Mon, Nov 16": a date beside its month's heading. */
const shortDay = (day: CivilDate, { formatLocale }: Ctx) =>
  dateFormatter(formatLocale, { weekday: "short", month: "short", day: "numeric" }).format(
    toUtcDate(day),
  );

/** A duty as calendar and home show it: its dates in words. */
export function showDuty(ctx: Ctx, duty: DutyView, { today, named }: ShownOn): ShownDuty {
  const { code, period, state, dueOn, source } = duty;
  const left = daysTo(today, dueOn);
  const isSoon = state === "open" && left >= 0 && left <= SOON && duty.counts && !duty.isOptional;
  return {
    key: `${code}/${period}`,
    code,
    period,
    to: calendarPaths.duty(code, period, named),
    title: duty.title,
    level: kindOfLevel(duty.level),
    mark: state !== "open" ? state : duty.isOverdue ? "overdue" : isSoon ? "soon" : "open",
    isOpen: state === "open",
    dueOn,
    due: formatLongDate(dueOn, ctx),
    day: shortDay(dueOn, ctx),
    distance: wordDistance(ctx, today, dueOn),
    role: duty.role,
    reason: duty.reason,
    source: {
      name: source.name,
      url: source.url,
      readOn: source.readOn ? formatLongDate(source.readOn, ctx) : "",
    },
    notes: wordNotes(ctx, duty),
    tick: tickOf(duty, today),
    version: duty.version,
  };
}

/** So many days before its date a duty may be ticked in the list. */
const NEAR = 60;

/**
 * A duty that wants no proof is ticked in the list, where what was ticked is undone. What lies far
 * ahead, or is not open yet, is not done by a slip of the thumb.
 */
function tickOf(duty: DutyView, today: CivilDate): ShownDuty["tick"] {
  const { state, isMarkedByHand, proofWanted, done, opensOn, dueOn } = duty;
  if (!isMarkedByHand) return null;
  if (state === "done" && done) return "undo";
  if (state !== "open" || proofWanted.length > 0) return null;
  const isToCome = opensOn !== null && compareDates(opensOn, today) > 0;
  return isToCome || daysTo(today, dueOn) > NEAR ? null : "done";
}

/** What is to be said of a duty's date and state, a sentence each. */
function wordNotes(ctx: Ctx, duty: DutyView): readonly string[] {
  const t = translator(calendarWords, ctx.locale);
  const dated = (day: CivilDate) => formatLongDate(day, ctx);
  const { done, seen, waived, actBy, opensOn, closesOn, extension, snoozedUntil } = duty;
  const isOpen = duty.state === "open";
  return [
    isOpen && !duty.counts && t("later"),
    isOpen && opensOn && closesOn && t("window", { from: dated(opensOn), until: dated(closesOn) }),
    isOpen && actBy && t("actBy", { date: dated(actBy) }),
    isOpen && extension && t("extendedTo", { date: dated(extension.filedOn) }),
    isOpen && duty.isOptional && t("optional"),
    isOpen && snoozedUntil && t("snoozed", { date: dated(snoozedUntil) }),
    done &&
      (done.by
        ? t("doneBy", { date: dated(done.on), name: done.by })
        : t("doneOn", { date: dated(done.on) })),
    seen && t("seenIn", { date: dated(seen.asOf) }),
    waived &&
      (waived.by
        ? t("waivedBy", { name: waived.by, reason: waived.reason })
        : t("waivedFor", { reason: waived.reason })),
    duty.isUnseen && t("unseen"),
    duty.check,
  ].filter((note) => typeof note === "string" && note !== "") as string[];
}
