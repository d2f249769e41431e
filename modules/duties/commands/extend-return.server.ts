import { extendedReturnDueOn } from "#modules/compliance/contract";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, compareDates, toUtcDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { type MessageRef, message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { extensionCode } from "../domain/duties-of";
import { isReturn, mayBeExtended } from "../domain/return-form";
import { dutyOfPeriod } from "../find-duty.server";
import { dutiesMessages } from "../messages";
import { extensionProof } from "../read-club.server";
import type { DutyKey } from "../store.server";
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

export interface ExtendedReturn extends DutyKey, SentProof {
  /** The day on which Form 8868 was filed, as it was typed. */
  readonly filedOn: string;
}

/**
 * Records that an extension of a 990-EZ or 990 was filed, after its year and by its due date, with the
 * proof that the rule of Form 8868 wants: the return's date moves. The club's people and staff may.
 * Refusals: `not_found`, also for a file of another account; `invalid` at `filed_on`, and at
 * `file_uploads`, `number` or `is_seen` without proof; `conflict` for a return that has no extension, has one, or is settled.
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
  { filedOn, number, files, isSeen }: Omit<ExtendedReturn, keyof DutyKey>,
  dayField: "filed_on" | "done_on" = "filed_on",
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
  const wanted = extensionProof(changing.club.book);
  const errors: FieldErrors = missingProof(wanted, { number, isSeen }, fileIds.length);
  const wrong = "wrong" in read ? read.wrong : dayWrong(read.day, { end, dueOn: duty.dueOn }, tx);
  if (wrong) errors[dayField] = [wrong];
  if ("wrong" in read || Object.keys(errors).length > 0) {
    return refuse({ code: "invalid", errors });
  }
  const where = { state: null, extendedOn: null };
  if (!(await writeMark(tx, of, where, { extendedOn: toUtcDate(read.day) }))) {
    return conflict("extendedAlready");
  }
  await keepProofs(
    tx,
    { ...key, code: extensionCode },
    {
      number,
      fileIds,
      isSeen: isSeen && wanted.includes("seen"),
    },
  );
  const dueOn = extendedReturnDueOn(end);
  return ok({ kind: "extended", data: { filedOn: read.day, dueOn }, key });
}

/** Why no extension was filed on a day: it is asked for when the year is over, until the return is due. */
function dayWrong(
  day: CivilDate,
  { end, dueOn }: { readonly end: CivilDate; readonly dueOn: CivilDate },
  ctx: Ctx,
): MessageRef | undefined {
  if (compareDates(day, end) <= 0) {
    const date = formatLongDate(addDays(end, 1), ctx);
    return message(dutiesMessages, "dayTooEarly", { date });
  }
  if (compareDates(day, dueOn) <= 0) return undefined;
  return message(dutiesMessages, "extensionLate", { date: formatLongDate(dueOn, ctx) });
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
