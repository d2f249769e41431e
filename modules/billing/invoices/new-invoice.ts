import type { CivilDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Cents, largestAmount } from "#modules/platform/money";
import type { FieldErrors } from "#modules/platform/result";
import { billingLimits } from "../limits";
import { billingMessages } from "../messages";
import type { OrderDetailType } from "./line-types";

export interface NewLine {
  readonly type: OrderDetailType;
  readonly label: string;
  /** Negative for a discount or a credit. */
  readonly value: Cents;
}

export interface NewInvoice {
  readonly accountId: number;
  /** The day that the invoice bears; today where the account is when it is left out. */
  readonly documentAt?: CivilDate;
  /** Words for the member, printed on the invoice. */
  readonly publicNotes?: string;
  readonly orderDetails: readonly NewLine[];
}

/** What is wrong with an invoice before it is made; empty when nothing is. */
export function judgeInvoice({ orderDetails, publicNotes = "" }: NewInvoice): FieldErrors {
  const lines = judgeLines(orderDetails);
  const max = billingLimits.publicNotes;
  return {
    ...(lines ? { order_details: [lines] } : {}),
    ...(publicNotes.length > max
      ? { public_notes: [message(billingMessages, "publicNotesTooLong", { max })] }
      : {}),
  };
}

function judgeLines(lines: readonly NewLine[]): MessageRef | undefined {
  if (lines.length === 0) return message(billingMessages, "invoiceLines");
  const max = billingLimits.label;
  if (lines.some(({ label }) => label.trim() === "" || label.length > max)) {
    return message(billingMessages, "invoiceLabel", { max });
  }
  const total = lines.reduce((sum, { value }) => sum + value, 0);
  if (total < 0) return message(billingMessages, "invoiceNegative");
  if (total > largestAmount) return message(billingMessages, "invoiceTooLarge");
  return undefined;
}
