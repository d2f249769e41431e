import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isHash } from "../domain/hash";
import { renderBylaws } from "../jobs";
import { versionOf } from "../queries/version-of.server";
import { takeFailed } from "../store.server";
import type { SavedBylaws } from "./save-version.server";

/**
 * Asks again for the files of a version whose document could not be made; one that is ready or
 * under way is left alone, so that of several requests at once one asks. Whoever holds the hash
 * may. `version` is the number as it came.
 * Refusal: `not_found` for an unknown hash, variant or number.
 */
export async function retryVersion(
  ctx: Ctx,
  { variant, hash, version }: { variant: string; hash: string; version: unknown },
): Promise<Result<SavedBylaws>> {
  const number = /^\d{1,9}$/.test(String(version)) ? Number(version) : 0;
  const found = isHash(hash) ? await versionOf(ctx, hash, number) : undefined;
  if (found?.variant !== variant) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    const versionId = await takeFailed(tx, { hash, variant, number });
    // Without a dedupe key: the request that was given up may hold it for a moment more.
    if (versionId) await enqueue(tx, renderBylaws, { versionId });
    return ok({ hash, version: number });
  });
}
