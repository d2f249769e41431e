import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { alone } from "../import/import-lock.server";
import { buildIndex } from "../index-build/build-index.server";
import { listingsMessages } from "../messages";

/**
 * Makes the search index again from what is imported, as after a change of the groups. For staff and
 * the system only; on connections of its own.
 * @returns how many organizations it has; refusal `conflict` when an import runs for longer than it waits
 */
export async function rebuildIndex(ctx: Ctx): Promise<Result<{ entries: number }>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const entries = await alone(() => buildIndex(ctx));
  if (entries !== undefined) return ok({ entries });
  return refuse({ code: "conflict", message: message(listingsMessages, "importRuns") });
}
