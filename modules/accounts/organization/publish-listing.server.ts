import { listAccount } from "#modules/listings/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Tells the listing search what the public may find of an account now: members alone that
 * are not suspended, with the place only where the profile shows it. Called by whatever changes one of these.
 */
export async function publishListing(tx: TxCtx, accountId: number): Promise<void> {
  const account = await tx.tx.account.findUnique({
    where: { id: accountId },
    select: {
      name: true,
      city: true,
      state: true,
      showsPlace: true,
      renewalDueAt: true,
      suspendedAt: true,
      ein: true,
    },
  });
  if (!account?.renewalDueAt) return;
  const { name, showsPlace, ein } = account;
  const isHidden = account.suspendedAt !== null;
  const place = (part: string | null) => (showsPlace && part ? part : "");
  const city = place(account.city);
  const state = place(account.state);
  await listAccount(tx, { accountId, name, city, state, isHidden, ein });
}
