import { invoiceMoney } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import type { Cents } from "#modules/platform/money";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { closeJoiningInvoice } from "../close-joining-invoice.server";
import { applicationLimits } from "../contract";
import { applicationsMessages } from "../messages";
import { areWaiverWords, decide, moveTo } from "../move.server";

/** What is open of a joining invoice need not be paid. */
export interface Waiver {
  /** Why, for the applicant and the account's statement. */
  readonly reason: string;
  /** What the person saw open. */
  readonly open: Cents;
}

/**
 * Moves a submitted application on to paid. While something is open of its joining invoice that
 * takes a waiver, which credits the rest of the invoice; who waives needs the work `money` too. For
 * staff, and for the system.
 * @returns refusal `not_found`, `forbidden`, `confirm`; `invalid` at `reason`; `conflict` in any
 *   other state, with an open invoice and no waiver, or when another amount is open
 */
export async function markApplicationPaid(
  ctx: Ctx,
  id: number,
  waiver?: Waiver,
): Promise<Result<void>> {
  return decide(ctx, id, async (tx, application) => {
    if (waiver && !areWaiverWords(waiver.reason)) {
      const max = applicationLimits.waiver;
      return refuseField("reason", message(applicationsMessages, "words", { max }));
    }
    const note = waiver?.reason.trim();
    const moved = await moveTo(tx, application, { to: "paid", note, data: { paidAt: tx.now() } });
    if (!moved.ok) return moved;
    const { invoiceId } = application;
    const money = invoiceId === null ? undefined : await invoiceMoney(tx, invoiceId);
    if (!money || (money.balance === 0 && !waiver)) return ok(undefined);
    if (!waiver) {
      return refuse({ code: "conflict", message: message(applicationsMessages, "invoiceOpen") });
    }
    const { reason, open } = waiver;
    return closeJoiningInvoice(tx, { invoiceId: money.id, open, note: reason, why: "waived" });
  });
}
