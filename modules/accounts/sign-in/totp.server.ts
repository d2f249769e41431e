import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import QRCode from "qrcode";
import { brand } from "#modules/platform/brand.server";
import { secrets, signatures } from "#modules/platform/ids.server";

const STEP_SECONDS = 30;
/** The key that encrypts, then the one before it. */
const keys = secrets.map((secret) =>
  Buffer.from(hkdfSync("sha256", secret, "", "accounts.totp-secret", 32)),
);

const [newestKey = Buffer.alloc(0)] = keys;

/** Encrypts a secret for one person (AES-256-GCM); the row of another person cannot use it. */
export function sealSecret(userId: number, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", newestKey, iv).setAAD(Buffer.from(`user:${userId}`));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return ["v1", iv, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");
}

/** @throws Error when the text was changed, belongs to another person, or by no secret that is known. */
export function openSecret(userId: number, stored: string): string {
  const opened = keys
    .map((key) => openWith(key, userId, stored))
    .find((text) => text !== undefined);
  if (opened === undefined) throw new Error("a secret of two-step sign-in cannot be opened");
  return opened;
}

/** Whether a secret is not encrypted by the newest key, and is to be encrypted again. */
export const isSealedBefore = (userId: number, stored: string): boolean =>
  openWith(newestKey, userId, stored) === undefined;

function openWith(key: Buffer, userId: number, stored: string): string | undefined {
  const [, iv = "", tag = "", sealed = ""] = stored.split(".");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(`user:${userId}`))
      .setAuthTag(Buffer.from(tag, "base64url"));
    const opened = [decipher.update(Buffer.from(sealed, "base64url")), decipher.final()];
    return Buffer.concat(opened).toString("utf8");
  } catch {
    return undefined;
  }
}

/** A fresh secret of 160 bits, in base32, as apps take it (RFC 4226 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: brand.name,
    label: email,
    algorithm: "SHA1",
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/**
 * The 30-second step that a code belongs to, or undefined. One step before and after now is
 * accepted, because phones' clocks are off (RFC 6238 5.2). The caller must let each step pass once.
 */
export function stepOfCode(secret: string, code: string, now: Date): bigint | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  return BigInt(Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta);
}

/** What an app scans, as an address and as a QR code (an SVG path in a square of `size`). */
export function enrollmentCard(secret: string, email: string) {
  const uri = totpOf(secret, email).toString();
  const { modules } = QRCode.create(uri, { errorCorrectionLevel: "M" });
  const { size } = modules;
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { uri, secret: (secret.match(/.{1,4}/g) ?? []).join(" "), qr: { size, path } };
}

const CODE_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** Recovery codes of 80 random bits each, in groups of four easily read letters and digits. */
export function newRecoveryCodes(count = 10): string[] {
  return Array.from({ length: count }, () => {
    const letters = [...randomBytes(16)].map((byte) => CODE_ALPHABET[byte & 31] ?? "").join("");
    return (letters.match(/.{4}/g) ?? []).join("-");
  });
}

/**
 * What is stored of a recovery code, first by the secret, then by the one before it; spaces, hyphens
 * and case of the typed one do not count.
 */
export function hashesOfRecoveryCode(userId: number, code: string): [string, ...string[]] {
  const text = `${userId}:${code.replace(/[\s-]/g, "").toLowerCase()}`;
  const [newest = "", ...before] = signatures("recovery-code", text);
  return [newest, ...before];
}
