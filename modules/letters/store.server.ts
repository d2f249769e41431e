import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { sendLetterNoticeJob } from "./jobs";

/** Who acts, for rows that name a person; null for the system. */
export const actorId = ({ actor }: TxCtx): number | null =>
  actor.kind === "user" ? actor.userId : null;

/** Holds a letter until the transaction ends; false where there is none. */
export async function lockLetter(tx: TxCtx, id: number): Promise<boolean> {
  const rows = await tx.tx.$queryRaw<unknown[]>`
    SELECT id FROM letters WHERE id = ${id} FOR NO KEY UPDATE`;
  return rows.length === 1;
}

/** Holds a group's templates and sendings: one after the other. */
export async function lockGroup(tx: TxCtx, groupId: number): Promise<void> {
  await tx.tx.$queryRaw`SELECT id FROM groups WHERE id = ${groupId} FOR NO KEY UPDATE`;
}

type Event = "asked" | "signed" | "declined" | "revoked";

async function send(tx: TxCtx, notices: readonly { readonly id: number }[]): Promise<void> {
  await enqueueAll(
    tx,
    sendLetterNoticeJob,
    notices.map(({ id: noticeId }) => ({ noticeId })),
  );
}

/** Mails all people of the chapters that letters of an act are sent to. */
export async function askChapters(tx: TxCtx, actId: number): Promise<void> {
  const notices = await tx.tx.$queryRaw<{ id: number }[]>`
    INSERT INTO letter_notices (letter_id, user_id, event, created_at)
    SELECT letter.id, member.user_id, 'asked', ${tx.now()}::timestamptz
    FROM letters letter JOIN account_users member ON member.account_id = letter.account_id
    WHERE letter.act_id = ${actId} ORDER BY letter.id, member.user_id
    ON CONFLICT DO NOTHING RETURNING id`;
  await send(tx, notices);
}

/** Mails the people of the headquarters who have a letter's chapter in reach. */
export async function tellHeadquarters(tx: TxCtx, letterId: number, event: Event): Promise<void> {
  const notices = await tx.tx.$queryRaw<{ id: number }[]>`
    INSERT INTO letter_notices (letter_id, user_id, event, created_at)
    SELECT letter.id, member.user_id, ${event}, ${tx.now()}::timestamptz
    FROM letters letter
    JOIN accounts account ON account.id = letter.account_id
    JOIN groups ON groups.id = letter.group_id
    JOIN account_users member ON member.account_id = groups.central_account_id
    LEFT JOIN headquarters_roles role
      ON role.group_id = groups.id AND role.user_id = member.user_id
    WHERE letter.id = ${letterId} AND (role.is_limited IS NOT TRUE OR EXISTS (
      SELECT FROM headquarters_role_regions named WHERE named.group_id = groups.id
        AND named.user_id = member.user_id AND named.region_id = account.region_id))
    ORDER BY member.user_id
    ON CONFLICT DO NOTHING RETURNING id`;
  await send(tx, notices);
}

/** Mails those who signed a letter. */
export async function tellSigners(tx: TxCtx, letterId: number, event: Event): Promise<void> {
  const notices = await tx.tx.$queryRaw<{ id: number }[]>`
    INSERT INTO letter_notices (letter_id, user_id, event, created_at)
    SELECT letter_id, user_id, ${event}, ${tx.now()}::timestamptz
    FROM letter_signatures WHERE letter_id = ${letterId} AND user_id IS NOT NULL ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id`;
  await send(tx, notices);
}
