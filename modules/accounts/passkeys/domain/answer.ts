import { z } from "zod";
import { ANSWER_MAX } from "./passkey-limits";

/** Bytes as browsers send them: base64url without padding (WebAuthn 3, section 3). */
const bytes = z.string().regex(/^[\w-]+$/);
const credentialId = bytes.max(1_400);

const common = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).nullish(),
};

const assertion = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
  // Nothing is asked of extensions, so nothing may come of them.
  clientExtensionResults: z.strictObject({}),
});

const registration = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    // What else browsers make of the attestation is in the attestation.
    authenticatorData: bytes.nullish(),
    publicKey: bytes.nullish(),
    publicKeyAlgorithm: z.number().nullish(),
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
  clientExtensionResults: z.strictObject({
    credProps: z.strictObject({ rk: z.boolean().nullish() }).nullish(),
  }),
});

/** An answer to "sign in", as `navigator.credentials.get` gives it. */
export type Assertion = z.infer<typeof assertion>;
/** An answer to "make a passkey", as `navigator.credentials.create` gives it. */
export type Registration = z.infer<typeof registration>;

/** Reads the JSON text of an answer; undefined for whatever no browser sends. */
export const readAssertion = (sent: unknown): Assertion | undefined => read(assertion, sent);

/** Reads the JSON text of an answer; undefined for whatever no browser sends. */
export const readRegistration = (sent: unknown): Registration | undefined =>
  read(registration, sent);

const read = <T>(schema: z.ZodType<T>, sent: unknown): T | undefined =>
  schema.safeParse(parseJson(sent)).data;

/** The challenge that an answer says it answers; undefined where it says none. */
export function challengeOf(answer: Assertion | Registration): string | undefined {
  const text = Buffer.from(answer.response.clientDataJSON, "base64url").toString("utf8");
  return z.object({ challenge: z.string() }).safeParse(parseJson(text)).data?.challenge;
}

function parseJson(text: unknown): unknown {
  if (typeof text !== "string" || Buffer.byteLength(text) > ANSWER_MAX) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
