import type { Ctx } from "../ctx.server";
import { env } from "../env.server";
import { type Delivery, deliver } from "./deliver.server";
import { devMailbox } from "./dev-mailbox.server";
import { type MailTransport, MailUnavailable } from "./port";
import { smtpTransport } from "./smtp.server";

export {
  defineMail,
  type MailDefinition,
  type MailLocale,
  renderMail,
} from "./define.server";
export { type Delivery, recipientHash } from "./deliver.server";
export { type MailAddress, MailRefused, MailUnavailable } from "./port";

const transport: MailTransport | undefined = env.SMTP_URL
  ? smtpTransport(env.SMTP_URL)
  : devMailbox;

/** Sends one letter, at most once a message key; see `deliver`. For job handlers only. */
export async function deliverMail<Props extends object>(
  ctx: Ctx,
  delivery: Delivery<Props>,
): Promise<{ sent: boolean }> {
  if (!transport) throw new MailUnavailable("a mail server is not available: SMTP_URL is empty");
  return deliver(ctx, delivery, transport);
}
