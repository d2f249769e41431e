import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { env } from "#modules/platform/env.server";
import { createSlots } from "#modules/platform/slots";

/**
 * argon2id, well above the floor of OWASP's Password Storage Cheat Sheet (m=19456, t=2): decision 0041.
 * Raising it here is enough: passwords move over as people sign in.
 */
const standard = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

/** What new passwords are hashed with: the standard, but where tests ask for the cheap one. */
export const hashParameters = env.PASSWORD_HASHING === "cheap" ? cheap : standard;

const ARGON2ID = 2;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A hash takes 64 MB while it is computed. */
const MOST_AT_ONCE = 4;

/** One core stays free for everybody who is not signing in. */
const inSlot = createSlots(Math.min(availableParallelism() - 1, MOST_AT_ONCE));

/** The same letters typed on another system may be composed otherwise; NIST SP 800-63B 3.1.1.2. */
const normal = (password: string) => password.normalize("NFKC");

/** Hashes a new password, in PHC form. Its policy is judged before. */
export function hashPassword(password: string): Promise<string> {
  return inSlot(() => hash(normal(password), hashParameters));
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
const { memoryCost: m, timeCost: t, parallelism: p } = hashParameters;
const nobodysHash = [
  "",
  "argon2id",
  "v=19",
  `m=${m},t=${t},p=${p}`,
  base64(randomBytes(SALT_BYTES)),
  base64(randomBytes(HASH_BYTES)),
].join("$");

/**
 * Whether the password is the one behind the hash. Without a hash (an unknown address, a person
 * who never chose a password) the same work is done and the answer is no.
 */
export async function isPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await inSlot(() => verify(storedHash ?? nobodysHash, normal(password)));
  return isRight && Boolean(storedHash);
}

/** Whether a stored hash was made with other parameters than today's. */
export function needsRehash(storedHash: string): boolean {
  const made = parseOptions(storedHash);
  return (
    made.algorithm !== ARGON2ID ||
    made.memoryCost !== hashParameters.memoryCost ||
    made.timeCost !== hashParameters.timeCost ||
    made.parallelism !== hashParameters.parallelism
  );
}
