import type { Ctx } from "#modules/platform/ctx.server";
import type { SubscriptionView } from "../../views";
import { readUnsubscribeToken, subscriptionColumn } from "../unsubscribe-link.server";

/** What the link at the foot of a letter ends; undefined for a link that is none of ours. */
export async function readSubscription(
  ctx: Ctx,
  token: string,
): Promise<SubscriptionView | undefined> {
  const link = readUnsubscribeToken(token);
  const user = link && (await ctx.db.user.findUnique({ where: { id: link.userId } }));
  if (!user) return undefined;
  return { kind: link.kind, isSubscribed: user[subscriptionColumn[link.kind]] };
}
