import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { shownWinner } from "../entry-view";
import type { ShownWinner } from "../views";

/** The entries of a contest that have a place, announced or not, the first place first: for staff. */
export async function listWinners(
  ctx: Ctx,
  contestId: number,
): Promise<Result<readonly ShownWinner[]>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const rows = await reader(ctx).contestEntry.findMany({
    where: { contestId, place: { not: null } },
    orderBy: { place: "asc" },
  });
  return ok(rows.map(shownWinner));
}
