import { audit } from "#modules/platform/audit.server";
import { passwordProblems } from "#modules/platform/common-passwords.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../../jobs";
import { accountsMessages } from "../../messages";
import { offerPasskey } from "../../passkeys/offer.server";
import { hashPassword } from "../password-hash.server";
import { setPasswordHash, spendResetToken, voidResetTokens, workingReset } from "../store.server";
import { noteFailure, unknownAddress } from "../trail.server";
import { endAllSessions } from "./end-session.server";

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly ip: string;
}

/** Judges a new password and its repetition; `undefined` when both are fine. */
export function judgeNewPassword(password: string, confirmation: string) {
  const problems = passwordProblems(password);
  const errors: FieldErrors = {
    ...(problems.length > 0 && { password: problems }),
    ...(password !== confirmation && {
      password_confirmation: [message(accountsMessages, "passwordsDiffer")],
    }),
  };
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : undefined;
}

/**
 * Changes a password by an e-mailed token: once, within its hour, for the address it went to.
 * Every session ends, every other link is void, and nobody is signed in by it. Whatever is wrong
 * with the link is one refusal, so that it tells nothing about the address.
 * @returns where to go next, a path without personal data
 */
export async function resetPassword(
  ctx: Ctx,
  input: PasswordReset,
): Promise<Result<{ url: string }>> {
  const wrong = judgeNewPassword(input.password, input.password_confirmation);
  if (wrong) return wrong;
  const visitor = await hitLimit(ctx, "passwordReset", input.ip);
  if (!visitor.ok) return visitor;

  const emailKey = foldEmail(input.email);
  const refused = refuseField("email", message(accountsMessages, "resetLinkRefused"));
  const link = await ctx.db.passwordReset.findFirst({
    where: workingReset(ctx, input.token, emailKey),
    select: { userId: true },
  });
  if (!link) {
    await noteFailure(ctx, "accounts.reset-refused", unknownAddress(emailKey));
    return refused;
  }
  // Hashing takes long and happens before the transaction; spending the token inside it decides.
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    if (!(await spendResetToken(tx, input.token, emailKey))) return refused;
    await setPasswordHash(tx, link.userId, passwordHash);
    await voidResetTokens(tx, link.userId);
    await endAllSessions(tx, link.userId);
    await offerPasskey(tx, link.userId);
    await audit(tx, { action: "accounts.password-reset", subject: `user:${link.userId}` });
    await enqueue(tx, sendSecurityNoticeJob, { userId: link.userId, notice: "password-changed" });
    return ok({ url: "/login?reset=1" });
  });
}
