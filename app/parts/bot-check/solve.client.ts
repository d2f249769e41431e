import type { PowChallenge } from "#modules/platform/captcha/contract";
import type { BotAnswer } from "./form-guard";

/** A challenge lives for 5 minutes; a solution is given up a little earlier. */
const USABLE_MS = 270_000;
/** Keys derived at a time; the browser spreads them over its own threads. */
const LANES = 8;

/** Asks for a form's proof of work and solves it. */
export async function answerEmbedded(url: string): Promise<BotAnswer> {
  const madeAt = performance.now();
  const answer = await fetch(url, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error("no challenge");
  return { response: await solve(await answer.json()), usableUntil: madeAt + USABLE_MS };
}

/** Finds the counter whose key starts as the challenge asks; the result is ALTCHA's payload. */
export async function solve(challenge: PowChallenge): Promise<string> {
  const { keyPrefix } = challenge.parameters;
  for (let first = 0; ; first += LANES) {
    const counters = Array.from({ length: LANES }, (_, lane) => first + lane);
    const keys = await Promise.all(counters.map((counter) => deriveKey(challenge, counter)));
    const lane = keys.findIndex((key) => key.startsWith(keyPrefix));
    if (lane >= 0) {
      const solution = { counter: first + lane, derivedKey: keys[lane] };
      return btoa(JSON.stringify({ challenge, solution }));
    }
  }
}

async function deriveKey({ parameters }: PowChallenge, counter: number): Promise<string> {
  const { nonce, salt, cost, keyLength } = parameters;
  const start = fromHex(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  new DataView(password.buffer).setUint32(start.length, counter);
  const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: fromHex(salt), iterations: cost },
    key,
    keyLength * 8,
  );
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.substr(at * 2, 2), 16);
  return bytes;
}
