import { type GroupAccess, groupAccess, inReach, mayEdit } from "#modules/accounts/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { americanEnglish } from "#modules/platform/locale";
import { ok } from "#modules/platform/result";
import { staffRoles } from "#modules/platform/staff-roles";
import { groupDay } from "../../group-day.server";
import { readTopic, type Topic } from "../domain/topic";
import { stillReasoned } from "../find-chapters.server";
import { sendNudgeLetterJob } from "../jobs";
import { cancelChapters, cancelWaiting } from "./cancel-waiting.server";
import { endNudge } from "./settle.server";

/** So many chapters are decided in one transaction. */
const AT_ONCE = 100;

/**
 * Decides for every chapter of a nudge that waits whether it is still asked, and asks for its letters.
 * Chapters that mended the reason meanwhile, that left the group, or have nobody who takes such mail
 * are noted so; where its sender may ask them no more, it is cancelled for them. Run again, or twice at
 * once, it decides each once.
 */
export async function beginNudge(ctx: Ctx, nudgeId: number): Promise<void> {
  const access = await accessOfSender(ctx, nudgeId);
  if (!access) return cancelOfNobody(ctx, nudgeId);
  const begun = await ctx.db.nudge.updateMany({
    where: { id: nudgeId, state: { in: ["waiting", "sending"] } },
    data: { state: "sending" },
  });
  if (begun.count === 0) return;
  const nudge = await ctx.db.nudge.findUniqueOrThrow({ where: { id: nudgeId } });
  const topic = readTopic(nudge.topic);
  if (!topic) throw new Error(`nudge ${nudgeId} is about nothing: ${nudge.topic}`);
  for (let isMore = true; isMore; ) {
    const done = await inTransaction(ctx, async (tx) =>
      ok(await decideSome(tx, { id: nudgeId, access, topic })),
    );
    if (!done.ok) throw new Error("deciding chapters refuses nothing");
    isMore = done.value === AT_ONCE;
  }
  await endNudge(ctx, nudgeId);
}

/** What whoever sends a nudge may do at the headquarters now; undefined for nothing. */
async function accessOfSender(ctx: Ctx, id: number): Promise<GroupAccess | undefined> {
  const { user, group } = await ctx.db.nudge.findUniqueOrThrow({
    where: { id },
    select: {
      user: { select: { id: true, isStaff: true, staffRole: true, suspendedAt: true } },
      group: { select: { centralAccountId: true } },
    },
  });
  const accountId = group.centralAccountId;
  if (!user || user.suspendedAt || accountId === null) return undefined;
  const key = { accountId_userId: { accountId, userId: user.id } };
  const member = await ctx.db.accountUser.findUnique({ where: key });
  const access = await groupAccess(
    {
      ...ctx,
      actor: {
        kind: "user",
        userId: user.id,
        isStaff: user.isStaff,
        role: staffRoles.find((role) => role === user.staffRole),
        accountIds: member ? [accountId] : [],
        readOnlyIds: member?.readsUntil ? [accountId] : [],
      },
    },
    accountId,
  );
  return access.ok && mayEdit(access.value) ? access.value : undefined;
}

/** Cancels what waits of a nudge that nobody sends any more, also where a run was killed in the middle. */
async function cancelOfNobody(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { group } = await tx.tx.nudge.findUniqueOrThrow({
      where: { id },
      select: { group: { select: { centralAccountId: true } } },
    });
    if (!(await cancelWaiting(tx, { id, ...group }))) await cancelChapters(tx, id);
    return ok(undefined);
  });
  await endNudge(ctx, id);
}

interface Begun {
  readonly id: number;
  /** What its sender may do. */
  readonly access: GroupAccess;
  readonly topic: Topic;
}

/** Decides the next chapters that wait. @returns how many there were */
async function decideSome(tx: TxCtx, { id, access, topic }: Begun): Promise<number> {
  const { groupId } = access;
  const chapters = await tx.tx.$queryRaw<
    { accountId: number; period: string | null; isIn: boolean; isHere: boolean }[]
  >`
    SELECT chapter.account_id AS "accountId", chapter.period,
      account.group_id = ${groupId} AND account.merged_into_id IS NULL AS "isIn",
      ${inReach(access)} AND account.merged_into_id IS NULL AS "isHere"
    FROM nudge_chapters chapter JOIN accounts account ON account.id = chapter.account_id
    WHERE chapter.nudge_id = ${id} AND chapter.outcome = 'waiting'
    ORDER BY chapter.account_id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF chapter`;
  if (chapters.length === 0) return 0;
  const here = chapters.filter(({ isHere }) => isHere);
  const today = await groupDay(tx, groupId);
  const still = await stillReasoned(tx, topic, here, today, americanEnglish);
  const asked = here.filter(({ accountId }) => still.has(accountId));
  const letters = await tx.tx.$queryRaw<{ id: number; accountId: number }[]>`
    INSERT INTO nudge_letters (nudge_id, account_id, user_id)
    SELECT ${id}, member.account_id, person.id
    FROM account_users member JOIN users person ON person.id = member.user_id
    WHERE member.account_id = ANY (${asked.map(({ accountId }) => accountId)}::int[])
      AND person.is_subscribed_event_emails
    ORDER BY member.account_id, person.id
    ON CONFLICT DO NOTHING RETURNING id, account_id AS "accountId"`;
  const written = new Set(letters.map(({ accountId }) => accountId));
  const outcomes = chapters.map(({ accountId, isIn, isHere }) => {
    if (!isIn) return "left";
    if (!isHere) return "cancelled";
    if (!still.has(accountId)) return "mended";
    return written.has(accountId) ? "writing" : "nobody";
  });
  const periods = chapters.map(({ accountId, period }) => still.get(accountId)?.period ?? period);
  await tx.tx.$executeRaw`
    UPDATE nudge_chapters chapter SET outcome = decided.outcome, period = decided.period,
      settled_at = CASE WHEN decided.outcome = 'writing' THEN NULL ELSE ${tx.now()}::timestamptz END
    FROM unnest(${chapters.map(({ accountId }) => accountId)}::int[], ${outcomes}::text[],
      ${periods}::text[]) AS decided(account_id, outcome, period)
    WHERE chapter.nudge_id = ${id} AND chapter.account_id = decided.account_id`;
  await enqueueAll(
    tx,
    sendNudgeLetterJob,
    letters.map((letter) => ({ letterId: letter.id })),
  );
  return chapters.length;
}
