import { join } from "node:path";
import { env } from "../env.server";
import { type Mailbox, mailbox } from "./mailbox.server";

export type { MailboxEntry } from "./mailbox.server";

/**
 * The development mailbox; undefined in production, whose people have real ones. Apart from
 * `index.server.ts`, so that the web process need not load what renders e-mails.
 */
export const devMailbox: Mailbox | undefined = env.isProduction
  ? undefined
  : mailbox(join(env.DATA_DIR, "mail"));
