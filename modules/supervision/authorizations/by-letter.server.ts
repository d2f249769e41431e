import type { TxCtx } from "#modules/platform/ctx.server";
import { toUtcDate } from "#modules/platform/dates";
import { todayOf } from "../store.server";

/** A letter by which a chapter lets its central organization include it. */
export interface AuthorizingLetter {
  readonly letterId: number;
  readonly groupId: number;
  readonly accountId: number;
}

/** Keeps that a chapter authorized by a letter, from today on: for the room of letters, when it is signed. */
export async function keepLetterAuthorization(
  tx: TxCtx,
  { letterId, groupId, accountId }: AuthorizingLetter,
): Promise<void> {
  const fromOn = toUtcDate(await todayOf(tx, accountId));
  await tx.tx.authorization.create({
    data: { groupId, accountId, fromOn, how: "letter", letterId, at: tx.now() },
  });
}

/** Ends what a letter authorized, for the same room, when it is revoked; one that authorized nothing ends nothing. */
export async function endLetterAuthorization(tx: TxCtx, letterId: number): Promise<void> {
  await tx.tx.authorization.updateMany({
    where: { letterId, withdrawnAt: null },
    data: { withdrawnAt: tx.now() },
  });
}
