import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";

/** Who gets an account's letters about money: its primary person, else who came first. */
export async function billedPerson(ctx: Ctx, accountId: number) {
  const first = await ctx.db.accountUser.findFirst({
    where: { accountId },
    orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { userId: "asc" }],
    select: { userId: true },
  });
  return first ? readRecipient(ctx, { userId: first.userId }) : undefined;
}
