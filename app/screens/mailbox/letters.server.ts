import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { devMailbox, type MailboxEntry } from "#modules/platform/mail/dev-mailbox.server";
import type { MailDefinition } from "#modules/platform/mail/index.server";

/** Every room's templates, loaded when somebody looks at them. */
const templateFiles = import.meta.glob<Record<string, unknown>>("../../../modules/**/*.mail.tsx");
const PREFIX = "template-";

/** A letter that was sent, or a template with its example; undefined when there is none. */
export async function readLetter(ctx: Ctx, id: string): Promise<MailboxEntry | undefined> {
  if (!devMailbox) return undefined;
  if (!id.startsWith(PREFIX)) return devMailbox.read(id);
  const letters = await exampleLetters(ctx);
  return letters.find((letter) => letter.id === id);
}

/** Every template with its example, in the reader's language, by name; empty in production. */
export async function exampleLetters(ctx: Ctx): Promise<MailboxEntry[]> {
  if (!devMailbox) return [];
  const { renderMail } = await import("#modules/platform/mail/index.server");
  const files = await Promise.all(Object.values(templateFiles).map((load) => load()));
  const mails = files.flatMap((file) => Object.values(file)).filter(isMail);
  const letters = mails.map(async (mail) => ({
    ...(await renderMail(mail, mail.example, ctx.reads)),
    id: `${PREFIX}${mail.name.replace(/\W/g, "-")}`,
    messageId: mail.name,
    from: brand.name,
    to: brand.supportEmail,
    replyTo: brand.supportEmail,
    sentAt: ctx.now().toISOString(),
    headers: {},
  }));
  return (await Promise.all(letters)).sort((a, b) => a.id.localeCompare(b.id));
}

function isMail(value: unknown): value is MailDefinition<object> {
  return typeof value === "object" && value !== null && "component" in value && "example" in value;
}
