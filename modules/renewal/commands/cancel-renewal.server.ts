import { changeBonus } from "#modules/accounts/index.server";
import { returnBonus, voidInvoice } from "#modules/billing/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message, translator } from "#modules/platform/messages";
import { type Cents, cents } from "#modules/platform/money";
import { ok, type Result, refuse } from "#modules/platform/result";
import { renewalLineWords } from "../line-words";
import { renewalMessages } from "../messages";
import { asSystem, endRenewal, mayRenew, openRenewal, readLockedAccount } from "../store.server";

/**
 * Cancels an account's open renewal: the invoice is voided and the bonus goes back to the balance.
 * For the account's own people and staff.
 * @returns how much bonus came back; refusal `not_found`, `conflict` (no open renewal, something
 *   but bonus paid on it, a payment under way)
 */
export async function cancelRenewal(
  ctx: Ctx,
  { accountId }: { readonly accountId: number },
): Promise<Result<{ bonus: Cents }>> {
  if (!mayRenew(ctx.actor, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<{ bonus: Cents }>> => {
    if (!(await readLockedAccount(tx, accountId))) return refuse({ code: "not_found" });
    const renewal = await openRenewal(tx, accountId);
    if (!renewal || renewal.balance <= 0) {
      return refuse({ code: "conflict", message: message(renewalMessages, "nothingToCancel") });
    }
    const { id, invoiceId } = renewal;
    const system = asSystem(tx);
    // Kept with the invoice, which is in English.
    const note = translator(renewalLineWords, "en")("note.cancelled");
    const returned = await returnBonus(system, { invoiceId, note });
    if (!returned.ok) return returned;
    const bonus = returned.value;
    const voided = await voidInvoice(system, { invoiceId, note });
    if (!voided.ok) return voided;
    if (bonus > cents(0)) {
      const given = await changeBonus(system, { accountId, by: bonus });
      if (!given.ok) return given;
    }
    if (!(await endRenewal(tx, id, "cancelled"))) throw new Error("the account's lock keeps it");
    await audit(tx, { action: "renewal.cancelled", subject: `renewal:${id}`, data: { invoiceId } });
    return ok({ bonus });
  });
}
