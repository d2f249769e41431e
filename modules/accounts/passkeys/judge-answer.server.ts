import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { sign } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../jobs";
import { actingAs } from "../sign-in/trail.server";
import { type Assertion, challengeOf, readAssertion } from "./domain/answer";
import { hasGoneBack } from "./domain/counter";
import { passkeyMessages } from "./messages";
import { type Asked, spendChallenge } from "./store.server";
import { nobodysKey, type Signed, verifyAssertion } from "./verify.server";

/** A passkey whose answer is right, and whose it is. */
export interface JudgedAnswer extends Signed {
  readonly passkey: { readonly id: number; readonly counter: bigint };
  readonly user: { readonly id: number; readonly isStaff: boolean };
}

type Reason =
  | "answer"
  | "challenge"
  | "key"
  | "signature"
  | "person"
  | "suspended"
  | "counter"
  | "removed";

/** The one refusal of every answer, whatever is wrong with it. */
export const passkeyRefused = (): Refused =>
  refuse({ code: "invalid", errors: {}, message: message(passkeyMessages, "refused") });

/** Whom a challenge's answer is counted against, before anything of it is judged. */
export type Count = (whose: string) => Promise<Result<void>>;

/**
 * Judges what an authenticator answered. The challenge is spent first, so that no second answer to it
 * counts. An unknown passkey takes the same work as a wrong signature, and every refusal has the same words and
 * its entry in the audit.
 */
export async function judgeAnswer(
  ctx: Ctx,
  sent: unknown,
  asked: Asked,
  count: Count,
): Promise<Result<JudgedAnswer>> {
  const answer = readAssertion(sent);
  const challenge = answer && challengeOf(answer);
  if (!answer || challenge === undefined) return refuseAnswer(ctx, "answer");
  if (!(await spendChallenge(ctx, challenge, asked))) return refuseAnswer(ctx, "challenge", answer);

  // Nobody is looked up as well, so that it takes no less.
  const passkey = await ctx.db.passkey.findUnique({ where: { credentialId: answer.id } });
  const user = await ctx.db.user.findUnique({ where: { id: passkey?.userId ?? 0 } });
  const allowed = await count(user?.emailKey ?? `passkey:${answer.id}`);
  if (!allowed.ok) return allowed;
  const key = passkey
    ? { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey) }
    : nobodysKey;
  const signed = await verifyAssertion(answer, { challenge, key });
  if (!passkey || !user) return refuseAnswer(ctx, "key", answer);
  if (!signed) return refuseAnswer(ctx, "signature", answer, user.id);
  if (!isOf(user, answer, asked)) return refuseAnswer(ctx, "person", answer, user.id);
  if (user.suspendedAt) return refuseAnswer(ctx, "suspended", answer, user.id);
  if (hasGoneBack(passkey.counter, signed.counter)) {
    await endSessionsOf(ctx, passkey.id, user);
    return refuseAnswer(ctx, "counter", answer, user.id);
  }
  return ok({ ...signed, passkey, user });
}

/** The key's person is who answers: by the handle that came, and who is signed in where somebody is. */
function isOf(
  user: { id: number; passkeyHandle: string | null },
  { response: { userHandle } }: Assertion,
  asked: Asked,
): boolean {
  if (asked.userId !== undefined && asked.userId !== user.id) return false;
  // Only a key that was named to the authenticator may leave the handle out (WebAuthn 3, section 7.2).
  if (userHandle === undefined || userHandle === null) return asked.userId !== undefined;
  return userHandle === user.passkeyHandle;
}

/** A copy of the key may be about: what it opened ends, and its person is told. */
async function endSessionsOf(
  ctx: Ctx,
  id: number,
  user: { id: number; isStaff: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.session.deleteMany({ where: { passkeyId: id } });
    await audit(actingAs(tx, user), {
      action: "accounts.passkey-counter-back",
      subject: `user:${user.id}`,
      data: { passkeyId: id, sessions: count },
    });
    await enqueue(tx, sendSecurityNoticeJob, { userId: user.id, notice: "passkey-counter-back" });
    return ok(undefined);
  });
}

/** Notes why an answer was refused; who sent it learns nothing of it. */
export async function refuseAnswer(
  ctx: Ctx,
  reason: Reason,
  answer?: { readonly id: string },
  userId?: number,
): Promise<Refused> {
  const unknown = answer ? sign("audit-passkey", answer.id).slice(0, 22) : "none";
  await inTransaction(ctx, async (tx) => {
    await audit(tx, {
      action: "accounts.passkey-refused",
      subject: userId === undefined ? `passkey:${unknown}` : `user:${userId}`,
      data: { reason },
    });
    return ok(undefined);
  });
  return passkeyRefused();
}
