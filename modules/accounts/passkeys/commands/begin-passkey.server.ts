import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { personName } from "../../people/domain/person-name";
import { challengeLifetime, MOST_PASSKEYS } from "../domain/passkey-limits";
import { passkeyMessages } from "../messages";
import { relyingParty } from "../relying-party.server";
import { type Asked, handleOf, makeChallenge } from "../store.server";
import { algorithms, webauthn } from "../verify.server";

export interface PasskeySignInStart {
  /** Names the browser: the value of its session, or of its cookie. */
  readonly browser: string;
  readonly ip: string;
}

/**
 * What the browser is to ask authenticators for a sign-in. Nobody is named, and nobody's passkeys are: it is the
 * same for everybody.
 */
export async function beginPasskeySignIn(
  ctx: Ctx,
  { browser, ip }: PasskeySignInStart,
): Promise<Result<PublicKeyCredentialRequestOptionsJSON>> {
  const allowed = await hitLimit(ctx, "passkeyStart", ip);
  return allowed.ok ? requestOptions(ctx, { purpose: "sign-in", browser }) : allowed;
}

/** What the browser is to ask the person's authenticators instead of the password once more. */
export async function beginPasskeyConfirmation(
  ctx: Ctx,
  { browser }: { browser: string },
): Promise<Result<PublicKeyCredentialRequestOptionsJSON>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const allowed = await hitLimit(ctx, "passkeyStart", `user ${actor.userId}`);
  if (!allowed.ok) return allowed;
  const keys = await ctx.db.passkey.findMany({ where: { userId: actor.userId } });
  return requestOptions(ctx, { purpose: "confirm", browser, userId: actor.userId }, keys);
}

interface NamedKey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

/** The names of keys, as browsers take them. */
const named = (keys: readonly NamedKey[]) =>
  keys.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports as AuthenticatorTransport[],
  }));

async function requestOptions(ctx: Ctx, asked: Asked, keys: readonly NamedKey[] = []) {
  const { generateAuthenticationOptions } = await webauthn();
  return inTransaction(ctx, async (tx) => {
    const challenge = await makeChallenge(tx, asked);
    const options = await generateAuthenticationOptions({
      rpID: relyingParty.id,
      challenge: Buffer.from(challenge, "base64url"),
      allowCredentials: named(keys),
      userVerification: "required",
      timeout: challengeLifetime,
    });
    return ok(options);
  });
}

/**
 * What the browser is to ask an authenticator to make a passkey of the person who is signed in.
 * @returns refusals `unauthenticated`, `confirm`, `too_many`; `conflict` for who has all that one may have
 */
export async function beginPasskey(
  ctx: Ctx,
  { browser }: { browser: string },
): Promise<Result<PublicKeyCredentialCreationOptionsJSON>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const unproved = refuseUnlessProved(ctx);
  if (unproved) return unproved;
  const allowed = await hitLimit(ctx, "passkeyStart", `user ${actor.userId}`);
  if (!allowed.ok) return allowed;
  const { generateRegistrationOptions } = await webauthn();
  return inTransaction(ctx, async (tx) => {
    const user = await tx.tx.user.findUnique({
      where: { id: actor.userId },
      include: { passkeys: true },
    });
    if (!user) return refuse({ code: "unauthenticated" });
    if (user.passkeys.length >= MOST_PASSKEYS) {
      return refuse({ code: "conflict", message: message(passkeyMessages, "most") });
    }
    const handle = await handleOf(tx, user.id);
    const challenge = await makeChallenge(tx, { purpose: "add", browser, userId: user.id });
    const options = await generateRegistrationOptions({
      rpID: relyingParty.id,
      rpName: relyingParty.name,
      userID: Buffer.from(handle, "base64url"),
      userName: user.email,
      userDisplayName: personName(user),
      challenge: Buffer.from(challenge, "base64url"),
      attestationType: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: named(user.passkeys),
      supportedAlgorithmIDs: algorithms,
      timeout: challengeLifetime,
    });
    return ok(options);
  });
}
