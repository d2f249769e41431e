import { ownedFileIds } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import {
  addDays,
  type CivilDate,
  compareDates,
  parseCivilDate,
  toUtcDate,
} from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { type MessageRef, message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import type { FindingCode } from "../domain/judge";
import { recomputeMany } from "../judging/recompute.server";
import { standingRefusals } from "../messages";
import { readStanding } from "../queries/read-standing.server";
import { REINSTATEMENT } from "../schemas";

/** So long at most a finding is set aside. */
const MOST_DAYS = 90;

/** An override as the form has it: dates and ids as typed. */
export interface NewOverride {
  readonly accountId: number;
  /** A finding's code, `reinstatement`, or "" for none. */
  readonly finding: FindingCode | typeof REINSTATEMENT | "";
  readonly letter_on: string;
  readonly reason: string;
  /** The id of a file of the account. */
  readonly file: string;
  readonly ends_on: string;
}

interface Judged {
  readonly codes: readonly FindingCode[];
  readonly letterOn: CivilDate | undefined;
  readonly reason: string;
  readonly fileId: number;
  readonly endsOn: CivilDate;
}

/**
 * Sets a finding aside until a day, by a document of the club, or takes in the IRS's letter that gives
 * an exemption back. For staff whose work accounts are, and the system.
 * @returns refusal `forbidden`, `not_found`, `invalid` with what is wrong at each field
 */
export async function addOverride(ctx: Ctx, input: NewOverride): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  const judged = await judgeOverride(ctx, input);
  if (!judged.ok) return judged;
  const { accountId } = input;
  const { codes, letterOn, reason, fileId, endsOn } = judged.value;
  return inTransaction(ctx, async (tx) => {
    const { id } = await tx.tx.standingOverride.create({
      data: {
        accountId,
        codes: [...codes],
        letterOn: letterOn ? toUtcDate(letterOn) : null,
        reason,
        fileId,
        endsOn: toUtcDate(endsOn),
        createdAt: tx.now(),
        createdById: tx.actor.kind === "user" ? tx.actor.userId : null,
      },
    });
    const data = { override: id, codes: [...codes], letterOn: letterOn ?? null, endsOn, reason };
    await settle(tx, accountId, { action: "standing.override-added", data });
    return ok(undefined);
  });
}

/**
 * Ends what staff set aside before its day. For staff whose work accounts are, and the system.
 * @returns refusal `forbidden`, `not_found`, `conflict` when it has ended
 */
export async function endOverride(
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.standingOverride.updateMany({
      where: { id, accountId, endedAt: null },
      data: { endedAt: tx.now() },
    });
    if (count === 0) {
      const isThere = (await tx.tx.standingOverride.count({ where: { id, accountId } })) > 0;
      if (!isThere) return refuse({ code: "not_found" });
      return refuse({ code: "conflict", message: message(standingRefusals, "overrideEnded") });
    }
    await settle(tx, accountId, { action: "standing.override-ended", data: { override: id } });
    return ok(undefined);
  });
}

async function settle(
  tx: TxCtx,
  accountId: number,
  { action, data }: { action: string; data: NonNullable<Parameters<typeof audit>[1]["data"]> },
): Promise<void> {
  await recomputeMany(tx, [accountId], { cause: "override" });
  await audit(tx, { action, subject: `account:${accountId}`, data });
}

async function judgeOverride(ctx: Ctx, input: NewOverride): Promise<Result<Judged>> {
  const { accountId, finding, reason } = input;
  const standing = await readStanding(ctx, accountId);
  if (!standing.ok) return standing;
  const { facts } = standing.value;
  const errors: Record<string, MessageRef[]> = {};
  const wrong = (field: string, ref: MessageRef) => {
    errors[field] = [ref];
  };
  const isLetter = finding === REINSTATEMENT;
  const letterOn = parseCivilDate(input.letter_on);
  if (finding === "") wrong("finding", message(standingRefusals, "findingMissing"));
  if (isLetter) {
    const fault = letterFault(ctx, letterOn, facts);
    if (fault) wrong("letter_on", fault);
  }
  if (reason.trim() === "") wrong("reason", message(standingRefusals, "reasonMissing"));
  const [fileId] = await ownedFileIds(ctx, accountId, [input.file]);
  if (fileId === undefined) wrong("file", message(standingRefusals, "fileMissing"));
  const endsOn = parseCivilDate(input.ends_on);
  const latest = addDays(facts.today, MOST_DAYS);
  if (!endsOn) wrong("ends_on", message(standingRefusals, "endMissing"));
  else if (compareDates(endsOn, facts.today) < 0 || compareDates(endsOn, latest) > 0) {
    wrong(
      "ends_on",
      message(standingRefusals, "endOutside", { date: formatLongDate(latest, ctx) }),
    );
  }
  if (Object.keys(errors).length > 0 || fileId === undefined || !endsOn || finding === "") {
    return refuse({ code: "invalid", errors: errors satisfies FieldErrors });
  }
  const codes = isLetter ? [] : [finding];
  return ok({ codes, letterOn: isLetter ? letterOn : undefined, reason, fileId, endsOn });
}

/** What is wrong with the date of a letter of reinstatement. */
function letterFault(
  ctx: Ctx,
  letterOn: CivilDate | undefined,
  { revocation, today }: { revocation?: { revokedOn: CivilDate }; today: CivilDate },
): MessageRef | undefined {
  if (!letterOn) return message(standingRefusals, "letterDateMissing");
  if (compareDates(letterOn, today) > 0) return message(standingRefusals, "letterDateAhead");
  if (!revocation) return message(standingRefusals, "letterWithoutRevocation");
  const { revokedOn } = revocation;
  if (compareDates(letterOn, revokedOn) > 0) return undefined;
  return message(standingRefusals, "letterTooOld", { date: formatLongDate(revokedOn, ctx) });
}
