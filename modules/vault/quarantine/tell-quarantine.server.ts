import { readReader, readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import type { TellQuarantine } from "../jobs";
import { fileQuarantinedMail } from "./file-quarantined.mail";
import { quarantineNoticeMail } from "./quarantine-notice.mail";

/** Tells one person that a file is in quarantine, or what staff decided about it. */
export async function tellQuarantine(
  ctx: Ctx,
  { findingId, userId, event, isStaff }: TellQuarantine,
): Promise<void> {
  const found = await ctx.db.fileFinding.findUnique({
    where: { id: findingId },
    include: { file: { include: { account: { select: { name: true } } } } },
  });
  if (!found) return;
  const { finding, reason, file } = found;
  const { accountId, account } = file;
  const messageKey = `vault.quarantine:${findingId}:${event}:${userId}`;
  if (isStaff) {
    const recipient = await readRecipient(ctx, { userId });
    if (!recipient) return;
    const day = formatLongDate(civilDateIn(file.createdAt, OFFICE_ZONE), ctx);
    const href = `${env.publicUrl}/admin/files/quarantine`;
    const props = { club: account.name, finding, day, href };
    await deliverMail(ctx, { mail: quarantineNoticeMail, ...recipient, props, messageKey });
    return;
  }
  const reader = await readReader(ctx, userId);
  if (!reader) return;
  await deliverMail(ctx, {
    mail: fileQuarantinedMail,
    to: reader.to,
    locale: reader.languages.locale,
    props: {
      event,
      club: account.name,
      file: file.fileName,
      finding,
      reason,
      href: `${env.publicUrl}/app/files?account_id=${accountId}`,
    },
    messageKey,
  });
}
