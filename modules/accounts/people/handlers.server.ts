import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { addDays, civilDateIn } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { handle, type JobCtx } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { ok } from "#modules/platform/result";
import { lockAccount } from "../organization/lock-account.server";
import { languagesOfMail } from "../profile/queries/read-recipient.server";
import { personName } from "./domain/person-name";
import { addInvitationToken } from "./invitation-store.server";
import {
  sendAddedJob,
  sendEmailChangedJob,
  sendInvitationJob,
  sendPrimaryChangedJob,
} from "./jobs";
import { invitationMail } from "./templates/invitation.mail";
import { type PeopleNotice, peopleNoticeMail } from "./templates/people-notice.mail";

const invited = {
  accountId: true,
  isPrimary: true,
  account: { select: { name: true, timeZone: true } },
  user: { select: { email: true, locale: true } },
  invitedBy: { select: { firstName: true, lastName: true, email: true, isStaff: true } },
} as const;

/**
 * The token is made here, at sending time: it is in the mail and nowhere else. A repeated attempt
 * makes another one and leaves the former alone, since its mail may have gone out although the
 * attempt failed. An invitation that was withdrawn or asked for again meanwhile ends here.
 */
async function sendInvitation(
  ctx: Ctx,
  { invitationId, sending }: { invitationId: number; sending: number },
): Promise<void> {
  const where = { id: invitationId, sending, sentAt: null };
  const invitation = await ctx.db.invitation.findFirst({ where, select: invited });
  if (!invitation) return;
  const { account, user, invitedBy, isPrimary } = invitation;
  const made = await inTransaction(ctx, async (tx) => {
    await lockAccount(tx, invitation.accountId);
    if ((await tx.tx.invitation.count({ where })) === 0) return ok(undefined);
    return ok(await addInvitationToken(tx, { id: invitationId, sending }));
  });
  if (!made.ok || !made.value) return;
  const { token, expiresAt } = made.value;
  await deliverMail(ctx, {
    mail: invitationMail,
    to: user.email,
    props: {
      href: `${env.publicUrl}/invitation/${token}`,
      account: account.name,
      inviter: invitedBy && !invitedBy.isStaff ? personName(invitedBy) : "",
      becomesPrimary: isPrimary,
      expiresOn: addDays(civilDateIn(expiresAt, account.timeZone), -1),
    },
    messageKey: `accounts.invitation:${invitationId}:${sending}`,
    locale: languagesOfMail(ctx, user.locale).locale,
  });
  await ctx.db.invitation.updateMany({ where, data: { sentAt: ctx.now() } });
}

async function sendEmailChanged(ctx: Ctx, emailChangeId: number): Promise<void> {
  const change = await ctx.db.emailChange.findUnique({
    where: { id: emailChangeId },
    select: { oldEmail: true, user: { select: { locale: true } } },
  });
  if (!change) return;
  await deliverMail(ctx, {
    mail: peopleNoticeMail,
    to: change.oldEmail,
    props: { notice: { kind: "email-changed" }, href: `${env.publicUrl}/` },
    messageKey: `accounts.email-changed:${emailChangeId}`,
    locale: languagesOfMail(ctx, change.user.locale).locale,
  });
  await ctx.db.emailChange.deleteMany({ where: { id: emailChangeId } });
}

async function sendNotice(
  ctx: JobCtx,
  userId: number,
  { notice, path }: { notice: PeopleNotice; path: string },
): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { id: userId } });
  if (!user) return;
  await deliverMail(ctx, {
    mail: peopleNoticeMail,
    to: user.email,
    props: { notice, href: `${env.publicUrl}${path}` },
    messageKey: `accounts.people-notice:${ctx.jobId}`,
    locale: languagesOfMail(ctx, user.locale).locale,
  });
}

export const peopleHandlers = [
  handle(sendInvitationJob, (ctx, payload) => sendInvitation(ctx, payload)),
  handle(sendEmailChangedJob, (ctx, { emailChangeId }) => sendEmailChanged(ctx, emailChangeId)),
  handle(sendAddedJob, async (ctx, { accountId, userId }) => {
    const account = await ctx.db.account.findUnique({ where: { id: accountId } });
    if (!account) return;
    const notice = { kind: "added", account: account.name } as const;
    await sendNotice(ctx, userId, { notice, path: "/password/email" });
  }),
  handle(sendPrimaryChangedJob, async (ctx, { accountId, userId, primaryId }) => {
    const account = await ctx.db.account.findUnique({ where: { id: accountId } });
    const primary = await ctx.db.user.findUnique({ where: { id: primaryId } });
    if (!account || !primary) return;
    const notice = {
      kind: "primary-changed",
      account: account.name,
      person: personName(primary),
    } as const;
    await sendNotice(ctx, userId, { notice, path: `/app/account/users?account_id=${accountId}` });
  }),
] as const;
