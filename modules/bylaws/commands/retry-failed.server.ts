import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { renderBylaws } from "../jobs";
import { takeFailedById } from "../keeping-store.server";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Asks again for the files of a failed version, for staff, who know it by its row's id and never by
 * the hash. One that is not failed any more is left alone.
 * @returns refusal `unauthenticated` or `forbidden` for others, `not_found`
 */
export async function retryFailed(ctx: Ctx, versionId: string): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  if (!uuid.test(versionId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    const taken = await takeFailedById(tx, versionId);
    if (taken) {
      const { bylawsId, number } = taken;
      const subject = `bylaws:${bylawsId}`;
      await audit(tx, { action: "bylaws.retried", subject, data: { version: number } });
      await enqueue(tx, renderBylaws, { versionId });
      return ok(undefined);
    }
    const isKnown = (await tx.tx.bylawsVersion.count({ where: { id: versionId } })) > 0;
    return isKnown ? ok(undefined) : refuse({ code: "not_found" });
  });
}
