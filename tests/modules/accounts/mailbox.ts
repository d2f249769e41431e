import { devMailbox } from "#modules/platform/mail/dev-mailbox.server";

/** The letters of one person, the newest first. */
export async function lettersTo(address: string) {
  const letters = (await devMailbox?.list()) ?? [];
  return letters.filter(({ to }) => to.includes(address));
}

/** The token of the reset link in a letter. */
export function tokenIn(text: string): string {
  const [, token] = /\/password\/reset\/([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error("the letter has no reset link");
  return token;
}
