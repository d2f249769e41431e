import type { TxCtx } from "#modules/platform/ctx.server";
import {
  hashesOfRecoveryCode,
  isSealedBefore,
  newRecoveryCodes,
  openSecret,
  sealSecret,
  stepOfCode,
} from "./totp.server";

/** Keeps a started secret; false when two-step sign-in is on already. */
export async function keepStartedSecret(tx: TxCtx, userId: number, secret: string) {
  const { count } = await tx.tx.user.updateMany({
    where: { id: userId, totpEnrolledAt: null },
    data: { totpSecret: sealSecret(userId, secret), totpLastStep: null },
  });
  return count === 1;
}

/**
 * Spends a code of the app: true for exactly one caller, and never for an older step again. A secret
 * that an older key encrypted is encrypted again.
 */
export async function spendAppCode(
  tx: TxCtx,
  user: { id: number; totpSecret: string },
  code: string,
): Promise<boolean> {
  const secret = openSecret(user.id, user.totpSecret);
  const step = stepOfCode(secret, code, tx.now());
  if (step === undefined) return false;
  const { count } = await tx.tx.user.updateMany({
    where: {
      id: user.id,
      totpSecret: user.totpSecret,
      OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }],
    },
    data: {
      totpLastStep: step,
      ...(isSealedBefore(user.id, user.totpSecret) && { totpSecret: sealSecret(user.id, secret) }),
    },
  });
  return count === 1;
}

/** Spends a recovery code: true for exactly one caller. */
export async function spendRecoveryCode(tx: TxCtx, userId: number, code: string) {
  const { count } = await tx.tx.recoveryCode.updateMany({
    where: { codeHash: { in: hashesOfRecoveryCode(userId, code) }, userId, usedAt: null },
    data: { usedAt: tx.now() },
  });
  return count === 1;
}

/** Replaces a person's recovery codes; the returned ones are nowhere else. */
export async function replaceRecoveryCodes(tx: TxCtx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      codeHash: hashesOfRecoveryCode(userId, code)[0],
      userId,
      createdAt: tx.now(),
    })),
  });
  return codes;
}

/** Turns two-step sign-in on; false when it is on already. */
export async function markEnrolled(tx: TxCtx, userId: number): Promise<boolean> {
  const { count } = await tx.tx.user.updateMany({
    where: { id: userId, totpEnrolledAt: null, NOT: { totpSecret: null } },
    data: { totpEnrolledAt: tx.now() },
  });
  return count === 1;
}

/** Turns two-step sign-in off and forgets the secret and the codes; false when it is off. */
export async function forgetSecondFactor(tx: TxCtx, userId: number): Promise<boolean> {
  const { count } = await tx.tx.user.updateMany({
    where: { id: userId, NOT: { totpEnrolledAt: null } },
    data: { totpEnrolledAt: null, totpSecret: null, totpLastStep: null },
  });
  await tx.tx.recoveryCode.deleteMany({ where: { userId } });
  // What an app's code proved is proved no longer; what a passkey did is.
  await tx.tx.session.updateMany({
    where: { userId, passkeyId: null },
    data: { secondFactorAt: null },
  });
  return count === 1;
}
