import { readRecipient } from "#modules/accounts/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { addDays, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { ok } from "#modules/platform/result";
import { notOfficers } from "../domain/offices";
import { sendEndedTermsJob } from "../jobs";
import { officersOf } from "../queries/read-roster.server";
import { endedTermsMail } from "../templates/ended-terms.mail";

/** So many days a club has to enter who follows, before anybody is written to. */
export const PATIENCE_DAYS = 14;

/**
 * Writes one letter to each person of every club whose officers' terms ended more than 14 days ago
 * with nobody to follow, and of its headquarters: once for each last day.
 */
export async function noticeEndedTerms(ctx: Ctx): Promise<void> {
  const today = fromUtcDate(ctx.now());
  await inTransaction(ctx, async (tx) => {
    const letters = await tx.tx.$queryRaw<{ id: number }[]>`
      WITH ended AS (
        SELECT account_id, max(ends_on) AS ended_on FROM officer_terms
        WHERE removed_at IS NULL AND office <> ALL (${[...notOfficers]}::text[])
        GROUP BY account_id
        HAVING max(ends_on) < ${toUtcDate(addDays(today, -PATIENCE_DAYS))}::date
      )
      INSERT INTO officer_letters (account_id, user_id, ended_on, created_at)
      SELECT DISTINCT ended.account_id, member.user_id, ended.ended_on, ${tx.now()}::timestamptz
      FROM ended
      JOIN accounts club ON club.id = ended.account_id
      LEFT JOIN groups ON groups.id = club.group_id
      JOIN account_users member ON member.account_id IN (club.id, groups.central_account_id)
      WHERE club.merged_into_id IS NULL AND club.suspended_at IS NULL
      ON CONFLICT DO NOTHING
      RETURNING id`;
    await enqueueAll(
      tx,
      sendEndedTermsJob,
      letters.map(({ id: letterId }) => ({ letterId })),
    );
    return ok(undefined);
  });
}

type LetterState = "sent" | "overtaken" | "unwanted" | "failed";

/** Sends one of these letters, unless somebody follows by now or the person left or wants none. */
export async function sendEndedTerms(ctx: Ctx, letterId: number): Promise<void> {
  const letter = await ctx.db.officerLetter.findUnique({
    where: { id: letterId },
    include: { account: { include: { group: true } } },
  });
  if (letter?.state !== "waiting" && letter?.state !== "failed") return;
  const { account, accountId, userId } = letter;
  const endedOn = fromUtcDate(letter.endedOn);
  const known = (await officersOf(ctx, [accountId])).get(accountId);
  if (known?.lastEnd !== endedOn || account.mergedIntoId !== null || account.suspendedAt) {
    return settleLetter(ctx, letterId, "overtaken");
  }
  const central = account.group?.centralAccountId;
  const of = await ctx.db.accountUser.findMany({
    where: { userId: userId ?? 0, accountId: { in: central ? [accountId, central] : [accountId] } },
    select: { accountId: true },
  });
  const reader =
    userId !== null &&
    of.length > 0 &&
    (await readRecipient(ctx, { userId, kind: endedTermsMail.kind }));
  if (!reader) return settleLetter(ctx, letterId, "unwanted");
  const isOwn = of.some((one) => one.accountId === accountId);
  await deliverMail(ctx, {
    mail: endedTermsMail,
    ...reader,
    locale: reader.languages.locale,
    props: {
      organization: account.name,
      day: formatLongDate(endedOn, reader.languages),
      isOwn,
      href: isOwn
        ? `${env.publicUrl}/app/officers?account_id=${accountId}`
        : `${env.publicUrl}/app/group?account_id=${central}`,
    },
    messageKey: `officers.letter:${letterId}`,
  });
  await settleLetter(ctx, letterId, "sent");
}

/** Notes that a letter could not be sent. */
export const failEndedTerms = (ctx: Ctx, letterId: number): Promise<void> =>
  settleLetter(ctx, letterId, "failed");

async function settleLetter(ctx: Ctx, id: number, state: LetterState): Promise<void> {
  await ctx.db.officerLetter.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { state, settledAt: ctx.now() },
  });
}
