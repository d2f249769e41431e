import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { isUniqueViolation } from "#modules/platform/db.server";
import { hashToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../../jobs";
import { lockUser } from "../../people/store.server";
import { challengeOf, readRegistration } from "../domain/answer";
import { defaultName } from "../domain/default-name";
import { passkeyMessages } from "../messages";
import { endPasskeyOffer } from "../offer.server";
import { keepPasskey, spendChallenge } from "../store.server";
import { verifyRegistration } from "../verify.server";

export interface PasskeyAddition {
  /** What the authenticator answered, as JSON text. */
  readonly answer: unknown;
  /** What the person calls it; "" leaves it to us. */
  readonly name: string;
  /** The value of this browser's session; it names the browser too. */
  readonly token: string;
  readonly userAgent: string;
}

/**
 * Adds the passkey that the authenticator made. As somebody has just been verified by it, this session counts as
 * signed in by two steps. No session ends.
 * @returns refusals `confirm`, `invalid` without a field, `too_many`, `unauthenticated`; `conflict` for the
 *   eleventh and for one that somebody has
 */
export async function addPasskey(
  ctx: Ctx,
  { answer: sent, name, token, userAgent }: PasskeyAddition,
): Promise<Result<{ id: number; name: string }>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const unproved = refuseUnlessProved(ctx);
  if (unproved) return unproved;
  const { userId } = actor;
  const allowed = await hitLimit(ctx, "passkeyStart", `user ${userId}`);
  if (!allowed.ok) return allowed;

  const answer = readRegistration(sent);
  const challenge = answer && challengeOf(answer);
  if (!answer || challenge === undefined) return refuseNew(ctx, userId, "answer");
  const asked = { purpose: "add", browser: token, userId } as const;
  if (!(await spendChallenge(ctx, challenge, asked))) return refuseNew(ctx, userId, "challenge");
  const made = await verifyRegistration(answer, challenge);
  if (!made) return refuseNew(ctx, userId, "signature");

  const called = name.trim() || defaultName(made.aaguid, userAgent) || "Passkey";
  const keep = (tx: TxCtx) => keepPasskey(tx, { ...made, userId, name: called });
  try {
    return await inTransaction(ctx, async (tx): Promise<Result<{ id: number; name: string }>> => {
      await lockUser(tx, userId);
      if (!(await keep(tx))) return conflict("most");
      const { id } = await tx.tx.passkey.findUniqueOrThrow({
        where: { credentialId: made.credentialId },
      });
      await tx.tx.session.updateMany({
        where: { tokenHash: hashToken(token), userId, secondFactorAt: null },
        data: { secondFactorAt: tx.now() },
      });
      await endPasskeyOffer(tx, userId);
      const data = { passkeyId: id, aaguid: made.aaguid, deviceType: made.deviceType };
      await audit(tx, { action: "accounts.passkey-added", subject: `user:${userId}`, data });
      await enqueue(tx, sendSecurityNoticeJob, { userId, notice: "passkey-added" });
      return ok({ id, name: called });
    });
  } catch (error) {
    // Somebody has it, the person itself most likely: the unique index let one through.
    if (!isUniqueViolation(error)) throw error;
    return conflict("alreadyAdded");
  }
}

const conflict = (key: "most" | "alreadyAdded"): Refused =>
  refuse({ code: "conflict", message: message(passkeyMessages, key) });

async function refuseNew(ctx: Ctx, userId: number, reason: string): Promise<Refused> {
  await inTransaction(ctx, async (tx) => {
    const entry = { action: "accounts.passkey-not-added", subject: `user:${userId}` };
    await audit(tx, { ...entry, data: { reason } });
    return ok(undefined);
  });
  return refuse({ code: "invalid", errors: {}, message: message(passkeyMessages, "notAdded") });
}
