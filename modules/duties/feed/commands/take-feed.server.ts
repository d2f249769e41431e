import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";

/**
 * Gives a person's private calendar of an account to another of its people, as part of a handover: its
 * address goes on working, and ends with the new person's access.
 * @returns whether there was one, and the other person had none
 */
export async function takeFeed(
  tx: TxCtx,
  {
    accountId,
    from,
    to,
  }: { readonly accountId: number; readonly from: number; readonly to: number },
): Promise<boolean> {
  const own = await tx.tx.calendarFeed.count({ where: { accountId, userId: to } });
  if (own > 0) return false;
  const { count } = await tx.tx.calendarFeed.updateMany({
    where: { accountId, userId: from },
    data: { userId: to, answer: null, answerDigest: null, answeredFrom: null },
  });
  if (count === 0) return false;
  const subject = `account:${accountId}`;
  await audit(tx, { action: "duties.feed-taken", subject, data: { from, to } });
  return true;
}
