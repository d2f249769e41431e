import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { financeDocumentKey } from "./document-files";

/** A file that somebody asked for, or how far it is. */
export interface FinanceDocument {
  readonly state: "waiting" | "ready" | "failed";
  readonly accountId: number;
  /** With an invoice; null with a statement. */
  readonly invoiceId: number | null;
  /** "invoice-2026-000017.pdf" */
  readonly fileName: string;
  /**
   * Opens the file; undefined when there is none (any more).
   * @throws StorageUnavailable when the place for files is away
   */
  readonly open: () => Promise<OpenFile | undefined>;
}

/** A file of `requestFinanceDocument`, for the account's own people and staff; else `not_found`. */
export async function financeDocument(ctx: Ctx, id: string): Promise<Result<FinanceDocument>> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return refuse({ code: "not_found" });
  const row = await ctx.db.financeDocument.findUnique({
    where: { id },
    include: { invoice: { select: { number: true } } },
  });
  if (!row || !isOfAccount(ctx, row.accountId)) return refuse({ code: "not_found" });
  const { state, accountId, invoiceId } = row;
  return ok({
    // The table's check constraint holds it to these values.
    state: state as FinanceDocument["state"],
    accountId,
    invoiceId,
    fileName: row.invoice
      ? `invoice-${row.invoice.number}.pdf`
      : `statement-${nameOf(row.fromOn)}-to-${nameOf(row.toOn)}.pdf`,
    open: () => storage.get(financeDocumentKey(id)),
  });
}

const nameOf = (day: Date | null): string => (day ? fromUtcDate(day) : "");
