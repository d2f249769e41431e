import { randomUUID } from "node:crypto";
import { requestPasswordReset, signIn } from "#modules/accounts/index.server";
import { lettersTo, tokenIn } from "./mailbox";
import { runJobs, signInInput, system, visitor } from "./people";

export const newPassword = "marching-band-47";

export const ask = (email: string, ctx = visitor) =>
  requestPasswordReset(ctx, { email, ip: randomUUID() });

/** Asks for a link and takes the token out of the letter. */
export async function mailedToken(email: string, ctx = visitor): Promise<string> {
  await ask(email, ctx);
  await runJobs({ ...system, now: ctx.now });
  const [letter] = await lettersTo(email);
  return tokenIn(letter?.text ?? "");
}

export const canSignIn = async (email: string, typed: string) =>
  (await signIn(visitor, signInInput(email, typed))).ok;
