import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Holds an account until the transaction ends, so that changes of it go one after the other. Its key
 * stays free: a payment that refers to the account while it holds an invoice never waits for it.
 * @returns false where there is no such account
 */
export async function lockAccount(tx: TxCtx, accountId: number): Promise<boolean> {
  const rows = await tx.tx.$queryRaw<unknown[]>`
    SELECT "id" FROM "accounts" WHERE "id" = ${accountId} FOR NO KEY UPDATE`;
  return rows.length === 1;
}
