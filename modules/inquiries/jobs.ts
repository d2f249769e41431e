import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

const payload = z.strictObject({ inquiryId: z.int() });

/** Tells the sender of a form that it has come. */
export const acknowledgeInquiryJob = defineJob({
  name: "inquiries.acknowledge",
  queue: "mail",
  payload,
});

/** Tells staff of it. */
export const announceInquiryJob = defineJob({
  name: "inquiries.announce",
  queue: "mail",
  payload,
});

/** Sends what staff answered. */
export const sendInquiryReplyJob = defineJob({
  name: "inquiries.send-reply",
  queue: "mail",
  payload: z.strictObject({ eventId: z.int() }),
});

export const jobs = [acknowledgeInquiryJob, announceInquiryJob, sendInquiryReplyJob] as const;
