import { lockAccount, refuseSuspended } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { feedOwner } from "../feed-owner";

/**
 * Makes the actor's private calendar of an account of theirs, or gives it another address, which ends
 * the one before.
 * @returns the value in its address, which is kept nowhere; refusals: `not_found` for everybody who
 *   is not among the account's people, `conflict` while the account is suspended
 */
export async function makeFeed(
  ctx: Ctx,
  accountId: number,
): Promise<Result<{ readonly token: string }>> {
  const userId = feedOwner(ctx, accountId);
  if (userId === undefined) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<{ token: string }>> => {
    // A suspension waits for this, or this for it: then it is refused.
    if (!(await lockAccount(tx, accountId))) return refuse({ code: "not_found" });
    const suspended = await refuseSuspended(tx, accountId);
    if (suspended) return suspended;
    const accountId_userId = { accountId, userId };
    const member = await tx.tx.accountUser.findUnique({ where: { accountId_userId } });
    if (!member) return refuse({ code: "not_found" });
    const token = randomToken();
    const fresh = { tokenHash: hashToken(token), createdAt: tx.now() };
    const { count } = await tx.tx.calendarFeed.updateMany({
      where: accountId_userId,
      data: { ...fresh, readAt: null },
    });
    if (count === 0) await tx.tx.calendarFeed.create({ data: { ...accountId_userId, ...fresh } });
    await audit(tx, {
      action: count === 0 ? "duties.feed-made" : "duties.feed-replaced",
      subject: `account:${accountId}`,
      data: { userId },
    });
    return ok({ token });
  });
}
