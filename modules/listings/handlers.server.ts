import { handle } from "#modules/platform/jobs/index.server";
import { rebuildIndex } from "./commands/rebuild-index.server";
import { discardList, giveUpSent, importSent } from "./import-sent.server";
import { discardListJob, importSentJob, rebuildIndexJob } from "./jobs";

export const handlers = [
  handle(rebuildIndexJob, async (ctx) => {
    const rebuilt = await rebuildIndex(ctx);
    if (!rebuilt.ok) throw new Error("an import is running");
  }),
  handle(importSentJob, (ctx, { importId }) => importSent(ctx, importId), {
    onGivenUp: (ctx, { importId }) => giveUpSent(ctx, importId),
  }),
  handle(discardListJob, (ctx, { key }) => discardList(ctx, key)),
];
