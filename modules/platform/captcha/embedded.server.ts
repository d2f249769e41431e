import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Ctx } from "../ctx.server";
import { sign } from "../ids.server";
import type { PowChallenge } from "./contract";
import type { BotCheck } from "./port";

const LIFETIME_MS = 5 * 60_000;
/**
 * On average 256 keys of 2,000 rounds: about 0.2 s of a laptop, 1 s of an old phone, while the
 * visitor types. Making a challenge costs one HMAC, judging it one key.
 */
const WORK = { algorithm: "PBKDF2/SHA-256", cost: 2_000, keyLength: 32, keyPrefix: "00" };

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));
const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(WORK.algorithm),
      nonce: hex(32),
      salt: hex(32),
      cost: z.literal(WORK.cost),
      keyLength: z.literal(WORK.keyLength),
      keyPrefix: z.literal(WORK.keyPrefix),
      data: z.strictObject({ form: z.string().max(100), until: z.int().positive() }),
    }),
    signature: hex(64),
  }),
  solution: z.strictObject({
    counter: z.int().nonnegative(),
    derivedKey: hex(64),
    time: z.number().optional(),
  }),
});

/** The proof of work in the format of ALTCHA, which needs no outside service. */
export function embeddedCheck(): BotCheck {
  const secret = sign("bot-check", "embedded");
  return {
    csp: { script: [], frame: [], connect: [] },
    page: { provider: "embedded", noticeName: "ALTCHA" },
    async prove(ctx, formName) {
      const until = Math.floor((ctx.now().getTime() + LIFETIME_MS) / 1_000);
      const made = await createChallenge({
        ...WORK,
        data: { form: formName, until },
        deriveKey,
        hmacSignatureSecret: secret,
      });
      return made as PowChallenge;
    },
    async verify(ctx, formName, response) {
      const payload = decode(response);
      if (!payload) return "refused";
      const { challenge, solution } = payload;
      const { form, until } = challenge.parameters.data;
      if (form !== formName) return "refused";
      if (until * 1_000 < ctx.now().getTime()) return "expired";
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: 0 },
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (!verified) return "refused";
      return (await spend(ctx, challenge.signature, until)) ? "human" : "refused";
    },
  };
}

function decode(response: string) {
  try {
    const text = Buffer.from(response, "base64").toString("utf8");
    return payloadSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Marks a challenge as used; false when it was used before. Sweeps what expired long ago. */
async function spend(ctx: Ctx, signature: string, until: number): Promise<boolean> {
  const expiresAt = new Date(until * 1_000);
  const added = await ctx.db.$executeRaw`
    INSERT INTO spent_challenges (signature, expires_at) VALUES (${signature}, ${expiresAt})
    ON CONFLICT (signature) DO NOTHING`;
  await ctx.db.$executeRaw`
    DELETE FROM spent_challenges WHERE expires_at < ${new Date(ctx.now().getTime() - LIFETIME_MS)}`;
  return added === 1;
}
