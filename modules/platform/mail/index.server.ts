import type { Ctx } from "../ctx.server";
import { type Delivery, deliver } from "./deliver.server";
import { MailUnavailable } from "./port";
import { mailTransport } from "./transport.server";

export {
  defineMail,
  type MailDefinition,
  type MailLocale,
  renderMail,
} from "./define.server";
export { type Delivery, recipientHash } from "./deliver.server";
export { type MailAddress, MailRefused, MailUnavailable } from "./port";

/** Sends one letter, at most once a message key; see `deliver`. For job handlers only. */
export async function deliverMail<Props extends object>(
  ctx: Ctx,
  delivery: Delivery<Props>,
): Promise<{ sent: boolean }> {
  if (!mailTransport) throw new MailUnavailable("a mail server is not available: none is set");
  return deliver(ctx, delivery, mailTransport);
}
