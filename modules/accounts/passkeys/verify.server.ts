import { generateKeyPairSync } from "node:crypto";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Assertion, Registration } from "./domain/answer";
import { relyingParty } from "./relying-party.server";

let library: Promise<typeof import("@simplewebauthn/server")> | undefined;

/**
 * The library, which takes half a second to load: with the first passkey that is asked for, not at start. It is
 * kept, since asking the loader for it takes as long as a signature does.
 */
export function webauthn() {
  library ??= import("@simplewebauthn/server");
  return library;
}

/** ES256, which nearly all authenticators have, RS256 for Windows, and Ed25519. */
export const algorithms = [-7, -257, -8];

/** What an authenticator's answer shows once its signature is found right. */
export interface Signed {
  readonly counter: bigint;
  readonly isBackedUp: boolean;
}

type KnownKey = Pick<WebAuthnCredential, "id" | "publicKey">;

/**
 * Whether an answer is this key's to this challenge: type, challenge, origin, host, presence and
 * verification of the person, signature. The counter is left to the caller, who tells its owner.
 * @returns undefined for an answer that is not right, whatever is wrong with it
 */
export async function verifyAssertion(
  answer: Assertion,
  { challenge, key }: { challenge: string; key: KnownKey },
): Promise<Signed | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  if (isFramed(answer)) return undefined;
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    // The library refuses a counter that falls to 0 as well, as keys do that begin to be synced.
    credential: { ...key, counter: 0 },
    requireUserVerification: true,
  }).catch(unverified);
  if (!verified || !info) return undefined;
  return { counter: BigInt(info.newCounter), isBackedUp: info.credentialBackedUp };
}

/**
 * The new key of an answer to this challenge, judged alike; who made the authenticator is not asked.
 * @returns undefined for an answer that is not right, whatever is wrong with it
 */
export async function verifyRegistration(answer: Registration, challenge: string) {
  const { verifyRegistrationResponse } = await webauthn();
  if (isFramed(answer)) return undefined;
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: answer as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(unverified);
  if (!info) return undefined;
  return {
    credentialId: info.credential.id,
    publicKey: info.credential.publicKey,
    counter: BigInt(info.credential.counter),
    transports: answer.response.transports ?? [],
    deviceType: info.credentialDeviceType,
    isBackedUp: info.credentialBackedUp,
    aaguid: info.aaguid,
  };
}

/** Whatever the library finds wrong it throws; who sent it is told none of it. */
const unverified = () => ({
  verified: false as const,
  authenticationInfo: undefined,
  registrationInfo: undefined,
});

/** Asked from within a page of somebody else's. */
function isFramed(answer: Assertion | Registration): boolean {
  const text = Buffer.from(answer.response.clientDataJSON, "base64url").toString("utf8");
  return /"crossOrigin"\s*:\s*true/.test(text);
}

/** Nobody's key: an unknown one is judged by it, so that its refusal takes as long. */
export const nobodysKey: KnownKey = { id: "", publicKey: coseOfNobody() };

/** A fresh P-256 key in COSE form (RFC 9053 7.1): a map of kty, alg, crv, x and y. */
function coseOfNobody(): Uint8Array<ArrayBuffer> {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]),
  );
}
