import type { Ctx } from "#modules/platform/ctx.server";
import { compareDates, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { dutiesMessages } from "../messages";
import { snoozeOf } from "../shown";
import type { DutyKey } from "../store.server";
import {
  type Changed,
  changeDuty,
  conflict,
  readDay,
  refuseSettled,
  words,
  writeMark,
} from "./change-duty.server";

export interface SnoozedDuty extends DutyKey {
  /** The day from which letters go again, as it was typed. */
  readonly until: string;
}

/**
 * Sends no letters about a duty until a day, at most 30 days after its date; its date and what is
 * thought of the club stay. The club's people and staff may. Refusals: `not_found`; `invalid` at
 * `until`; `conflict` when it is settled.
 */
export const snoozeDuty = (ctx: Ctx, input: SnoozedDuty): Promise<Result<void>> =>
  changeDuty(ctx, input, async (tx, changing): Promise<Result<Changed>> => {
    const { duty, today } = changing;
    if (duty.state !== "open") return refuseSettled(tx, duty);
    const read = readDay(input.until);
    if ("wrong" in read) return refuseField("until", read.wrong);
    if (compareDates(read.day, today) <= 0) return refuseField("until", words("snoozeAhead"));
    const latest = snoozeOf(duty, today)?.until ?? today;
    if (compareDates(read.day, latest) > 0) {
      const date = formatLongDate(latest, tx);
      return refuseField("until", message(dutiesMessages, "snoozeTooLate", { date }));
    }
    const data = { snoozedUntil: toUtcDate(read.day) };
    if (!(await writeMark(tx, changing, { state: null }, data))) return conflict("doneAlready");
    return ok({ kind: "snoozed", data: { until: read.day } });
  });

/** Lets letters about a duty go again. Refusals: `not_found`; `conflict` when it was not put off. */
export const undoSnooze = (ctx: Ctx, input: DutyKey): Promise<Result<void>> =>
  changeDuty(ctx, input, async (tx, changing): Promise<Result<Changed>> => {
    if (!changing.duty.mark?.snoozedUntil) return conflict("notSnoozed");
    const where = { snoozedUntil: { not: null } };
    if (!(await writeMark(tx, changing, where, { snoozedUntil: null }))) {
      return conflict("notSnoozed");
    }
    return ok({ kind: "snooze_undone" });
  });
