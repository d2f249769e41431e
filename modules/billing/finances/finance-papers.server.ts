import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { americanEnglish } from "#modules/platform/locale";
import { readInvoice } from "../invoices/read-invoice.server";
import { readStatement } from "./read-statement.server";
import { invoiceSheet, statementSheet } from "./sheets.server";
import type { Movement } from "./views";

/** An invoice as a file that is written when it is wanted. */
export interface InvoicePaper {
  /** "2026-000017" */
  readonly number: string;
  readonly date: CivilDate;
  readonly write: () => Promise<Buffer>;
}

export interface FinancePapers {
  /** The oldest first. */
  readonly invoices: readonly InvoicePaper[];
  /** All invoices and payments of the period on one paper: the receipts. */
  readonly writeStatement: () => Promise<Buffer>;
}

/** Without the card or account that paid: its ending is nobody's business who takes papers along. */
const unlabelled = <Moved extends Movement>(movement: Moved): Moved =>
  movement.kind === "payment" ? { ...movement, label: "" } : movement;

/**
 * The invoices of an account from a day on, and a statement of what was paid, as PDF files without
 * what names a card or a bank account. For rooms that hand them out: whoever calls asks for permission.
 */
export async function financePapers(
  ctx: Ctx,
  { accountId, from, to }: { accountId: number; from: CivilDate; to: CivilDate },
): Promise<FinancePapers> {
  const rows = await reader(ctx).invoice.findMany({
    where: { accountId, documentAt: { gte: toUtcDate(from), lte: toUtcDate(to) } },
    orderBy: [{ documentAt: "asc" }, { id: "asc" }],
    select: { id: true, number: true, documentAt: true },
  });
  const writing = { ...americanEnglish, now: ctx.now() };
  return {
    invoices: rows.map(({ id, number, documentAt }) => ({
      number,
      date: fromUtcDate(documentAt),
      write: async () => {
        const invoice = await readInvoice(ctx, id);
        if (!invoice.ok) throw new Error(`invoice ${id} is gone`);
        const movements = invoice.value.movements.map(unlabelled);
        return writeSheetPdf(invoiceSheet({ ...invoice.value, movements }, writing));
      },
    })),
    writeStatement: async () => {
      const statement = await readStatement(ctx, { accountId, from, to });
      if (!statement.ok) throw new Error(`account ${accountId} has no statement`);
      const shown = { ...statement.value, rows: statement.value.rows.map(unlabelled) };
      return writeSheetPdf(statementSheet(shown, writing));
    },
  };
}
