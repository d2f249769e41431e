import type { Ctx } from "#modules/platform/ctx.server";
import { signingKey } from "./signing.server";

/** A public key as a JSON Web Key (RFC 8037). */
export interface PublishedKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly use: "sig";
  readonly kid: string;
  readonly x: string;
}

/** The keys of all certificates that were ever made, and the one that signs now; for anybody. */
export async function publishedKeys(ctx: Ctx): Promise<{ readonly keys: readonly PublishedKey[] }> {
  const used = await ctx.db.standingKey.findMany({ orderBy: { createdAt: "desc" } });
  const before = used.filter(({ id }) => id !== signingKey.id);
  return {
    keys: [signingKey, ...before].map(({ id, publicKey }) => ({
      kty: "OKP",
      crv: "Ed25519",
      use: "sig",
      kid: id,
      x: publicKey,
    })),
  };
}
