import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { markConfirmed } from "../../sign-in/store.server";
import { judgeAnswer, refuseAnswer } from "../judge-answer.server";
import { markUsed } from "../store.server";

export interface PasskeyConfirmation {
  /** What the authenticator answered, as JSON text. */
  readonly answer: unknown;
  /** The value of the session that is confirmed; it names the browser too. */
  readonly token: string;
}

/**
 * Takes a passkey instead of the password once more within a session, so that `refuseUnlessProved` lets its
 * person go on for a while. It must be the person's own.
 * @returns refusals `invalid` without a field, `too_many`, `unauthenticated`
 */
export async function confirmByPasskey(
  ctx: Ctx,
  { answer, token }: PasskeyConfirmation,
): Promise<Result<void>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const judged = await judgeAnswer(
    ctx,
    answer,
    { purpose: "confirm", browser: token, userId: actor.userId },
    (whose) => hitLimit(ctx, "loginAccount", whose),
  );
  if (!judged.ok) return judged;
  const { passkey, user, ...used } = judged.value;
  const confirmed = await inTransaction(ctx, async (tx): Promise<Result<boolean>> => {
    if (!(await markUsed(tx, passkey, used))) return ok(false);
    if (!(await markConfirmed(tx, user.id, token))) return refuse({ code: "unauthenticated" });
    const entry = { action: "accounts.sign-in-confirmed", subject: `user:${user.id}` };
    await audit(tx, { ...entry, data: { passkeyId: passkey.id } });
    return ok(true);
  });
  if (!confirmed.ok) return confirmed;
  return confirmed.value ? ok(undefined) : refuseAnswer(ctx, "removed", undefined, user.id);
}
