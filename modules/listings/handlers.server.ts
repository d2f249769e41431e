import { handle } from "#modules/platform/jobs/index.server";
import { rebuildIndex } from "./commands/rebuild-index.server";
import { rebuildIndexJob } from "./jobs";

export const handlers = [
  handle(rebuildIndexJob, async (ctx) => {
    const rebuilt = await rebuildIndex(ctx);
    if (!rebuilt.ok) throw new Error("an import is running");
  }),
];
