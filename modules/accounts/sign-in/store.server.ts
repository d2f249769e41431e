import type { TxCtx } from "#modules/platform/ctx.server";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { voidEmailRequests } from "../profile/email-request-store.server";
import { resetLinkLifetime, sessionLimits } from "./domain/session-limits";

/** A session's value, for the cookie alone, and when it ends at the latest. */
export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface NewSession {
  readonly userId: number;
  readonly device: string;
  /** Whether the second step is done, not asked for, or still to come (then it lives shortly). */
  readonly secondFactor: "done" | "none" | "awaited";
  /** The passkey that opens it. */
  readonly passkeyId?: number | undefined;
}

/** Opens a session under a fresh 256-bit value and keeps only the value's hash. */
export async function openSession(tx: TxCtx, session: NewSession): Promise<OpenedSession> {
  const now = tx.now();
  const lifetime =
    session.secondFactor === "awaited" ? sessionLimits.awaitingCode : sessionLimits.absolute;
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx.tx.session.create({
    data: {
      tokenHash: hashToken(token),
      userId: session.userId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      secondFactorAt: session.secondFactor === "done" ? now : null,
      deviceLabel: session.device,
      passkeyId: session.passkeyId ?? null,
    },
  });
  if (session.secondFactor !== "awaited") {
    await tx.tx.$executeRaw`
      UPDATE users SET last_signed_in_at = ${now} WHERE id = ${session.userId}`;
  }
  return { token, expiresAt };
}

/** Notes that the person of a session proved once more who they are; false when it is over. */
export async function markConfirmed(tx: TxCtx, userId: number, token: string): Promise<boolean> {
  const { count } = await tx.tx.session.updateMany({
    where: { tokenHash: hashToken(token), userId, expiresAt: { gt: tx.now() } },
    data: { confirmedAt: tx.now() },
  });
  return count === 1;
}

/** Ends one session; returns whose it was, or undefined when there was none. */
export async function deleteSession(tx: TxCtx, token: string): Promise<number | undefined> {
  const rows = await tx.tx.$queryRaw<{ user_id: number }[]>`
    DELETE FROM sessions WHERE token_hash = ${hashToken(token)} RETURNING user_id`;
  return rows[0]?.user_id;
}

/** Ends every session of a person, or all but one; returns how many. */
export async function deleteSessionsOf(
  tx: TxCtx,
  userId: number,
  keptToken?: string,
): Promise<number> {
  const { count } = await tx.tx.session.deleteMany({
    where: { userId, ...(keptToken && { NOT: { tokenHash: hashToken(keptToken) } }) },
  });
  return count;
}

/**
 * Stores the hash of a password that its person chose; `onlyIf` names the hash that must still
 * be stored, of which the new one is another form.
 */
export async function setPasswordHash(
  tx: TxCtx,
  userId: number,
  passwordHash: string,
  onlyIf?: string,
): Promise<boolean> {
  const { count } = await tx.tx.user.updateMany({
    where: { id: userId, ...(onlyIf && { passwordHash: onlyIf }) },
    data: { passwordHash, ...(!onlyIf && { isPasswordGiven: false }) },
  });
  return count === 1;
}

/** Makes a reset token for a person; the links of the person's other requests stop working. */
export async function addResetToken(
  tx: TxCtx,
  { userId, requestId }: { userId: number; requestId: number },
): Promise<string> {
  const now = tx.now();
  await tx.tx.passwordReset.updateMany({
    where: { userId, requestId: { not: requestId }, usedAt: null, voidedAt: null },
    data: { voidedAt: now },
  });
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + resetLinkLifetime);
  await tx.tx.passwordReset.create({
    data: { tokenHash: hashToken(token), userId, requestId, createdAt: now, expiresAt },
  });
  return token;
}

/** Which links still work: unused, not void, not over, and the address is the one they went to. */
export function workingReset(tx: { now(): Date }, token: string, emailKey?: string) {
  return {
    tokenHash: hashToken(token),
    usedAt: null,
    voidedAt: null,
    expiresAt: { gt: tx.now() },
    ...(emailKey !== undefined && { user: { emailKey } }),
  };
}

/** Spends a reset token: true for exactly one of any number of callers. */
export async function spendResetToken(tx: TxCtx, token: string, emailKey: string) {
  const { count } = await tx.tx.passwordReset.updateMany({
    where: workingReset(tx, token, emailKey),
    data: { usedAt: tx.now() },
  });
  return count === 1;
}

/**
 * Voids every mailed link of a person that was not used: those that reset the password and those
 * that confirm another address.
 */
export async function voidResetTokens(tx: TxCtx, userId: number): Promise<void> {
  await voidEmailRequests(tx, userId);
  await tx.tx.passwordReset.updateMany({
    where: { userId, usedAt: null, voidedAt: null },
    data: { voidedAt: tx.now() },
  });
}
