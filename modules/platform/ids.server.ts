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

/** Signs text for one purpose with the application's secret (HMAC-SHA-256, base64url). */
export function sign(purpose: string, text: string): string {
  return createHmac("sha256", env.APP_SECRET).update(`${purpose}\n${text}`).digest("base64url");
}

/** Compares a signature in constant time. */
export function isSignature(purpose: string, text: string, signature: string): boolean {
  return constantTimeEqual(sign(purpose, text), signature);
}

/** Compares two texts without telling by time where they differ. */
export function constantTimeEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
