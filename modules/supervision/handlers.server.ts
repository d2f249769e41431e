import { handle } from "#modules/platform/jobs/index.server";
import { failEducation, sendEducationMail } from "./education/send-mail.server";
import { comparePurposeJob, sendEducationJob, writeArchiveJob } from "./jobs";
import { comparePurpose } from "./purpose/compare-purpose.server";
import { failArchive, writeArchive } from "./years/write-archive.server";

/** What does the work of supervision's jobs. */
export const handlers = [
  handle(sendEducationJob, (ctx, { deliveryId }) => sendEducationMail(ctx, deliveryId), {
    onGivenUp: (ctx, { deliveryId }) => failEducation(ctx, deliveryId),
  }),
  handle(writeArchiveJob, (ctx, { archiveId }) => writeArchive(ctx, archiveId), {
    onGivenUp: (ctx, { archiveId }) => failArchive(ctx, archiveId),
  }),
  handle(comparePurposeJob, (ctx, { groupId }) => comparePurpose(ctx, groupId)),
] as const;
