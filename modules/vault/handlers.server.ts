import { handle } from "#modules/platform/jobs/index.server";
import { tellShareEndedJob } from "./jobs";
import { tellShareEnded } from "./sharing/tell-share-ended.server";

/** What does the work of the vault's jobs. */
export const handlers = [
  handle(tellShareEndedJob, (ctx, { shareId }) => tellShareEnded(ctx, shareId)),
] as const;
