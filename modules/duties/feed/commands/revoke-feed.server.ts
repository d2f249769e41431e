import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { feedOwner } from "../feed-owner";

/**
 * Ends the actor's private calendar of an account of theirs. A second click is harmless.
 * @returns refusal `not_found` for everybody who is not among the account's people
 */
export async function revokeFeed(ctx: Ctx, accountId: number): Promise<Result<void>> {
  const userId = feedOwner(ctx, accountId);
  if (userId === undefined) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.calendarFeed.deleteMany({ where: { accountId, userId } });
    if (count > 0) {
      const subject = `account:${accountId}`;
      await audit(tx, { action: "duties.feed-revoked", subject, data: { userId } });
    }
    return ok(undefined);
  });
}
