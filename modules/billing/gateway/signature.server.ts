import { createHmac } from "node:crypto";
import { constantTimeEqual } from "#modules/platform/ids.server";

/**
 * Whether the provider signed these bytes: `sha512=` and the HMAC-SHA-512 of the raw body in
 * upper-case hex, keyed with the signature key as literal text (not decoded from hex).
 * @param header the value of `X-ANET-Signature`; missing is not signed
 */
export function isSignedByProvider(
  signatureKey: string,
  rawBody: Uint8Array,
  header: string | null,
): boolean {
  const expected = createHmac("sha512", signatureKey).update(rawBody).digest("hex").toUpperCase();
  return header !== null && constantTimeEqual(`sha512=${expected}`, header);
}
