import type { Ctx } from "#modules/platform/ctx.server";
import { days, fromUtcDate } from "#modules/platform/dates";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { negotiateLanguages } from "#modules/platform/locale";
import { storage } from "#modules/platform/storage/index.server";
import { readInvoice } from "../invoices/read-invoice.server";
import { financeDocumentKey } from "./document-files";
import { readStatement } from "./read-statement.server";
import { invoiceSheet, statementSheet } from "./sheets.server";

/**
 * Writes the file that a row asks for and then marks the row ready. A second delivery finds it
 * ready, or writes the same to the same place.
 */
export async function renderFinanceDocument(ctx: Ctx, documentId: string): Promise<void> {
  const row = await ctx.db.financeDocument.findUnique({ where: { id: documentId } });
  // It may have been tidied away, and another delivery may have done the work.
  if (row?.state !== "waiting") return;
  const writing = { ...negotiateLanguages(null, row.formatLocale), now: ctx.now() };
  const model = await sheetOf(ctx, row, writing);
  const contentType = "application/pdf";
  await storage.put(financeDocumentKey(documentId), await writeSheetPdf(model), { contentType });
  await ctx.db.financeDocument.updateMany({
    where: { id: documentId, state: "waiting" },
    data: { state: "ready" },
  });
}

interface Asked {
  readonly id: string;
  readonly accountId: number;
  readonly invoiceId: number | null;
  readonly fromOn: Date | null;
  readonly toOn: Date | null;
}

async function sheetOf(ctx: Ctx, row: Asked, writing: Parameters<typeof invoiceSheet>[1]) {
  const { accountId, invoiceId, fromOn, toOn } = row;
  if (invoiceId !== null) {
    const invoice = await readInvoice(ctx, invoiceId);
    if (invoice.ok) return invoiceSheet(invoice.value, writing);
  } else if (fromOn && toOn) {
    const period = { from: fromUtcDate(fromOn), to: fromUtcDate(toOn) };
    const statement = await readStatement(ctx, { accountId, ...period });
    if (statement.ok) return statementSheet(statement.value, writing);
  }
  throw new Error(`the finance document ${row.id} shows nothing that there is`);
}

/** Says that a file will not be made, unless it was made meanwhile. */
export async function failFinanceDocument(ctx: Ctx, documentId: string): Promise<void> {
  await ctx.db.financeDocument.updateMany({
    where: { id: documentId, state: "waiting" },
    data: { state: "failed" },
  });
}

/** How long a file stays to be fetched. */
const KEPT_MS = days(2);
const AT_ONCE = 500;

/** Removes old files with their rows: the file first, so that none is left without a row. */
export async function tidyFinanceDocuments(ctx: Ctx): Promise<void> {
  const old = await ctx.db.financeDocument.findMany({
    where: { createdAt: { lt: new Date(ctx.now().getTime() - KEPT_MS) } },
    select: { id: true },
    take: AT_ONCE,
  });
  for (const { id } of old) {
    await storage.remove(financeDocumentKey(id));
    await ctx.db.financeDocument.deleteMany({ where: { id } });
  }
}
