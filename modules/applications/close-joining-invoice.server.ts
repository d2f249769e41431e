import { creditInvoice, invoiceMoney, voidInvoice } from "#modules/billing/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import type { Cents } from "#modules/platform/money";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { applicationsMessages } from "./messages";

export interface Closing {
  readonly invoiceId: number;
  /** What the person saw open. */
  readonly open: Cents;
  /** For the account's statement. */
  readonly note: string;
  readonly why: "waived" | "declined";
}

const refuseChanged = (): Refused =>
  refuse({ code: "conflict", message: message(applicationsMessages, "openChanged") });

/**
 * Leaves nothing open of a joining invoice: one that nobody will pay is voided, of any other the
 * rest is credited. Billing asks who may.
 * @returns refusals `forbidden`, `confirm`; `conflict` when another amount is open, or is being paid
 */
export async function closeJoiningInvoice(
  tx: TxCtx,
  { invoiceId, open, note, why }: Closing,
): Promise<Result<void>> {
  const money = await invoiceMoney(tx, invoiceId);
  if (!money || money.balance !== open) return refuseChanged();
  if (open === 0) return ok(undefined);
  const closed =
    why === "declined" && money.isUntouched
      ? await voidInvoice(tx, { invoiceId, note })
      : await creditInvoice(tx, { invoiceId, amount: open, note, key: why });
  if (!closed.ok) return closed;
  // Billing locks the invoice: what came between is seen from here.
  const left = await invoiceMoney(tx, invoiceId);
  return left?.balance === 0 ? ok(undefined) : refuseChanged();
}
