import { handle } from "#modules/platform/jobs/index.server";
import { failCertificate, renderCertificate } from "./certificates/render-certificate.server";
import { sendCertificate } from "./certificates/send-certificate.server";
import { remindDueJob, renderCertificateJob, sendCertificateJob, sendReminderJob } from "./jobs";
import { remindDue } from "./reminders/remind-due.server";
import { failReminder, sendReminder } from "./reminders/send-reminder.server";

/** What does the work of renewal's jobs. */
export const handlers = [
  handle(remindDueJob, (ctx) => remindDue(ctx)),
  handle(sendReminderJob, (ctx, { letterId }) => sendReminder(ctx, letterId), {
    onGivenUp: (ctx, { letterId }) => failReminder(ctx, letterId),
  }),
  handle(renderCertificateJob, (ctx, { periodId }) => renderCertificate(ctx, periodId), {
    onGivenUp: (ctx, { periodId }) => failCertificate(ctx, periodId),
  }),
  handle(sendCertificateJob, (ctx, { periodId }) => sendCertificate(ctx, periodId)),
] as const;
