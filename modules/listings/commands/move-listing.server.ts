import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Takes an account that was merged into another one out of the listing search.
 * @returns the EIN that it had, where the other one has none there
 */
export async function moveListing(
  { tx }: TxCtx,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<string | undefined> {
  await tx.$executeRaw`DELETE FROM listing_index.account_words WHERE account_id = ${from}`;
  const [gone] = await tx.$queryRaw<{ ein: string | null }[]>`
    DELETE FROM listing_index.accounts WHERE account_id = ${from} RETURNING ein`;
  const [own] = await tx.$queryRaw<{ ein: string | null }[]>`
    SELECT ein FROM listing_index.accounts WHERE account_id = ${into}`;
  return own?.ein ? undefined : (gone?.ein ?? undefined);
}
