import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { handle } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { ok } from "#modules/platform/result";
import { discardStoredJob } from "./files/jobs";
import { discardStored } from "./files/stored-files.server";
import { endLateImpersonations } from "./impersonation/store.server";
import {
  sendKnownAddressJob,
  sendPasswordResetJob,
  sendSecurityNoticeJob,
  sendStaffInvitationJob,
  tidySignInJob,
} from "./jobs";
import { peopleHandlers } from "./people/handlers.server";
import { languagesOfMail } from "./profile/queries/read-recipient.server";
import { settingsHandlers, tidySettings } from "./profile/settings-handlers.server";
import { resetLinkLifetime } from "./sign-in/domain/session-limits";
import { addResetToken } from "./sign-in/store.server";
import { knownAddressMail } from "./sign-in/templates/known-address.mail";
import { passwordResetMail } from "./sign-in/templates/password-reset.mail";
import { securityNoticeMail } from "./sign-in/templates/security-notice.mail";
import { staffInvitationMail } from "./staff/templates/staff-invitation.mail";

/**
 * The token is made here, at sending time: it is in the mail and nowhere else. A repeated attempt
 * makes another token for the same request and leaves the former one alone, since its mail may
 * have gone out although the attempt failed.
 */
async function sendPasswordReset(
  ctx: Ctx,
  requestId: number,
  mail = passwordResetMail,
): Promise<void> {
  const prepared = await inTransaction(ctx, async (tx) => {
    const request = await tx.tx.passwordResetRequest.findUnique({
      where: { id: requestId, handledAt: null },
    });
    if (!request) return ok(undefined);
    const user = await tx.tx.user.findUnique({ where: { emailKey: request.emailKey } });
    // Whose role was taken meanwhile is invited to nothing.
    if (!user || (mail === staffInvitationMail && !user.isStaff)) return ok(undefined);
    return ok({ user, token: await addResetToken(tx, { userId: user.id, requestId }) });
  });
  if (prepared.ok && prepared.value) {
    const { user, token } = prepared.value;
    await deliverMail(ctx, {
      mail,
      to: user.email,
      props: { href: `${env.publicUrl}/password/reset/${token}` },
      messageKey: `accounts.password-reset:${requestId}`,
      locale: languagesOfMail(ctx, user.locale).locale,
    });
  }
  await ctx.db.passwordResetRequest.updateMany({
    where: { id: requestId, handledAt: null },
    data: { handledAt: ctx.now() },
  });
}

/** How long what is over is kept, so that a person who asks can be answered. */
const KEPT_MS = 24 * 3_600_000;

async function tidySignIn(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db.session.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await ctx.db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await endLateImpersonations(ctx);
  await tidySettings(ctx);
  // Reset tokens go with their requests.
  await ctx.db.passwordResetRequest.deleteMany({
    where: { createdAt: { lt: new Date(now - KEPT_MS - resetLinkLifetime) } },
  });
}

export const handlers = [
  handle(sendPasswordResetJob, (ctx, { requestId }) => sendPasswordReset(ctx, requestId)),
  handle(sendStaffInvitationJob, (ctx, { requestId }) =>
    sendPasswordReset(ctx, requestId, staffInvitationMail),
  ),
  handle(sendSecurityNoticeJob, async (ctx, { userId, notice }) => {
    const user = await ctx.db.user.findUnique({ where: { id: userId } });
    if (!user) return;
    await deliverMail(ctx, {
      mail: securityNoticeMail,
      to: user.email,
      props: {
        notice,
        href: `${env.publicUrl}/password/email`,
        passkeysHref: `${env.publicUrl}/account/passkeys`,
        hasPasskeys: (await ctx.db.passkey.count({ where: { userId } })) > 0,
      },
      messageKey: `accounts.security-notice:${ctx.jobId}`,
      locale: languagesOfMail(ctx, user.locale).locale,
    });
  }),
  handle(sendKnownAddressJob, async (ctx, { userId }) => {
    const user = await ctx.db.user.findUnique({ where: { id: userId } });
    if (!user) return;
    await deliverMail(ctx, {
      mail: knownAddressMail,
      to: user.email,
      props: { href: `${env.publicUrl}/login`, resetHref: `${env.publicUrl}/password/email` },
      messageKey: `accounts.known-address:${ctx.jobId}`,
      locale: languagesOfMail(ctx, user.locale).locale,
    });
  }),
  handle(discardStoredJob, (ctx, { key }) => discardStored(ctx, key)),
  handle(tidySignInJob, (ctx) => tidySignIn(ctx)),
  ...peopleHandlers,
  ...settingsHandlers,
] as const;
