import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { compareDates, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { extensionCode } from "../domain/duties-of";
import { isReturn } from "../domain/return-form";
import { dutiesMessages } from "../messages";
import { actorId, type DutyKey } from "../store.server";
import {
  type Changed,
  type Changing,
  changeDuty,
  conflict,
  keepProofs,
  missingProof,
  ownFiles,
  readPast,
  refuseSettled,
  type SentProof,
  withdrawProofs,
  writeMark,
} from "./change-duty.server";
import { extend } from "./extend-return.server";

export interface DoneDuty extends DutyKey, SentProof {
  /** The day on which it was done, as it was typed. */
  readonly doneOn: string;
}

/**
 * Marks a duty done, with the proof that its rule wants: the club's people and staff may. Of two at
 * once one does, and the other is told by whom it was done.
 * Refusals: `not_found`, also for a file of another account; `invalid` at `done_on`,
 * `file_uploads`, `number`, `is_seen`; `conflict` when it is settled already.
 */
export const markDone = (ctx: Ctx, input: DoneDuty): Promise<Result<void>> =>
  changeDuty(ctx, input, (tx, changing) => done(tx, changing, input));

async function done(tx: TxCtx, changing: Changing, sent: DoneDuty): Promise<Result<Changed>> {
  const { key, duty, today } = changing;
  if (duty.rule.isAutomatic) return conflict("bySelf");
  if (duty.mark?.state || duty.waiver) return refuseSettled(tx, duty);
  if (key.code === extensionCode) {
    return extend(tx, changing, { ...sent, filedOn: sent.doneOn }, "done_on");
  }
  const fileIds = await ownFiles(tx, key.accountId, sent.files);
  if (!fileIds) return refuse({ code: "not_found" });
  const read = readPast(sent.doneOn, today);
  const errors: FieldErrors = {};
  if ("wrong" in read) errors.done_on = [read.wrong];
  else if (isReturn(key.code) && duty.opensOn && compareDates(read.day, duty.opensOn) < 0) {
    const date = formatLongDate(duty.opensOn, tx);
    errors.done_on = [message(dutiesMessages, "dayTooEarly", { date })];
  }
  Object.assign(errors, missingProof(duty.rule.proof, sent, fileIds.length));
  if ("wrong" in read || Object.keys(errors).length > 0) {
    return refuse({ code: "invalid", errors });
  }
  const isWritten = await writeMark(
    tx,
    changing,
    { state: null },
    {
      state: "done",
      doneOn: toUtcDate(read.day),
      dueOn: toUtcDate(duty.dueOn),
      reason: "",
      userId: actorId(tx),
      settledAt: tx.now(),
    },
  );
  if (!isWritten) return conflict("doneAlready");
  const isSeen = sent.isSeen && duty.rule.proof.includes("seen");
  await keepProofs(tx, key, { number: sent.number, fileIds, isSeen });
  return ok({ kind: "done", data: { on: read.day } });
}

/**
 * Opens a duty again that was marked done; the proofs that people brought go with it. Refusals:
 * `not_found`; `conflict` when it is open.
 */
export const undoDone = (ctx: Ctx, key: DutyKey): Promise<Result<void>> =>
  changeDuty(ctx, key, async (tx, changing): Promise<Result<Changed>> => {
    const { mark } = changing.duty;
    if (mark?.state !== "done") return conflict("notSettled");
    const open = { state: null, doneOn: null, dueOn: null, userId: null, settledAt: null };
    if (!(await writeMark(tx, changing, { state: "done" }, open))) return conflict("notSettled");
    await withdrawProofs(tx, changing.key);
    return ok({ kind: "done_undone" });
  });
