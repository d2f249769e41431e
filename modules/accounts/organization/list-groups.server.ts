import type { Ctx } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { GroupChoice } from "../views";

/** Every group by its name, to choose from. For staff and the system only. */
export async function listGroups(ctx: Ctx): Promise<Result<readonly GroupChoice[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const select = { id: true, label: true } as const;
  return ok(await ctx.db.group.findMany({ orderBy: [{ label: "asc" }, { id: "asc" }], select }));
}
