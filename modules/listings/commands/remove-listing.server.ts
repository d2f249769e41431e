import type { TxCtx } from "#modules/platform/ctx.server";

/** Takes an account that was merged into another one out of the listing search. */
export async function removeListing({ tx }: TxCtx, accountId: number): Promise<void> {
  await tx.$executeRaw`DELETE FROM listing_index.account_words WHERE account_id = ${accountId}`;
  await tx.$executeRaw`DELETE FROM listing_index.accounts WHERE account_id = ${accountId}`;
}
