import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { env } from "#modules/platform/env.server";

/** What stands before a raw Ed25519 key in PKCS #8 and in SubjectPublicKeyInfo (RFC 8410). */
const PRIVATE_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const PUBLIC_HEAD = Buffer.from("302a300506032b6570032100", "hex");

export interface SigningKey {
  /** The first 16 digits of the public key's SHA-256. */
  readonly id: string;
  /** The raw 32 bytes, as base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** The key of a seed of 32 bytes. */
export function signingKeyOf(seed: Uint8Array): SigningKey {
  const der = Buffer.concat([PRIVATE_HEAD, seed]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const spki = createPublicKey(privateKey).export({ format: "der", type: "spki" });
  const raw = spki.subarray(PUBLIC_HEAD.length);
  const id = createHash("sha256").update(raw).digest("hex").slice(0, 16);
  return { id, publicKey: raw.toString("base64url"), privateKey };
}

/** Without a configured seed one is made of the application's secret; production has its own. */
const seed = env.STANDING_SIGNING_KEY
  ? Buffer.from(env.STANDING_SIGNING_KEY, "hex")
  : Buffer.from(hkdfSync("sha256", env.APP_SECRET, "", "standing.signing-key", 32));

/** The key that signs now. */
export const signingKey: SigningKey = signingKeyOf(seed);

/** Signs a text; base64url. */
export const signText = (text: string, key: SigningKey = signingKey): string =>
  sign(null, Buffer.from(text), key.privateKey).toString("base64url");

/** Whether a text was signed by the key of a public key, as it is published. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  const raw = Buffer.from(publicKey, "base64url");
  if (raw.length !== 32) return false;
  const der = Buffer.concat([PUBLIC_HEAD, raw]);
  const key = createPublicKey({ key: der, format: "der", type: "spki" });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
}
