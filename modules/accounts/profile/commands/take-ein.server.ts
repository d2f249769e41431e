import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { tellAccountChanged } from "../../account-changed.server";
import { lockAccount } from "../../organization/lock-account.server";
import { publishListing } from "../../organization/publish-listing.server";

/**
 * Takes the EIN from an account that has one which is not its own, so that its owner can say it. For
 * staff whose work accounts are.
 * @returns refusal `not_found`, also when it has none
 */
export async function takeEin(ctx: Ctx, accountId: number): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockAccount(tx, accountId);
    const before = await tx.tx.account.findUnique({ where: { id: accountId } });
    const { count } = await tx.tx.account.updateMany({
      where: { id: accountId, ein: { not: null }, mergedIntoId: null },
      data: { ein: null },
    });
    if (count !== 1) return refuse({ code: "not_found" });
    await publishListing(tx, accountId);
    await tellAccountChanged(tx, accountId);
    const data = { was: before?.ein ?? null, ein: null };
    await audit(tx, { action: "accounts.ein-set", subject: `account:${accountId}`, data });
    return ok(undefined);
  });
}
