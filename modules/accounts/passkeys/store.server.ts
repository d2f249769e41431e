import { randomBytes } from "node:crypto";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { ok } from "#modules/platform/result";
import { challengeLifetime, MOST_PASSKEYS } from "./domain/passkey-limits";

/** What a challenge is for. */
export type Purpose = "sign-in" | "confirm" | "add";

/** Who may answer a challenge, and for what. */
export interface Asked {
  readonly purpose: Purpose;
  /** Names the browser: the value of its session, or of its cookie. */
  readonly browser: string;
  /** Whose passkey it must be; nobody's for a sign-in. */
  readonly userId?: number;
}

/** Makes a challenge of 256 bits for one browser, and keeps its hash. */
export async function makeChallenge(tx: TxCtx, asked: Asked): Promise<string> {
  const challenge = randomToken();
  await tx.tx.passkeyChallenge.create({
    data: {
      challengeHash: hashToken(challenge),
      browserHash: hashToken(asked.browser),
      purpose: asked.purpose,
      userId: asked.userId ?? null,
      expiresAt: new Date(tx.now().getTime() + challengeLifetime),
    },
  });
  return challenge;
}

/**
 * Spends a challenge, for good whatever comes of the answer: true for exactly one of any number of answers, in
 * time and by that browser.
 */
export async function spendChallenge(ctx: Ctx, challenge: string, asked: Asked): Promise<boolean> {
  const spent = await inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.passkeyChallenge.deleteMany({
      where: {
        challengeHash: hashToken(challenge),
        browserHash: hashToken(asked.browser),
        purpose: asked.purpose,
        userId: asked.userId ?? null,
        expiresAt: { gt: tx.now() },
      },
    });
    return ok(count === 1);
  });
  return spent.ok && spent.value;
}

/** By what authenticators name a person: random, and never the id or the address. */
export async function handleOf(tx: TxCtx, userId: number): Promise<string> {
  await tx.tx.user.updateMany({
    where: { id: userId, passkeyHandle: null },
    data: { passkeyHandle: randomBytes(32).toString("base64url") },
  });
  const user = await tx.tx.user.findUniqueOrThrow({ where: { id: userId } });
  return user.passkeyHandle ?? "";
}

export interface NewPasskey {
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: bigint;
  readonly transports: readonly string[];
  readonly deviceType: string;
  readonly isBackedUp: boolean;
  readonly aaguid: string;
  readonly name: string;
}

/** Keeps a new passkey; false where the person has all that one may have. Under the person's lock. */
export async function keepPasskey(tx: TxCtx, passkey: NewPasskey): Promise<boolean> {
  const count = await tx.tx.passkey.count({ where: { userId: passkey.userId } });
  if (count >= MOST_PASSKEYS) return false;
  const data = { ...passkey, transports: [...passkey.transports], createdAt: tx.now() };
  await tx.tx.passkey.create({ data });
  return true;
}

/** Notes that a passkey signed; false where it was removed, or used elsewhere, in between. */
export async function markUsed(
  tx: TxCtx,
  passkey: { id: number; counter: bigint },
  used: { counter: bigint; isBackedUp: boolean },
): Promise<boolean> {
  const { count } = await tx.tx.passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: { counter: used.counter, isBackedUp: used.isBackedUp, lastUsedAt: tx.now() },
  });
  return count === 1;
}
