import { languagesOfAddress, readReader, readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import type { TellQuarantine } from "../jobs";
import { fileQuarantinedMail } from "./file-quarantined.mail";
import { type FileFacts, findingWithFile } from "./kept-files.server";
import { quarantineNoticeMail } from "./quarantine-notice.mail";

/** Tells one person that a file is in quarantine, or what staff decided about it. */
export async function tellQuarantine(
  ctx: Ctx,
  { findingId, userId, event, isStaff }: TellQuarantine,
): Promise<void> {
  const found = await findingWithFile(ctx, findingId);
  if (!found) return;
  const { finding, reason, facts } = found;
  const messageKey = `vault.quarantine:${findingId}:${event}:${userId ?? "sender"}`;
  if (isStaff && userId !== null) {
    const recipient = await readRecipient(ctx, { userId });
    if (!recipient) return;
    const day = formatLongDate(civilDateIn(facts.sentAt, OFFICE_ZONE), ctx);
    const href = `${env.publicUrl}/admin/files/quarantine`;
    const props = { club: facts.owner, finding, day, href };
    await deliverMail(ctx, { mail: quarantineNoticeMail, ...recipient, props, messageKey });
    return;
  }
  const reader = await readerOf(ctx, facts, userId);
  if (!reader) return;
  await deliverMail(ctx, {
    mail: fileQuarantinedMail,
    to: reader.to,
    locale: reader.languages.locale,
    props: {
      event,
      club: facts.owner,
      file: facts.fileName,
      finding,
      reason,
      href: userId === null ? "" : `${env.publicUrl}/app/files?account_id=${facts.accountId}`,
    },
    messageKey,
  });
}

/** A person, or the address that was given with the file. */
async function readerOf(ctx: Ctx, { from, sender }: FileFacts, userId: number | null) {
  if (userId !== null) return readReader(ctx, userId);
  if (!("email" in sender)) return undefined;
  const { email } = sender;
  // What contests write is in English.
  const languages = from === "entry" ? undefined : await languagesOfAddress(ctx, email, null);
  return { to: email, languages: languages ?? { locale: "en" as const } };
}
