import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { handle } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { emailRequestToken, openRequest } from "./email-request-store.server";
import { languagesOfMail } from "./queries/read-recipient.server";
import { sendEmailRequestJob } from "./settings-jobs";
import { emailAskedMail } from "./templates/email-asked.mail";
import { emailConfirmMail } from "./templates/email-confirm.mail";

async function sendEmailRequest(ctx: Ctx, id: number): Promise<void> {
  const request = await ctx.db.emailRequest.findFirst({
    where: { id, ...openRequest(ctx) },
    include: { user: { select: { email: true, emailKey: true, locale: true } } },
  });
  if (!request || request.user.emailKey !== request.oldEmailKey) return;
  const { locale } = languagesOfMail(ctx, request.user.locale);
  // The old address first: a new one that no server takes must not keep its owner in the dark.
  await deliverMail(ctx, {
    mail: emailAskedMail,
    to: request.user.email,
    props: { href: `${env.publicUrl}/password/email` },
    messageKey: `accounts.email-asked:${id}`,
    locale,
  });
  await deliverMail(ctx, {
    mail: emailConfirmMail,
    to: request.newEmail,
    props: { href: `${env.publicUrl}/account/email/${emailRequestToken(request)}` },
    messageKey: `accounts.email-confirm:${id}`,
    locale,
  });
}

/** Deletes wishes and kept forms that are over. */
export async function tidySettings(ctx: Ctx): Promise<void> {
  const isOver = { expiresAt: { lt: ctx.now() } };
  await ctx.db.emailRequest.deleteMany({ where: isOver });
  await ctx.db.keptForm.deleteMany({ where: isOver });
}

export const settingsHandlers = [
  handle(sendEmailRequestJob, (ctx, { emailRequestId }) => sendEmailRequest(ctx, emailRequestId)),
] as const;
