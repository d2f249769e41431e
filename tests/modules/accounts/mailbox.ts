// Imported first: the mailbox's folder is read from the environment when the module loads.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "goodstanding-accounts-"));
process.env.SMTP_URL = "";

/** The letters of one person, the newest first. */
export async function lettersTo(address: string) {
  const { devMailbox } = await import("#modules/platform/mail/index.server");
  const letters = (await devMailbox?.list()) ?? [];
  return letters.filter(({ to }) => to.includes(address));
}

/** The token of the reset link in a letter. */
export function tokenIn(text: string): string {
  const [, token] = /\/password\/reset\/([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error("the letter has no reset link");
  return token;
}
