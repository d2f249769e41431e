import { z } from "zod";
import { defineJob } from "#modules/platform/jobs/contract";

const payload = z.strictObject({ inquiryId: z.int() });

/** Tells the sender of a form that it has come. */
export const acknowledgeInquiryJob = defineJob({
  name: "inquiries.acknowledge",
  title: "Mail: we have received your message",
  queue: "mail",
  payload,
});

/** Tells staff of it. */
export const announceInquiryJob = defineJob({
  name: "inquiries.announce",
  title: "Mail to staff: a new inquiry",
  queue: "mail",
  payload,
});

/** Sends what staff answered. */
export const sendInquiryReplyJob = defineJob({
  name: "inquiries.send-reply",
  title: "Mail: answer to an inquiry",
  queue: "mail",
  payload: z.strictObject({ eventId: z.int() }),
});

/** Writes what the IRS file says about a campus or an organization, and sends it to who asked. */
export const sendReportJob = defineJob({
  name: "inquiries.send-report",
  title: "Mail: report about an organization",
  queue: "documents",
  payload,
});

export const jobs = [
  acknowledgeInquiryJob,
  announceInquiryJob,
  sendInquiryReplyJob,
  sendReportJob,
] as const;
