import type { TxCtx } from "#modules/platform/ctx.server";
import { savedBefore } from "./domain/retention";

/**
 * Puts bylaws with an account's papers, if they are with nobody's yet; undefined when they are, or
 * when there are none. Of several at once one gets them.
 */
export async function takeUnkept(
  tx: TxCtx,
  where: { hash: string; variant: string },
  accountId: number,
): Promise<number | undefined> {
  const [row] = await tx.tx.bylaws.updateManyAndReturn({
    where: { ...where, accountId: null },
    data: { accountId },
    select: { id: true },
  });
  return row?.id;
}

/**
 * Removes bylaws that are nobody's and had their year, at most so many; what is just being saved or
 * kept is left alone. Returns them with the ids of their versions, whose files are still there.
 */
export async function takeExpired(
  tx: TxCtx,
  atMost: number,
): Promise<{ id: number; versionIds: readonly string[] }[]> {
  const rows = await tx.tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM bylaws WHERE account_id IS NULL AND updated_at < ${savedBefore(tx.now())}
    ORDER BY updated_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED`;
  const ids = rows.map(({ id }) => id);
  const versions = await tx.tx.bylawsVersion.findMany({
    where: { bylawsId: { in: ids } },
    select: { id: true, bylawsId: true },
  });
  await tx.tx.bylaws.deleteMany({ where: { id: { in: ids } } });
  return ids.map((id) => ({
    id,
    versionIds: versions.filter(({ bylawsId }) => bylawsId === id).map((version) => version.id),
  }));
}

/**
 * Takes a failed version back to `preparing`; undefined when the one of this id is not failed (any
 * more).
 */
export async function takeFailedById(
  tx: TxCtx,
  id: string,
): Promise<{ bylawsId: number; number: number } | undefined> {
  const [row] = await tx.tx.bylawsVersion.updateManyAndReturn({
    where: { id, state: "failed" },
    data: { state: "preparing", failure: null },
    select: { bylawsId: true, number: true },
  });
  return row;
}

/** Counts the year of a visitor's bylaws again, as a save does. @returns whose they are, if somebody's */
export async function keepAnotherYear(tx: TxCtx, hash: string): Promise<number | null> {
  const where = { hash };
  const { accountId } = await tx.tx.bylaws.update({ where, data: { updatedAt: tx.now() } });
  return accountId;
}
