import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { tellAccountChanged } from "../account-changed.server";
import { publishListing } from "./publish-listing.server";

interface EinChange {
  readonly accountId: number;
  /** Nine digits, without the hyphen; null for none. So with `ein`. */
  readonly was: string | null;
  readonly ein: string | null;
}

/**
 * Changes which EIN an account has. Joins the caller's transaction; whoever calls has asked whether the actor
 * may, and `einHolders` whether another account has it.
 * @returns false where the account has another one than `was` by now, or is none any more
 */
export async function changeEin(tx: TxCtx, { accountId, was, ein }: EinChange): Promise<boolean> {
  const { count } = await tx.tx.account.updateMany({
    where: { id: accountId, ein: was, mergedIntoId: null },
    data: { ein },
  });
  if (count === 0) return false;
  await publishListing(tx, accountId);
  await tellAccountChanged(tx, accountId);
  await audit(tx, {
    action: "accounts.ein-set",
    subject: `account:${accountId}`,
    data: { was, ein },
  });
  return true;
}
