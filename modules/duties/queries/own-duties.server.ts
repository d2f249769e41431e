import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { dutyLimits } from "../schemas";
import type { OwnDuties } from "../views";

/** A club's own duties by date: for its people, staff and the system; else `not_found`. */
export async function listOwnDuties(ctx: Ctx, accountId: number): Promise<Result<OwnDuties>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId, mergedIntoId: null },
    select: {
      name: true,
      ownDuties: { where: { removedAt: null }, orderBy: [{ dueOn: "asc" }, { id: "asc" }] },
    },
  });
  if (!account) return refuse({ code: "not_found" });
  const duties = account.ownDuties.map(({ id, title, dueOn, isYearly, note, version }) => {
    return { id, title, dueOn: fromUtcDate(dueOn), isYearly, note, version };
  });
  const left = Math.max(0, dutyLimits.own - duties.length);
  return ok({ accountId, accountName: account.name, duties, left });
}
