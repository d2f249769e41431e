import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";

/** How many accounts at a level each state has, by its two letters; a state without any is not named. For staff. */
export async function membersByState(ctx: Ctx): Promise<Result<Readonly<Record<string, number>>>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await reader(ctx).account.groupBy({
    by: ["state"],
    where: { levelId: { not: null }, mergedIntoId: null },
    _count: true,
  });
  return ok(
    Object.fromEntries(rows.flatMap(({ state, _count }) => (state ? [[state, _count]] : []))),
  );
}
