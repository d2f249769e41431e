import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { prepareMediaJob } from "../jobs";
import { contestMessages } from "../messages";

/**
 * Has what is shown of an entry made once more, where nothing could be made before: for staff. The
 * sent file is still there.
 */
export async function prepareAgain(ctx: Ctx, entryId: number): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.contestEntry.updateMany({
      where: { id: entryId, mediaState: "failed", fileKey: { not: null } },
      data: { mediaState: "waiting" },
    });
    if (count !== 1) {
      return refuse({ code: "conflict", message: message(contestMessages, "notFailed") });
    }
    await audit(tx, { action: "contest.media-asked-again", subject: `contest-entry:${entryId}` });
    await enqueue(tx, prepareMediaJob, { entryId });
    return ok(undefined);
  });
}
