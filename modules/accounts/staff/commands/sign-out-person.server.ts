import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { lockUser } from "../../people/store.server";
import { endAllSessions } from "../../sign-in/commands/end-session.server";
import { voidResetTokens } from "../../sign-in/store.server";

/**
 * Ends every session of a person, on all devices, and voids the links that were mailed to them. For
 * staff who look after people. Doing it again ends none.
 * @returns how many there were; refusals `forbidden`, `confirm`, `not_found`
 */
export async function signOutPerson(
  ctx: Ctx,
  { userId }: { readonly userId: number },
): Promise<Result<number>> {
  const others = refuseUnlessMay(ctx, "accounts") ?? refuseUnlessProved(ctx);
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<number>> => {
    await lockUser(tx, userId);
    const isThere = (await tx.tx.user.count({ where: { id: userId } })) > 0;
    if (!isThere) return refuse({ code: "not_found" });
    await voidResetTokens(tx, userId);
    return ok(await endAllSessions(tx, userId));
  });
}
