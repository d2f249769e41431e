import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { sendSecurityNoticeJob } from "../jobs";
import { endAllSessions } from "../sign-in/commands/end-session.server";
import { deviceLabel } from "../sign-in/domain/device-label";
import {
  type OpenedSession,
  openSession,
  setPasswordHash,
  voidResetTokens,
} from "../sign-in/store.server";

/**
 * Signs somebody in who chose a password by a mailed link: it takes the place of one that there was,
 * whose sessions end and whose person is told.
 */
export async function openByPassword(
  tx: TxCtx,
  user: {
    readonly id: number;
    readonly passwordHash: string | null;
    readonly totpEnrolledAt: Date | null;
  },
  passwordHash: string,
  userAgent: string,
): Promise<OpenedSession> {
  await setPasswordHash(tx, user.id, passwordHash);
  await voidResetTokens(tx, user.id);
  await endAllSessions(tx, user.id);
  if (user.passwordHash !== null) {
    await enqueue(tx, sendSecurityNoticeJob, { userId: user.id, notice: "password-changed" });
  }
  return openSession(tx, {
    userId: user.id,
    device: deviceLabel(userAgent),
    secondFactor: user.totpEnrolledAt ? "done" : "none",
  });
}
