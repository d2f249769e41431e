import { handle } from "#modules/platform/jobs/index.server";
import { rescanFilesJob, tellQuarantineJob, tellShareEndedJob } from "./jobs";
import { rescanFiles } from "./quarantine/rescan-files.server";
import { tellQuarantine } from "./quarantine/tell-quarantine.server";
import { tellShareEnded } from "./sharing/tell-share-ended.server";

/** What does the work of the vault's jobs. */
export const handlers = [
  handle(tellShareEndedJob, (ctx, { shareId }) => tellShareEnded(ctx, shareId)),
  handle(tellQuarantineJob, (ctx, payload) => tellQuarantine(ctx, payload)),
  handle(rescanFilesJob, (ctx) => rescanFiles(ctx)),
] as const;
