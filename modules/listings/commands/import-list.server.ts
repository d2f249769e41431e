import type { Ctx } from "#modules/platform/ctx.server";
import { withLongClient } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { type Result, refuse } from "#modules/platform/result";
import { alone } from "../import/import-lock.server";
import { type ListImport, type ListImported, runImport } from "../import/run-import.server";
import { listingsMessages } from "../messages";

/**
 * Imports files of one of the IRS's lists: loads them aside, and puts them in the place of what
 * stood in one transaction: of the BMF for the states that they cover, recording what differs and
 * making the search index again; of the other lists the whole. An import that was killed goes on
 * where it was; the same files again change nothing. For staff and the system only. It works on
 * connections of its own, never in a transaction of the caller.
 * @param waitMs how long it waits for another import
 * @returns refusal `invalid` at `file` (cut, no list, another one, too large, older than what is stored, or
 *   too many would leave by it; what stood stays), `conflict` while another import runs
 */
export async function importList(
  ctx: Ctx,
  input: ListImport,
  waitMs?: number,
): Promise<Result<ListImported>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const done = await alone(() => withLongClient((client) => runImport(ctx, client, input)), waitMs);
  return done ?? refuse({ code: "conflict", message: message(listingsMessages, "importRuns") });
}

/** Imports files of the IRS's EO BMF extract, as `importList` does. */
export const importBmf = (
  ctx: Ctx,
  input: Omit<ListImport, "kind">,
): Promise<Result<ListImported>> => importList(ctx, { ...input, kind: "bmf" });
