import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { z } from "zod";
import { hashToken } from "../ids.server";
import { MailRefused, type MailTransport, MailUnavailable } from "./port";

const entrySchema = z.object({
  id: z.string(),
  messageId: z.string(),
  from: z.string(),
  to: z.string(),
  replyTo: z.string().default(""),
  subject: z.string(),
  sentAt: z.string(),
  headers: z.record(z.string(), z.string()),
  html: z.string(),
  text: z.string(),
});

/** One letter in the development mailbox; `sentAt` is an ISO time. */
export type MailboxEntry = z.output<typeof entrySchema>;

export interface Mailbox extends MailTransport {
  /** The newest first, at most 200. */
  list(): Promise<MailboxEntry[]>;
  read(id: string): Promise<MailboxEntry | undefined>;
}

const ID = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

/**
 * The development mailbox: every letter is a file `<id>.eml`, and `<id>.json` for the page that
 * shows it. Like a real server it refuses: addresses at `refused.example` for good, addresses at
 * `busy.example` for now.
 */
export function mailbox(folder: string): Mailbox {
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true });

  async function write(name: string, content: string | Buffer): Promise<void> {
    const temporary = join(folder, `.${randomUUID()}`);
    await writeFile(temporary, content);
    await rename(temporary, join(folder, name));
  }

  async function read(id: string): Promise<MailboxEntry | undefined> {
    if (!ID.test(id)) return undefined;
    const text = await readFile(join(folder, `${id}.json`), "utf8").catch(() => undefined);
    return text === undefined ? undefined : entrySchema.parse(JSON.parse(text));
  }

  return {
    read,
    async list() {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
      const newest = ids.sort().reverse().slice(0, 200);
      return (await Promise.all(newest.map(read))).filter((entry) => entry !== undefined);
    },
    async send(letter) {
      const { from, to, headers, date, ...rest } = letter;
      if (to.address.endsWith("@refused.example")) throw new MailRefused("mailbox 550");
      if (to.address.endsWith("@busy.example")) {
        throw new MailUnavailable("the mailbox is not available: 451");
      }
      const named = (address: { name?: string; address: string }) => ({
        name: address.name ?? "",
        address: address.address,
      });
      const built = await builder.sendMail({
        ...rest,
        date,
        from: named(from),
        to: named(to),
        headers: { ...headers },
        attachments: [...(rest.attachments ?? [])],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const id = `${date.toISOString().replace(/[-:.]/g, "")}-${hashToken(rest.messageId).slice(0, 12)}`;
      const entry: MailboxEntry = {
        id,
        messageId: rest.messageId,
        from: spoken(from),
        to: spoken(to),
        replyTo: rest.replyTo,
        subject: rest.subject,
        sentAt: date.toISOString(),
        headers: { ...headers },
        html: rest.html,
        text: rest.text,
      };
      await mkdir(folder, { recursive: true });
      await write(`${id}.eml`, built.message as Buffer);
      await write(`${id}.json`, JSON.stringify(entry, null, 2));
    },
  };
}

const spoken = ({ name, address }: { name?: string; address: string }) =>
  name ? `${name} <${address}>` : address;
