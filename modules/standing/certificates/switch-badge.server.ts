import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { lockStandings } from "../store.server";

/**
 * Lets the codes of a club's certificates answer with a badge, or no longer. For the club's people, and
 * staff whose work accounts are; else `not_found`.
 */
export async function switchBadge(
  ctx: Ctx,
  { accountId, isOn }: { readonly accountId: number; readonly isOn: boolean },
): Promise<Result<void>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const rows = await lockStandings(tx, [accountId]);
    if (rows.size === 0) return refuse({ code: "not_found" });
    const { count } = await tx.tx.standing.updateMany({
      where: { accountId, isBadgeOn: !isOn },
      data: { isBadgeOn: isOn },
    });
    if (count === 0) return ok(undefined);
    const action = isOn ? "standing.badge-on" : "standing.badge-off";
    await audit(tx, { action, subject: `account:${accountId}` });
    return ok(undefined);
  });
}
