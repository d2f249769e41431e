import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { tellAccountChanged } from "../account-changed.server";
import { publishListing } from "./publish-listing.server";

/**
 * Gives an account that has no EIN yet one. Joins the caller's transaction; whoever calls has asked whether
 * the actor may, and `einHolders` whether another account has it.
 * @param ein nine digits, without the hyphen
 * @returns false where the account has one by now, or is none any more
 */
export async function giveEin(
  tx: TxCtx,
  { accountId, ein }: { readonly accountId: number; readonly ein: string },
): Promise<boolean> {
  const { count } = await tx.tx.account.updateMany({
    where: { id: accountId, ein: null, mergedIntoId: null },
    data: { ein },
  });
  if (count === 0) return false;
  await publishListing(tx, accountId);
  await tellAccountChanged(tx, accountId);
  await audit(tx, {
    action: "accounts.ein-set",
    subject: `account:${accountId}`,
    data: { was: null, ein },
  });
  return true;
}
