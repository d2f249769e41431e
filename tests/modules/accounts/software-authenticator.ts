import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { env } from "#modules/platform/env.server";

type CborValue = Parameters<typeof isoCBOR.encode>[0];

/** How an answer is to differ from a right one. */
export interface Odd {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly crossOrigin?: boolean;
  /** Changes what is signed after it is signed. */
  readonly isTampered?: boolean;
  readonly extensions?: object;
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const text64 = (text: string | Buffer) => Buffer.from(text).toString("base64url");

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

/** An authenticator without a device: one ES256 or RS256 key, and whatever counter it is given. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString("base64url");
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;
  userHandle = "";
  counter = 0;

  constructor(
    readonly publicUrl: string = env.publicUrl,
    kind: "ES256" | "RS256" = "ES256",
  ) {
    const { privateKey, cose } = kind === "ES256" ? ellipticKey() : rsaKey();
    this.#key = privateKey;
    this.#cose = cose;
  }

  /** What a browser sends when it was to make a passkey. */
  register(options: { challenge: string; user: { id: string } }, odd: Odd = {}): string {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#cose]);
    const authData = Buffer.concat([this.#authData(odd, ATTESTED), credential]);
    const attestation = new Map<string, CborValue>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#answer(odd, {
      clientDataJSON: this.#clientData("webauthn.create", options.challenge, odd),
      attestationObject: text64(Buffer.from(isoCBOR.encode(attestation))),
      transports: ["internal"],
    });
  }

  /** What a browser sends when it was to sign in. */
  sign(options: { challenge: string }, odd: Odd = {}): string {
    const authData = this.#authData(odd, 0);
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, odd);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = createSign("sha256").update(signed).sign(this.#key);
    if (odd.isTampered) authData[36] = (authData[36] ?? 0) ^ 1;
    return this.#answer(odd, {
      clientDataJSON,
      authenticatorData: text64(authData),
      signature: text64(signature),
      userHandle: odd.userHandle ?? this.userHandle,
    });
  }

  #authData({ rpId, isVerified = true, counter }: Odd, more: number): Buffer {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const host = rpId ?? new URL(this.publicUrl).hostname;
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  }

  #clientData(type: string, challenge: string, odd: Odd): string {
    const { origin } = new URL(this.publicUrl);
    return text64(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: odd.crossOrigin ?? false,
      }),
    );
  }

  #answer({ extensions = {} }: Odd, response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: "public-key",
      authenticatorAttachment: "platform",
      clientExtensionResults: extensions,
      response,
    });
  }
}

function ellipticKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const entries: [number, CborValue][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ];
  return { privateKey, cose: isoCBOR.encode(new Map(entries)) };
}

function rsaKey() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { n = "", e = "" } = publicKey.export({ format: "jwk" });
  const entries: [number, CborValue][] = [
    [1, 3],
    [3, -257],
    [-1, new Uint8Array(Buffer.from(n, "base64url"))],
    [-2, new Uint8Array(Buffer.from(e, "base64url"))],
  ];
  return { privateKey, cose: isoCBOR.encode(new Map(entries)) };
}
