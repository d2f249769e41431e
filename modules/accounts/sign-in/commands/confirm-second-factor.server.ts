import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../../jobs";
import { accountsMessages } from "../../messages";
import { spendAppCode, spendRecoveryCode } from "../second-factor-store.server";
import { deleteSession, type OpenedSession, openSession } from "../store.server";
import { actingAs, noteFailure } from "../trail.server";

export interface SecondStep {
  /** The value of the session that waits for the code. */
  readonly token: string;
  /** Six digits of the app, or a recovery code. */
  readonly code: string;
}

interface Waiting {
  readonly id: number;
  readonly isStaff: boolean;
  readonly totpSecret: string;
  readonly device: string;
}

/**
 * Finishes a sign-in by the app's code or a recovery code, each of which works once. The waiting
 * session is exchanged for a new one under a new value.
 */
export async function confirmSecondFactor(
  ctx: Ctx,
  { token, code }: SecondStep,
): Promise<Result<OpenedSession>> {
  const user = await findWaiting(ctx, token);
  if (!user) {
    const codeExpired = message(accountsMessages, "codeExpired");
    return refuse({ code: "unauthenticated", message: codeExpired });
  }
  const allowed = await hitLimit(ctx, "loginCode", String(user.id));
  if (!allowed.ok) return allowed;
  const wrong = refuseField("code", message(accountsMessages, "codeWrong"));
  const signedIn = await inTransaction(ctx, async (tx): Promise<Result<OpenedSession>> => {
    if (!(await spendCode(tx, user, code)) || !(await deleteSession(tx, token))) return wrong;
    await audit(actingAs(tx, user), { action: "accounts.signed-in", subject: `user:${user.id}` });
    return ok(
      await openSession(tx, { userId: user.id, device: user.device, secondFactor: "done" }),
    );
  });
  if (!signedIn.ok) await noteFailure(ctx, "accounts.code-refused", `user:${user.id}`);
  return signedIn;
}

async function spendCode(tx: TxCtx, user: Waiting, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(code)) return spendAppCode(tx, user, code);
  if (!(await spendRecoveryCode(tx, user.id, code))) return false;
  await audit(actingAs(tx, user), {
    action: "accounts.recovery-code-used",
    subject: `user:${user.id}`,
  });
  await enqueue(tx, sendSecurityNoticeJob, { userId: user.id, notice: "recovery-code-used" });
  return true;
}

async function findWaiting(ctx: Ctx, token: string): Promise<Waiting | undefined> {
  const session = await ctx.db.session.findFirst({
    where: { tokenHash: hashToken(token), expiresAt: { gt: ctx.now() }, secondFactorAt: null },
    select: { deviceLabel: true, user: true },
  });
  if (!session?.user.totpEnrolledAt || !session.user.totpSecret) return undefined;
  const { id, isStaff, totpSecret } = session.user;
  return { id, isStaff, totpSecret, device: session.deviceLabel };
}
