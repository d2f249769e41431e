import { handle } from "#modules/platform/jobs/index.server";
import { renderFinanceDocumentJob, sendReceiptJob, tidyFinanceDocumentsJob } from "./jobs";
import {
  failFinanceDocument,
  renderFinanceDocument,
  tidyFinanceDocuments,
} from "./render-document.server";
import { sendReceipt } from "./send-receipt.server";

/** Handlers of the jobs that write papers and receipts. */
export const financeHandlers = [
  handle(
    renderFinanceDocumentJob,
    (ctx, { documentId }) => renderFinanceDocument(ctx, documentId),
    { onGivenUp: (ctx, { documentId }) => failFinanceDocument(ctx, documentId) },
  ),
  handle(tidyFinanceDocumentsJob, (ctx) => tidyFinanceDocuments(ctx)),
  handle(sendReceiptJob, (ctx, { paymentId }) => sendReceipt(ctx, paymentId)),
] as const;
