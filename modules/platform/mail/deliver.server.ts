import { brand } from "../brand.server";
import type { Ctx } from "../ctx.server";
import { env } from "../env.server";
import { hashToken, sign } from "../ids.server";
import type { Locale } from "../messages";
import { countMail } from "../metrics.server";
import { checkedAddress, headerText } from "./address.server";
import { type MailDefinition, renderMail } from "./define.server";
import {
  type MailAddress,
  type MailAttachment,
  MailRefused,
  type MailTransport,
  MailUnavailable,
} from "./port";

/** How long a sender may take before it is taken for dead; longer than the SMTP waits. */
const LOCK_MS = 30_000;

export interface Delivery<Props extends object> {
  readonly mail: MailDefinition<Props>;
  readonly to: string | MailAddress;
  readonly props: Props;
  /** Names this letter for good, such as `reset:17:3`: the same key is never sent twice. */
  readonly messageKey: string;
  readonly locale: Locale;
  /** Ends letters of this kind with one POST, as mail programs offer (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Who gets the answers, in place of our people who help. */
  readonly replyTo?: string | undefined;
}

/**
 * Sends one letter, at most once a message key. Called in job handlers only, outside transactions.
 * A process that dies between the server's yes and our note of it makes the one accepted window in
 * which a letter may go twice; both copies carry the same Message-ID.
 * @returns `sent: false` when this key was sent before
 * @throws MailRefused for good (the job is given up), MailUnavailable for now (the job is retried)
 */
export async function deliver<Props extends object>(
  ctx: Ctx,
  delivery: Delivery<Props>,
  transport: MailTransport,
): Promise<{ sent: boolean }> {
  const { mail, unsubscribeUrl } = delivery;
  if ((mail.kind ?? "transactional") !== "transactional" && !unsubscribeUrl) {
    throw new Error(`${mail.name} may be ended by its reader and has no link for it`);
  }
  if (!(await claim(ctx, delivery))) return { sent: false };
  try {
    await transport.send(await letterOf(ctx, delivery));
  } catch (error) {
    countMail(mail.name, error instanceof MailRefused ? "refused" : "delayed");
    await release(ctx, delivery.messageKey, error);
    throw error;
  }
  countMail(mail.name, "sent");
  await ctx.db.mailDelivery.update({
    where: { messageKey: delivery.messageKey },
    data: { status: "sent", sentAt: ctx.now(), error: null },
  });
  return { sent: true };
}

/** How the deliveries to an address are found, without the address standing there. */
export const recipientHash = (address: string): string =>
  sign("mail-recipient", address.toLowerCase());

/**
 * Takes the key for this process; false when it was sent already.
 * @throws MailUnavailable while another process is sending it
 */
async function claim<Props extends object>(
  ctx: Ctx,
  { messageKey, mail, to }: Delivery<Props>,
): Promise<boolean> {
  const now = ctx.now();
  const address = typeof to === "string" ? to : to.address;
  const recipient = recipientHash(address);
  const until = new Date(now.getTime() + LOCK_MS);
  const claimed = await ctx.db.$executeRaw`
    INSERT INTO mail_deliveries
      (message_key, mail, recipient_hash, status, locked_until, created_at)
    VALUES (${messageKey}, ${mail.name}, ${recipient}, 'sending', ${until}, ${now})
    ON CONFLICT (message_key) DO UPDATE SET
      status = 'sending', locked_until = ${until}, recipient_hash = ${recipient},
      attempts = mail_deliveries.attempts + 1
    WHERE mail_deliveries.status <> 'sent' AND mail_deliveries.locked_until <= ${now}`;
  if (claimed === 1) return true;
  const row = await ctx.db.mailDelivery.findUnique({ where: { messageKey } });
  if (row?.status === "sent") return false;
  throw new MailUnavailable("this letter is being sent by another process");
}

async function release(ctx: Ctx, messageKey: string, error: unknown): Promise<void> {
  await ctx.db.mailDelivery.update({
    where: { messageKey },
    data: {
      status: error instanceof MailRefused ? "failed" : "sending",
      lockedUntil: ctx.now(),
      error: error instanceof Error ? error.message.slice(0, 200) : "unknown",
    },
  });
}

async function letterOf<Props extends object>(ctx: Ctx, delivery: Delivery<Props>) {
  const to = checkedAddress(delivery.to);
  const domain = env.MAIL_FROM.slice(env.MAIL_FROM.lastIndexOf("@") + 1);
  const { unsubscribeUrl, attachments, replyTo } = delivery;
  return {
    ...(await renderMail(delivery.mail, delivery.props, delivery.locale, unsubscribeUrl)),
    to,
    from: { name: headerText(brand.name), address: env.MAIL_FROM },
    replyTo: replyTo === undefined ? brand.supportEmail : checkedAddress(replyTo).address,
    messageId: `<${hashToken(delivery.messageKey).slice(0, 32)}@${domain}>`,
    date: ctx.now(),
    ...(attachments && { attachments }),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${new URL(unsubscribeUrl).href}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
