import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { hours } from "#modules/platform/dates";
import { enqueue, enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { isGrave, type Verdict, worsening } from "../domain/judge";
import { sendStandingJob, tellStandingJob } from "../jobs";

/** A word that comes and goes within so long is not worth a letter. */
const CALM = hours(24);

/**
 * Whether people are written to: a word has become at risk or revoked, or is no longer so.
 * @param told the word that they know
 */
export function isWorthALetter(told: Verdict, verdict: Verdict): boolean {
  const step = worsening(told, verdict);
  if (step > 0) return isGrave(verdict);
  return step < 0 && isGrave(told) && verdict !== "unknown";
}

/**
 * Decides whether an account's people are told of its word, once for each change: at once, but within
 * a day of the last letter only when the day is over, and then by what is so at that time. What waits
 * for staff is told to nobody.
 */
export async function tellStanding(ctx: Ctx, accountId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.tx.$queryRaw<
      { verdict: Verdict; told: Verdict | null; toldAt: Date | null; holdId: number | null }[]
    >`SELECT verdict, told_verdict AS told, told_at AS "toldAt", hold_id AS "holdId"
      FROM standings WHERE account_id = ${accountId} FOR UPDATE`;
    if (!row || row.told === null || row.holdId !== null) return ok(undefined);
    const { verdict, told, toldAt } = row;
    if (!isWorthALetter(told, verdict)) {
      // A word that was never grave is known without a letter.
      if (!isGrave(told)) {
        await tx.tx.standing.update({ where: { accountId }, data: { toldVerdict: verdict } });
      }
      return ok(undefined);
    }
    const waitMs = toldAt ? toldAt.getTime() + CALM - tx.now().getTime() : 0;
    if (waitMs > 0) {
      await enqueue(tx, tellStandingJob, { accountId }, { delayMs: waitMs });
      return ok(undefined);
    }
    const now = tx.now();
    await tx.tx.standing.update({
      where: { accountId },
      data: { toldVerdict: verdict, toldAt: now },
    });
    const letters = await tx.tx.$queryRaw<{ id: number }[]>`
      INSERT INTO standing_letters (account_id, user_id, was, verdict, created_at)
      SELECT member.account_id, person.id, ${told}, ${verdict}, ${now}
      FROM account_users member JOIN users person ON person.id = member.user_id
      WHERE member.account_id = ${accountId} AND person.is_subscribed_event_emails
      ORDER BY person.id RETURNING id`;
    await enqueueAll(
      tx,
      sendStandingJob,
      letters.map(({ id: letterId }) => ({ letterId })),
    );
    return ok(undefined);
  });
}
