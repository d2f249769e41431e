import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { days } from "#modules/platform/dates";
import { foldEmail } from "#modules/platform/email";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { sendInvitationJob } from "./jobs";
import { clearPrimaryInvitations, lockUser, type PersonProfile } from "./store.server";

/** How long the link of an invitation works, in milliseconds. */
const invitationLifetime = days(7);

interface NewInvitation {
  readonly accountId: number;
  readonly userId: number;
  readonly emailKey: string;
  readonly isPrimary: boolean;
  readonly profile: PersonProfile;
}

/** Invites a person to an account; the mail goes out by a job. Under the account's lock. */
async function addInvitation(tx: TxCtx, invitation: NewInvitation): Promise<void> {
  const { accountId, userId, emailKey, isPrimary, profile } = invitation;
  if (isPrimary) await clearPrimaryInvitations(tx, accountId);
  const { id, sending } = await tx.tx.invitation.create({
    data: {
      ...profile,
      accountId,
      userId,
      emailKey,
      isPrimary,
      invitedById: tx.actor.kind === "user" ? tx.actor.userId : null,
      createdAt: tx.now(),
    },
    select: { id: true, sending: true },
  });
  await enqueue(tx, sendInvitationJob, { invitationId: id, sending });
  const data = { userId, becomesPrimary: isPrimary };
  await audit(tx, { action: "accounts.person-invited", subject: `account:${accountId}`, data });
}

/**
 * Invites whoever has an e-mail address, known here or not. A bare person holds a new address until the
 * invitation is accepted. Under the account's lock.
 * @returns the person's id
 */
export async function inviteByAddress(
  tx: TxCtx,
  { email, ...invitation }: Omit<NewInvitation, "userId" | "emailKey"> & { email: string },
): Promise<number> {
  const emailKey = foldEmail(email);
  await tx.tx.user.createMany({
    data: { email, emailKey, createdAt: tx.now() },
    skipDuplicates: true,
  });
  const { id: userId } = await tx.tx.user.findUniqueOrThrow({
    where: { emailKey },
    select: { id: true },
  });
  await lockUser(tx, userId);
  await addInvitation(tx, { ...invitation, userId, emailKey });
  return userId;
}

/** Mails an invitation once more; links of former mails stop working. */
export async function sendAgain(
  tx: TxCtx,
  invitation: { id: number; accountId: number; userId: number },
): Promise<void> {
  const { id, accountId, userId } = invitation;
  const { sending } = await tx.tx.invitation.update({
    where: { id },
    data: { sending: { increment: 1 }, sentAt: null, expiresAt: null },
    select: { sending: true },
  });
  await enqueue(tx, sendInvitationJob, { invitationId: id, sending });
  const data = { userId };
  await audit(tx, {
    action: "accounts.invitation-repeated",
    subject: `account:${accountId}`,
    data,
  });
}

/** Makes a token for an invitation; those of the same mail's former attempts go on working. */
export async function addInvitationToken(
  tx: TxCtx,
  { id, sending }: { id: number; sending: number },
): Promise<{ token: string; expiresAt: Date }> {
  const now = tx.now();
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + invitationLifetime);
  await tx.tx.invitationLink.create({
    data: { tokenHash: hashToken(token), invitationId: id, sending, createdAt: now },
  });
  await tx.tx.invitation.update({ where: { id }, data: { expiresAt } });
  return { token, expiresAt };
}

/** What an acceptance needs to know of an invitation. */
export interface WorkingInvitation {
  readonly id: number;
  readonly accountId: number;
  readonly userId: number;
}

/**
 * The invitation behind a link that still works: of the latest mail, not over, and the person
 * still has the address that it was sent to.
 */
export async function findWorkingInvitation(
  ctx: Pick<TxCtx, "now">,
  db: Pick<TxCtx["tx"], "$queryRaw">,
  token: string,
): Promise<WorkingInvitation | undefined> {
  const [found] = await db.$queryRaw<WorkingInvitation[]>`
    SELECT i.id, i.account_id AS "accountId", i.user_id AS "userId"
    FROM invitation_links l
    JOIN invitations i ON i.id = l.invitation_id AND i.sending = l.sending
    JOIN users u ON u.id = i.user_id AND u.email_key = i.email_key
    WHERE l.token_hash = ${hashToken(token)} AND i.expires_at > ${ctx.now()}`;
  return found;
}
