import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../../jobs";
import { confirmCurrentPassword } from "../current-password.server";
import { deviceLabel } from "../domain/device-label";
import { hashPassword } from "../password-hash.server";
import { type OpenedSession, openSession, setPasswordHash, voidResetTokens } from "../store.server";
import { endAllSessions } from "./end-session.server";
import { judgeNewPassword } from "./reset-password.server";

export interface PasswordChange {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly userAgent: string;
  /** The value of this browser's session, which is exchanged. */
  readonly token?: string | undefined;
}

/**
 * Changes the password of the person who is signed in. Every session ends, this one included: its
 * value is exchanged for the returned one.
 */
export async function changePassword(
  ctx: Ctx,
  input: PasswordChange,
): Promise<Result<OpenedSession>> {
  const wrong = judgeNewPassword(input.password, input.password_confirmation);
  if (wrong) return wrong;
  const confirmed = await confirmCurrentPassword(ctx, input.current_password);
  if (!confirmed.ok) return confirmed;
  const user = confirmed.value;
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    await setPasswordHash(tx, user.id, passwordHash);
    await voidResetTokens(tx, user.id);
    const former = await tx.tx.session.findFirst({
      where: { tokenHash: hashToken(input.token ?? ""), userId: user.id },
    });
    await endAllSessions(tx, user.id);
    const session = await openSession(tx, {
      userId: user.id,
      device: deviceLabel(input.userAgent),
      // Who came in by a passkey did both steps, with an app or without.
      secondFactor: user.totpEnrolledAt || former?.secondFactorAt ? "done" : "none",
      passkeyId: former?.passkeyId ?? undefined,
    });
    await audit(tx, { action: "accounts.password-changed", subject: `user:${user.id}` });
    await enqueue(tx, sendSecurityNoticeJob, { userId: user.id, notice: "password-changed" });
    return ok(session);
  });
}
