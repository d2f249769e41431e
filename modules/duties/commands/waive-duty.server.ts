import type { Ctx } from "#modules/platform/ctx.server";
import { toUtcDate } from "#modules/platform/dates";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { actorId, type DutyKey } from "../store.server";
import {
  type Changed,
  changeDuty,
  conflict,
  refuseSettled,
  words,
  writeMark,
} from "./change-duty.server";

export interface WaivedDuty extends DutyKey {
  readonly reason: string;
}

/**
 * Says that a duty is not for the club: the club's people and staff may. What recurs is not asked
 * again until that is undone, but for what the IRS asks, which is asked each period.
 * Refusals: `not_found`; `invalid` at `reason` without one; `conflict` when it is settled.
 */
export const waiveDuty = (ctx: Ctx, input: WaivedDuty): Promise<Result<void>> =>
  changeDuty(ctx, input, async (tx, changing): Promise<Result<Changed>> => {
    const { duty } = changing;
    const reason = input.reason.trim();
    if (duty.rule.isAutomatic) return conflict("bySelf");
    if (duty.state !== "open") return refuseSettled(tx, duty);
    if (reason === "") return refuseField("reason", words("reasonMissing"));
    const data = {
      state: "waived",
      reason,
      dueOn: toUtcDate(duty.dueOn),
      userId: actorId(tx),
      settledAt: tx.now(),
    };
    if (!(await writeMark(tx, changing, { state: null }, data))) return conflict("doneAlready");
    return ok({ kind: "waived", data: { reason } });
  });

/**
 * Asks for a duty again that was not for the club, whichever period that was said of. Refusals:
 * `not_found`; `conflict` when nobody said so.
 */
export const undoWaiver = (ctx: Ctx, input: DutyKey): Promise<Result<void>> =>
  changeDuty(ctx, input, async (tx, { key, duty }): Promise<Result<Changed>> => {
    const { waiver } = duty;
    if (!waiver) return conflict("notSettled");
    const of = { ...key, period: waiver.period };
    const open = { state: null, reason: "", dueOn: null, userId: null, settledAt: null };
    const changing = { key: of, duty: { ...duty, mark: waiver } };
    if (!(await writeMark(tx, changing, { state: "waived" }, open))) return conflict("notSettled");
    return ok({ kind: "waived_undone", key: of });
  });
