import { extendedReturnDueOn } from "#modules/compliance/contract";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { compareDates, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { extensionCode } from "../domain/duties-of";
import { isReturn, mayBeExtended } from "../domain/return-form";
import { dutyOfPeriod } from "../find-duty.server";
import { dutiesMessages } from "../messages";
import type { DutyKey } from "../store.server";
import {
  type Changed,
  type Changing,
  changeDuty,
  conflict,
  keepProofs,
  ownFiles,
  readPast,
  refuseSettled,
  withdrawProofs,
  writeMark,
} from "./change-duty.server";

export interface ExtendedReturn extends DutyKey {
  /** The day on which Form 8868 was filed, as it was typed. */
  readonly filedOn: string;
  readonly number: string;
  /** The value of a dropbox. */
  readonly files: string;
}

/**
 * Records that an extension of a 990-EZ or 990 was filed, by its due date: the return's date moves.
 * The club's people and staff may. Refusals: `not_found`, also for a file of another account;
 * `invalid` at `filed_on`; `conflict` for a return that has no extension, has one, or is settled.
 */
export const recordExtension = (ctx: Ctx, input: ExtendedReturn): Promise<Result<void>> =>
  changeDuty(ctx, input, (tx, changing) => extend(tx, changing, input));

/** The return that an extension is about: the duty itself, or that of the same period. */
function returnOf({ duty, club, key }: Changing): Pick<Changing, "duty" | "key"> | undefined {
  if (isReturn(duty.rule.code)) return { duty, key };
  if (duty.rule.code !== extensionCode) return undefined;
  const found = dutyOfPeriod(club, duty.period, (one) => mayBeExtended(one.rule.code));
  return found && { duty: found, key: { ...key, code: found.rule.code } };
}

export async function extend(
  tx: TxCtx,
  changing: Changing,
  { filedOn, number, files }: Omit<ExtendedReturn, keyof DutyKey>,
): Promise<Result<Changed>> {
  const { today } = changing;
  const of = returnOf(changing);
  if (!of) return conflict("noExtensionHere");
  const { duty, key } = of;
  const { end } = duty.basis;
  if (!mayBeExtended(duty.rule.code) || !end) return conflict("noExtension");
  if (duty.extendedOn) return conflict("extendedAlready");
  if (duty.mark?.state || duty.waiver) return refuseSettled(tx, duty);
  const fileIds = await ownFiles(tx, key.accountId, files);
  if (!fileIds) return refuse({ code: "not_found" });
  const read = readPast(filedOn, today);
  if ("wrong" in read) return refuseField("filed_on", read.wrong);
  if (compareDates(read.day, duty.dueOn) > 0) {
    const date = formatLongDate(duty.dueOn, tx);
    return refuseField("filed_on", message(dutiesMessages, "extensionLate", { date }));
  }
  const where = { state: null, extendedOn: null };
  if (!(await writeMark(tx, of, where, { extendedOn: toUtcDate(read.day) }))) {
    return conflict("extendedAlready");
  }
  await keepProofs(tx, { ...key, code: extensionCode }, { number, fileIds, isSeen: false });
  const dueOn = extendedReturnDueOn(end);
  return ok({ kind: "extended", data: { filedOn: read.day, dueOn }, key });
}

/** Takes a recorded extension back. Refusals: `not_found`; `conflict` when there is none, or it is settled. */
export const undoExtension = (ctx: Ctx, input: DutyKey): Promise<Result<void>> =>
  changeDuty(ctx, input, async (tx, changing): Promise<Result<Changed>> => {
    const of = returnOf(changing);
    if (!of?.duty.extendedOn) return conflict("notExtended");
    if (of.duty.mark?.state) return refuseSettled(tx, of.duty);
    const where = { state: null, extendedOn: { not: null } };
    if (!(await writeMark(tx, of, where, { extendedOn: null }))) return conflict("notExtended");
    await withdrawProofs(tx, { ...of.key, code: extensionCode });
    return ok({ kind: "extension_undone", key: of.key });
  });
