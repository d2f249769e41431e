import type { TxCtx } from "../ctx.server";

/**
 * Claims a key in the transaction of the effect that it stands for. A second transaction with the
 * same key waits for the first one's end.
 * @returns true exactly when the effect is still to be made; false when a committed transaction
 * made it already.
 */
export async function processOnce(tx: TxCtx, key: string): Promise<boolean> {
  const inserted = await tx.tx.$executeRaw`
    INSERT INTO inbox_keys (key) VALUES (${key}) ON CONFLICT (key) DO NOTHING`;
  return inserted === 1;
}
