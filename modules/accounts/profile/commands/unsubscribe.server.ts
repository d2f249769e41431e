import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import type { SubscriptionKind } from "#modules/platform/mail/contract";
import { ok, type Result, refuse } from "#modules/platform/result";
import { readUnsubscribeToken, subscriptionColumn } from "../unsubscribe-link.server";

/**
 * Ends letters of one kind for the person whose link it is (RFC 8058): no session is asked for,
 * because mail programs send this by themselves. Ending what is ended is fine.
 * @returns `not_found` for a link that we did not make, or whose person is gone
 */
export async function unsubscribe(
  ctx: Ctx,
  token: string,
): Promise<Result<{ kind: SubscriptionKind }>> {
  const link = readUnsubscribeToken(token);
  if (!link) return refuse({ code: "not_found" });
  const { userId, kind } = link;
  const column = subscriptionColumn[kind];
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.user.updateMany({
      where: { id: userId, [column]: true },
      data: { [column]: false },
    });
    if (count === 1) {
      await audit(tx, {
        action: "accounts.unsubscribed",
        subject: `user:${userId}`,
        data: { kind },
      });
      return ok({ kind });
    }
    const isThere = (await tx.tx.user.count({ where: { id: userId } })) === 1;
    return isThere ? ok({ kind }) : refuse({ code: "not_found" });
  });
}
