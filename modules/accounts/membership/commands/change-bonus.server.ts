import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { type Cents, toAmountText } from "#modules/platform/money";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { accountsMessages } from "../../messages";

/**
 * Takes from an account's bonus balance (`by` is negative) or gives to it. The balance never goes
 * below zero. For staff and the system only; joins the caller's transaction.
 * @returns refusal `forbidden`; `conflict` for taking while somebody claims the account; `not_found` when no such account has as much
 */
export async function changeBonus(
  ctx: Ctx,
  { accountId, by }: { readonly accountId: number; readonly by: Cents },
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const claimed = { id: accountId, claimedAt: { not: null } };
    if (by < 0 && (await tx.tx.account.count({ where: claimed })) > 0) {
      return refuse({ code: "conflict", message: message(accountsMessages, "bonusLocked") });
    }
    const { count } = await tx.tx.account.updateMany({
      where: { id: accountId, bonusBalanceCents: { gte: Math.max(0, -by) } },
      data: { bonusBalanceCents: { increment: by } },
    });
    if (count === 0) return refuse({ code: "not_found" });
    const subject = `account:${accountId}`;
    await audit(tx, { action: "accounts.bonus-changed", subject, data: { by: toAmountText(by) } });
    return ok(undefined);
  });
}
