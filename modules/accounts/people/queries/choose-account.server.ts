import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { peopleMessages } from "../messages";

/**
 * Which account a call about people means. The one that is named; else, where a person is named,
 * the one of the actor's accounts that has this person; else the actor's first. Staff, whose
 * accounts are all, must name one unless the person belongs to a single one. This chooses only:
 * whether the actor may is judged by the command.
 * @returns `not_found`, or `invalid` at `account_id` where staff must name the account
 */
export async function chooseAccount(
  ctx: Ctx,
  asked: { accountId?: number; userId?: number },
): Promise<Result<number>> {
  const { actor } = ctx;
  if (asked.accountId !== undefined) return ok(asked.accountId);
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const candidates = asked.userId === undefined ? [] : await accountsOf(ctx, asked.userId);
  const own = actor.accountIds.find((id) => candidates.includes(id)) ?? actor.accountIds[0];
  const [only, ...more] = candidates;
  if (isStaff(ctx) && only !== undefined && more.length === 0) return ok(only);
  if (own !== undefined) return ok(own);
  if (!isStaff(ctx)) return refuse({ code: "not_found" });
  return refuseField("account_id", message(peopleMessages, "accountNeeded"));
}

async function accountsOf(ctx: Ctx, userId: number): Promise<number[]> {
  const where = { where: { userId }, select: { accountId: true } } as const;
  const members = await ctx.db.accountUser.findMany(where);
  const invited = await ctx.db.invitation.findMany(where);
  return [...members, ...invited].map(({ accountId }) => accountId);
}
