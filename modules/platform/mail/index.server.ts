import { join } from "node:path";
import type { Ctx } from "../ctx.server";
import { env } from "../env.server";
import { type Delivery, deliver } from "./deliver.server";
import { type Mailbox, mailbox } from "./mailbox.server";
import { smtpTransport } from "./smtp.server";

export { defineMail, type MailDefinition, type MailLocale, renderMail } from "./define.server";
export type { Delivery } from "./deliver.server";
export type { MailboxEntry } from "./mailbox.server";
export { type MailAddress, MailRefused, MailUnavailable } from "./port";

const box = mailbox(join(env.DATA_DIR, "mail"));
const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL) : box;

/** The development mailbox; undefined in production, whose people have real ones. */
export const devMailbox: Mailbox | undefined = env.isProduction ? undefined : box;

/** Sends one letter, at most once a message key; see `deliver`. For job handlers only. */
export function deliverMail<Props extends object>(
  ctx: Ctx,
  delivery: Delivery<Props>,
): Promise<{ sent: boolean }> {
  return deliver(ctx, delivery, transport);
}
