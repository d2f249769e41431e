import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { countSignIn } from "#modules/platform/metrics.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { deviceLabel } from "../../sign-in/domain/device-label";
import { deleteSession, type OpenedSession, openSession } from "../../sign-in/store.server";
import { actingAs } from "../../sign-in/trail.server";
import { judgeAnswer, refuseAnswer } from "../judge-answer.server";
import { markUsed } from "../store.server";

export interface PasskeySignIn {
  /** What the authenticator answered, as JSON text. */
  readonly answer: unknown;
  /** Names the browser: the value of its session, or of its cookie. */
  readonly browser: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The session of this browser until now; it ends. */
  readonly previousToken?: string | undefined;
}

/**
 * Signs a person in by a passkey, which stands for both steps. Every answer that is not right gets the same
 * refusal (`invalid`), whatever is wrong with it.
 */
export async function signInByPasskey(
  ctx: Ctx,
  input: PasskeySignIn,
): Promise<Result<OpenedSession>> {
  const signedIn = await judge(ctx, input);
  if (signedIn.ok) countSignIn("accepted");
  else countSignIn(signedIn.refusal.code === "too_many" ? "limited" : "wrong");
  return signedIn;
}

async function judge(ctx: Ctx, input: PasskeySignIn): Promise<Result<OpenedSession>> {
  const visitor = await hitLimit(ctx, "loginAddress", input.ip);
  if (!visitor.ok) return visitor;
  const judged = await judgeAnswer(
    ctx,
    input.answer,
    { purpose: "sign-in", browser: input.browser },
    (whose) => hitLimit(ctx, "loginAccount", whose),
  );
  if (!judged.ok) return judged;
  const { passkey, user, ...used } = judged.value;
  const signedIn = await inTransaction(ctx, async (tx): Promise<Result<OpenedSession>> => {
    if (!(await markUsed(tx, passkey, used))) return refuse({ code: "unauthenticated" });
    if (input.previousToken) await deleteSession(tx, input.previousToken);
    const session = await openSession(tx, {
      userId: user.id,
      device: deviceLabel(input.userAgent),
      secondFactor: "done",
      passkeyId: passkey.id,
    });
    const entry = { action: "accounts.signed-in", subject: `user:${user.id}` };
    await audit(actingAs(tx, user), { ...entry, data: { passkeyId: passkey.id } });
    return ok(session);
  });
  return signedIn.ok ? signedIn : refuseAnswer(ctx, "removed", undefined, user.id);
}
