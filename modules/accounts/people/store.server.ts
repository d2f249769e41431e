import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { deleteSessionsOf, voidResetTokens } from "../sign-in/store.server";
import { sendEmailChangedJob, sendPrimaryChangedJob } from "./jobs";

/** What a person says of themselves, as it is stored. */
export interface PersonProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly smsPhone: string | null;
  readonly isSubscribedBulkEmails: boolean;
  readonly isSubscribedEventEmails: boolean;
  readonly isSubscribedSms: boolean;
}

/** Keeps a person as they are until the transaction ends. The account's lock is taken before. */
export async function lockUser(tx: TxCtx, userId: number): Promise<void> {
  await tx.tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

/** Lets a person into an account; the first one becomes its primary user. */
export async function addMember(
  tx: TxCtx,
  member: { accountId: number; userId: number; isPrimary: boolean },
): Promise<void> {
  const { accountId, userId } = member;
  const hasPrimary = (await tx.tx.accountUser.count({ where: { accountId, isPrimary: true } })) > 0;
  await tx.tx.accountUser.create({
    data: { accountId, userId, isPrimary: !hasPrimary, createdAt: tx.now() },
  });
  const data = { userId, isPrimary: member.isPrimary || !hasPrimary };
  await audit(tx, { action: "accounts.person-added", subject: `account:${accountId}`, data });
  if (member.isPrimary && hasPrimary) await makePrimary(tx, accountId, userId);
}

/**
 * Makes a member the primary user and clears the flag on all others, those who would get it by
 * accepting an invitation included. Both people are told. Under the account's lock.
 */
export async function makePrimary(tx: TxCtx, accountId: number, userId: number): Promise<void> {
  const former = await tx.tx.accountUser.findFirst({ where: { accountId, isPrimary: true } });
  if (former?.userId === userId) return;
  await tx.tx.accountUser.updateMany({
    where: { accountId, isPrimary: true },
    data: { isPrimary: false },
  });
  const { count } = await tx.tx.accountUser.updateMany({
    where: { accountId, userId },
    data: { isPrimary: true, readsUntil: null },
  });
  if (count !== 1) throw new Error(`user ${userId} is not a member of account ${accountId}`);
  await clearPrimaryInvitations(tx, accountId);
  const data = { from: former?.userId ?? null, to: userId };
  await audit(tx, { action: "accounts.primary-changed", subject: `account:${accountId}`, data });
  for (const told of former ? [former.userId, userId] : [userId]) {
    await enqueue(tx, sendPrimaryChangedJob, { accountId, userId: told, primaryId: userId });
  }
}

/** From now on nobody becomes the primary user by accepting an invitation. */
export async function clearPrimaryInvitations(tx: TxCtx, accountId: number): Promise<void> {
  await tx.tx.invitation.updateMany({
    where: { accountId, isPrimary: true },
    data: { isPrimary: false },
  });
}

/**
 * Gives a person another address: links to the former one stop working, its owner is told.
 * Invitations stay with the address that they were meant for, as those of a person of its own,
 * whoever changes it: nobody had to prove the former address, and a mail sent again must not go to
 * whoever had only taken its name.
 */
export async function changeEmail(
  tx: TxCtx,
  user: { id: number; email: string; emailKey: string },
  changed: { email: string; emailKey: string },
): Promise<void> {
  await tx.tx.user.update({ where: { id: user.id }, data: changed });
  const invitations = { where: { userId: user.id } };
  const isMoving = changed.emailKey !== user.emailKey;
  if (isMoving && (await tx.tx.invitation.count(invitations)) > 0) {
    const { id: userId } = await tx.tx.user.create({
      data: { email: user.email, emailKey: user.emailKey, createdAt: tx.now() },
      select: { id: true },
    });
    await tx.tx.invitation.updateMany({ ...invitations, data: { userId } });
  }
  await voidResetTokens(tx, user.id);
  const { id: emailChangeId } = await tx.tx.emailChange.create({
    data: { userId: user.id, oldEmail: user.email, changedAt: tx.now() },
    select: { id: true },
  });
  await enqueue(tx, sendEmailChangedJob, { emailChangeId });
  await audit(tx, { action: "accounts.email-changed", subject: `user:${user.id}` });
}

/** Stores a password that somebody else chose: it must go before it opens another account. */
export async function givePassword(tx: TxCtx, userId: number, passwordHash: string): Promise<void> {
  await tx.tx.user.update({
    where: { id: userId },
    data: { passwordHash, isPasswordGiven: true },
  });
  await voidResetTokens(tx, userId);
}

/** What is the person's own way of signing in and goes with the person. */
const ownTables = [
  "sessions",
  "passkeys",
  "passkey_challenges",
  "password_resets",
  "recovery_codes",
  "email_changes",
  "email_requests",
  "kept_forms",
  "headquarters_roles",
  "board_views",
];

/**
 * Ends the sessions of somebody who belongs to no account any more, and forgets the person where
 * nothing else speaks of them: no other account, no invitation, no row of another room, no entry of
 * the trail. Staff stay, and so does whoever has a sign-in and was only invited (`wasMember`).
 */
export async function forgetUnlessNeeded(
  tx: TxCtx,
  userId: number,
  { wasMember }: { wasMember: boolean },
): Promise<void> {
  await lockUser(tx, userId);
  const user = await tx.tx.user.findUnique({
    where: { id: userId },
    select: {
      isStaff: true,
      passwordHash: true,
      _count: { select: { accounts: true, passkeys: true } },
    },
  });
  if (!user || user.isStaff || user._count.accounts > 0) return;
  const hasSignIn = user.passwordHash !== null || user._count.passkeys > 0;
  if (!wasMember && hasSignIn) return;
  await deleteSessionsOf(tx, userId);
  await voidResetTokens(tx, userId);
  if (await isReferred(tx, userId)) return;
  await tx.tx.user.deleteMany({ where: { id: userId } });
  await audit(tx, { action: "accounts.person-forgotten", subject: `user:${userId}` });
}

async function isReferred(tx: TxCtx, userId: number): Promise<boolean> {
  if ((await tx.tx.auditEntry.count({ where: { actorId: userId }, take: 1 })) > 0) return true;
  // The catalogue knows every room's tables, also those that are added later.
  const columns = await tx.tx.$queryRaw<{ owner: string; name: string }[]>`
    SELECT c.conrelid::regclass::text AS owner, quote_ident(a.attname) AS name
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`;
  for (const { owner, name } of columns) {
    if (ownTables.includes(owner)) continue;
    const [row] = await tx.tx.$queryRawUnsafe<{ found: boolean }[]>(
      `SELECT EXISTS (SELECT 1 FROM ${owner} WHERE ${name} = $1) AS found`,
      userId,
    );
    if (row?.found) return true;
  }
  return false;
}
