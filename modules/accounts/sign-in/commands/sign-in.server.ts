import { audit } from "#modules/platform/audit.server";
import { brand } from "#modules/platform/brand.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { message } from "#modules/platform/messages";
import { countSignIn } from "#modules/platform/metrics.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { accountsMessages } from "../../messages";
import { deviceLabel } from "../domain/device-label";
import { hashPassword, isPassword, needsRehash } from "../password-hash.server";
import { deleteSession, type OpenedSession, openSession, setPasswordHash } from "../store.server";
import { actingAs, noteFailure, unknownAddress } from "../trail.server";

const contact = { email: brand.supportEmail };

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The session of this browser until now; it ends. */
  readonly previousToken?: string;
}

export interface SignedIn extends OpenedSession {
  /** "needed": the session opens nothing but the page that asks for the code. */
  readonly secondFactor: "none" | "needed";
}

/**
 * Signs a person in by e-mail address and password under a fresh session value. An unknown address,
 * a person without a password and a wrong password do the same work and get the same refusal
 * (`invalid` at `email`); who is suspended is told so after the right password. The limits are asked before any hash is computed.
 */
export async function signIn(ctx: Ctx, input: SignIn): Promise<Result<SignedIn>> {
  const signedIn = await judge(ctx, input);
  if (signedIn.ok) countSignIn("accepted");
  else countSignIn(signedIn.refusal.code === "too_many" ? "limited" : "wrong");
  return signedIn;
}

async function judge(ctx: Ctx, input: SignIn): Promise<Result<SignedIn>> {
  const emailKey = foldEmail(input.email);
  const visitor = await hitLimit(ctx, "loginAddress", input.ip);
  if (!visitor.ok) return visitor;
  const account = await hitLimit(ctx, "loginAccount", emailKey);
  if (!account.ok) return account;

  const user = await ctx.db.user.findUnique({
    where: { emailKey },
    select: {
      id: true,
      isStaff: true,
      passwordHash: true,
      totpEnrolledAt: true,
      suspendedAt: true,
    },
  });
  const isRight = await isPassword(user?.passwordHash, input.password);
  if (!user?.passwordHash || !isRight) {
    const subject = user ? `user:${user.id}` : unknownAddress(emailKey);
    await noteFailure(ctx, "accounts.sign-in-failed", subject);
    return refuseField("email", message(accountsMessages, "signInFailed"));
  }

  // Only who knows the password learns of it.
  if (user.suspendedAt) {
    await noteFailure(ctx, "accounts.sign-in-failed", `user:${user.id}`);
    return refuseField("email", message(accountsMessages, "signInSuspended", contact));
  }

  const { passwordHash } = user;
  const newHash = needsRehash(passwordHash) ? await hashPassword(input.password) : undefined;
  return inTransaction(ctx, async (tx) => {
    const needsCode = user.totpEnrolledAt !== null;
    if (newHash) await setPasswordHash(tx, user.id, newHash, passwordHash);
    if (input.previousToken) await deleteSession(tx, input.previousToken);
    const session = await openSession(tx, {
      userId: user.id,
      device: deviceLabel(input.userAgent),
      secondFactor: needsCode ? "awaited" : "none",
    });
    const action = needsCode ? "accounts.password-accepted" : "accounts.signed-in";
    await audit(actingAs(tx, user), { action, subject: `user:${user.id}` });
    return ok({ ...session, secondFactor: needsCode ? "needed" : "none" });
  });
}
