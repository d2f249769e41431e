import { type Ctx, reader } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { feedOwner } from "../feed-owner";

/** What the page about a private calendar says; its address is kept nowhere. */
export interface FeedView {
  readonly accountId: number;
  readonly accountName: string;
  /** In which days and hours are to be shown. */
  readonly timeZone: string;
  readonly isSuspended: boolean;
  /** Null while there is none. */
  readonly feed: { readonly createdAt: Date; readonly readAt: Date | null } | null;
}

/** The actor's private calendar of an account of theirs; else `not_found`. */
export async function readFeed(ctx: Ctx, accountId: number): Promise<Result<FeedView>> {
  const userId = feedOwner(ctx, accountId);
  if (userId === undefined) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findUnique({ where: { id: accountId } });
  if (!account) return refuse({ code: "not_found" });
  const feed = await reader(ctx).calendarFeed.findUnique({
    where: { accountId_userId: { accountId, userId } },
    select: { createdAt: true, readAt: true },
  });
  const { name, timeZone, suspendedAt } = account;
  return ok({ accountId, accountName: name, timeZone, isSuspended: suspendedAt !== null, feed });
}
