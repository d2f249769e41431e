import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { changeEin } from "../../organization/change-ein.server";
import { lockAccount } from "../../organization/lock-account.server";

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
    const was = before?.ein;
    const isTaken = was && (await changeEin(tx, { accountId, was, ein: null }));
    return isTaken ? ok(undefined) : refuse({ code: "not_found" });
  });
}
