import type { TxCtx } from "#modules/platform/ctx.server";
import type { TakenUses } from "./use";

/** What is still open: neither used nor given back. */
export const open = { usedAt: null, releasedAt: null } as const;

/**
 * Locks a discount until the transaction ends, so that its uses are counted by one at a time.
 * @returns its id; undefined when there is none
 */
export async function lockDiscount(
  tx: TxCtx,
  which: { readonly id: number } | { readonly code: string },
): Promise<number | undefined> {
  const [row] =
    "id" in which
      ? await tx.tx.$queryRaw<{ id: number }[]>`
          SELECT "id" FROM "discounts" WHERE "id" = ${which.id} FOR NO KEY UPDATE`
      : await tx.tx.$queryRaw<{ id: number }[]>`
          SELECT "id" FROM "discounts" WHERE "code" = ${which.code} FOR NO KEY UPDATE`;
  return row?.id;
}

/** The uses of a locked discount that are taken, without the one kept free for this account. */
export async function takenUses(
  tx: TxCtx,
  discountId: number,
  accountId: number,
): Promise<TakenUses> {
  const [row] = await tx.tx.$queryRaw<{ byAll: bigint; byAccount: bigint }[]>`
    SELECT count(*) AS "byAll", count(*) FILTER (WHERE "account_id" = ${accountId}) AS "byAccount"
    FROM "discount_reservations"
    WHERE "discount_id" = ${discountId} AND "released_at" IS NULL
      AND ("used_at" IS NOT NULL OR "attempt_ref" IS NOT NULL
        OR ("expires_at" > ${tx.now()} AND "account_id" <> ${accountId}))`;
  return { byAll: Number(row?.byAll ?? 0), byAccount: Number(row?.byAccount ?? 0) };
}

/**
 * Keeps a use of a locked discount free for an account, again when one is kept already.
 * @returns the reservation; undefined when a payment under way has it
 */
export async function keepUse(
  tx: TxCtx,
  use: { readonly discountId: number; readonly accountId: number; readonly expiresAt: Date },
): Promise<number | undefined> {
  const now = tx.now();
  const [row] = await tx.tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "discount_reservations" ("discount_id", "account_id", "expires_at", "created_at")
    VALUES (${use.discountId}, ${use.accountId}, ${use.expiresAt}, ${now})
    ON CONFLICT ("discount_id", "account_id") WHERE "used_at" IS NULL AND "released_at" IS NULL
    DO UPDATE SET "expires_at" = EXCLUDED."expires_at", "created_at" = EXCLUDED."created_at"
    WHERE "discount_reservations"."attempt_ref" IS NULL
    RETURNING "id"`;
  return row?.id;
}

/** Gives back what is kept free for an account and no payment under way has; how many there were. */
export async function giveBack(tx: TxCtx, accountId: number, except?: number): Promise<number> {
  const { count } = await tx.tx.discountReservation.updateMany({
    where: { accountId, attemptRef: null, ...open, ...(except && { id: { not: except } }) },
    data: { releasedAt: tx.now() },
  });
  return count;
}
