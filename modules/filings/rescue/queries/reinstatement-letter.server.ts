import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";

/** A letter of the IRS that gave an exemption back. */
export interface ReinstatementLetter {
  /** The day of the letter. */
  readonly reinstatedOn: CivilDate;
  /** The account's file of it. */
  readonly fileId: number;
  readonly handedInAt: Date;
}

/**
 * The latest letter that gave an account's exemption back, as its people handed it in. Undefined
 * without one, and for everybody but the account's own people, staff and the system.
 */
export async function reinstatementLetter(
  ctx: Ctx,
  accountId: number,
): Promise<ReinstatementLetter | undefined> {
  if (!isOfAccount(ctx, accountId)) return undefined;
  const row = await reader(ctx).rescue.findFirst({
    where: { accountId, endedAt: { not: null } },
    orderBy: { reinstatedOn: "desc" },
  });
  if (!row?.reinstatedOn || !row.letterFileId || !row.endedAt) return undefined;
  const { reinstatedOn, letterFileId: fileId, endedAt: handedInAt } = row;
  return { reinstatedOn: fromUtcDate(reinstatedOn), fileId, handedInAt };
}
