import { fromUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { addMoney, type Cents, cents } from "#modules/platform/money";
import type { Invoice, OrderDetailType } from "../contract";

/** What is read of an invoice. */
export const withDetails = {
  details: { orderBy: { id: "asc" } },
} satisfies Prisma.InvoiceInclude;

type InvoiceRow = Prisma.InvoiceGetPayload<{ include: typeof withDetails }>;

/** An invoice of the database as its account sees it. */
export function toInvoice(row: InvoiceRow, balance: Cents): Invoice {
  const value = addMoney(...row.details.map(({ valueCents }) => cents(valueCents)));
  return {
    id: row.id,
    number: row.number,
    documentAt: fromUtcDate(row.documentAt),
    publicNotes: row.publicNotes,
    value,
    balance,
    orderDetails: row.details.map(({ id, type, label, valueCents }) => ({
      id,
      // The table's check constraint holds it to these values.
      type: type as OrderDetailType,
      label,
      value: cents(valueCents),
    })),
  };
}
