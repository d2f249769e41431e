import { lettersTo, tokenIn } from "#tests/modules/accounts/mailbox";
import { runJobs } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";

export const newPassword = "marching-band-47";

/** A script with the anti-forgery token of a page. */
export async function script(origin: string) {
  const visitor = new Visitor(origin);
  await visitor.open("/login");
  return visitor;
}

/** Asks for a reset link and takes the token out of the letter. */
export async function mailedToken(origin: string, email: string): Promise<string> {
  const visitor = await script(origin);
  await visitor.call("/password/email", "POST", { email });
  await runJobs();
  const [letter] = await lettersTo(email);
  return tokenIn(letter?.text ?? "");
}

/** What a script sends to set a new password. */
export const resetBody = (email: string, token: string, changes = {}) => ({
  token,
  email,
  password: newPassword,
  password_confirmation: newPassword,
  ...changes,
});
