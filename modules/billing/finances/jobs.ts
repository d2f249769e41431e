import { z } from "zod";
import { defineJob, defineSchedule } from "#modules/platform/jobs/contract";

/** Writes an invoice or a statement as a file. */
export const renderFinanceDocumentJob = defineJob({
  name: "billing.render-document",
  title: "Make an invoice, receipt or statement",
  queue: "documents",
  payload: z.strictObject({ documentId: z.uuid() }),
  attempts: 10,
});

/** Removes files that were made days ago; they are made again when somebody asks. */
export const tidyFinanceDocumentsJob = defineJob({
  name: "billing.tidy-documents",
  title: "Clear old papers",
  payload: z.strictObject({}),
});

/** Sends an account's people the receipt of a payment. */
export const sendReceiptJob = defineJob({
  name: "billing.send-receipt",
  title: "Mail: receipt",
  queue: "mail",
  payload: z.strictObject({ paymentId: z.int() }),
});

export const financeJobs = [
  renderFinanceDocumentJob,
  tidyFinanceDocumentsJob,
  sendReceiptJob,
] as const;

const HOUR = 3_600_000;

/** The repeating jobs of this part. */
export const financeSchedules = [
  defineSchedule(tidyFinanceDocumentsJob, {}, { everyMs: HOUR }),
] as const;
