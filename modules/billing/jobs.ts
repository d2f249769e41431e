import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";
import { financeJobs, financeSchedules } from "./finances/jobs";
import { providerJobs, providerSchedules } from "./gateway/jobs";

/** An invoice has been settled in full. `workers/events.ts` tells the rooms that wait for it. */
export const invoiceSettledJob = defineJob({
  name: "billing.invoice-settled",
  title: "Carry on after an invoice was paid",
  payload: z.strictObject({ invoiceId: z.int() }),
});

export const jobs = [invoiceSettledJob, ...providerJobs, ...financeJobs] as const;

export const schedules = [...providerSchedules, ...financeSchedules] as const;
