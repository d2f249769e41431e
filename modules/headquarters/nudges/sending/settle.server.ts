import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";

export type LetterEnding = "sent" | "mended" | "unwanted" | "failed";

/**
 * Notes what became of a letter, and with it of its chapter and its nudge: a chapter has the outcome of
 * its letters once none waits, and `sent` as soon as one is.
 */
export async function settleLetter(ctx: Ctx, letterId: number, state: LetterEnding): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const [letter] = await tx.tx.$queryRaw<{ nudgeId: number; accountId: number }[]>`
      UPDATE nudge_letters SET state = ${state}, settled_at = ${now}
      WHERE id = ${letterId} AND state IN ('waiting', 'failed')
      RETURNING nudge_id AS "nudgeId", account_id AS "accountId"`;
    if (!letter) return ok(undefined);
    const { nudgeId, accountId } = letter;
    // Two letters of one chapter are settled one after the other.
    await tx.tx.$queryRaw`
      SELECT 1 FROM nudge_chapters WHERE nudge_id = ${nudgeId} AND account_id = ${accountId}
      FOR NO KEY UPDATE`;
    await tx.tx.$executeRaw`
      UPDATE nudge_chapters chapter SET outcome = letters.outcome, settled_at = ${now}
      FROM (
        SELECT CASE
            WHEN bool_or(state = 'sent') THEN 'sent'
            WHEN bool_or(state = 'waiting') THEN 'writing'
            WHEN bool_or(state = 'mended') THEN 'mended'
            WHEN bool_or(state = 'failed') THEN 'failed'
            ELSE 'nobody'
          END AS outcome
        FROM nudge_letters WHERE nudge_id = ${nudgeId} AND account_id = ${accountId}
      ) AS letters
      WHERE chapter.nudge_id = ${nudgeId} AND chapter.account_id = ${accountId}
        AND chapter.outcome IN ('writing', 'failed') AND letters.outcome <> chapter.outcome`;
    return ok(undefined);
  });
  const { nudgeId } = await ctx.db.nudgeLetter.findUniqueOrThrow({ where: { id: letterId } });
  await endNudge(ctx, nudgeId);
}

/** Notes that a nudge is sent, once nothing of it waits. */
export async function endNudge(ctx: Ctx, nudgeId: number): Promise<void> {
  await ctx.db.nudge.updateMany({
    where: {
      id: nudgeId,
      state: "sending",
      chapters: { none: { outcome: { in: ["waiting", "writing"] } } },
    },
    data: { state: "sent", settledAt: ctx.now() },
  });
}
