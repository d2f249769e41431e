import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env.server";

/** A capability value for a link or a cookie: `bytes` random bytes (at least 16), as base64url. */
export function randomToken(bytes = 32): string {
  if (bytes < 16) throw new RangeError("a capability needs at least 128 random bits");
  return randomBytes(bytes).toString("base64url");
}

/** What is stored of a capability value whose holder gains an account: its SHA-256, as hex. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The application's secrets: the one that signs, then the one before it, while it is named. */
export const secrets: readonly string[] = [env.APP_SECRET, env.APP_SECRET_PREVIOUS].filter(
  (secret) => secret !== undefined,
);

const signWith = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

/** Signs text for one purpose with the application's secret (HMAC-SHA-256, base64url). */
export const sign = (purpose: string, text: string): string =>
  signWith(env.APP_SECRET, purpose, text);

/** What this text's signature may be: by the secret, and by the one before it. */
export const signatures = (purpose: string, text: string): string[] =>
  secrets.map((secret) => signWith(secret, purpose, text));

/** Compares a signature in constant time; one by the secret before counts as well. */
export function isSignature(purpose: string, text: string, signature: string): boolean {
  return signatures(purpose, text).some((known) => constantTimeEqual(known, signature));
}

/** Compares two texts without telling by time where they differ. */
export function constantTimeEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
