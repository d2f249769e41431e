import { randomUUID } from "node:crypto";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signIn,
  signInByPasskey,
} from "#modules/accounts/index.server";
import { relyingParty } from "#modules/accounts/passkeys/relying-party.server";
import { verifyAssertion } from "#modules/accounts/passkeys/verify.server";
import { hashPassword } from "#modules/accounts/sign-in/password-hash.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";
import { as, makePerson, password, signInAs, signInInput } from "#tests/modules/accounts/people";
import { SoftwareAuthenticator } from "#tests/modules/accounts/software-authenticator";
import { median, type Row } from "./report";

const ROUNDS = 6;
const CHECKS = 40;
/** Of either kind, by one person: more would meet the limit for one address. */
const SIGN_INS = 4;

function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.refusal));
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Somebody with a password and a passkey, and the answers that sign them in. */
async function enter() {
  const visitor = createCtx();
  const person = await makePerson();
  const device = new SoftwareAuthenticator();
  const me = as(person);
  const { token } = await signInAs(person);
  const answer = device.register(must(await beginPasskey(me, { browser: token })));
  must(await addPasskey(me, { answer, name: "", token, userAgent: "" }));
  const key = await db.passkey.findFirstOrThrow({ where: { userId: person.id } });
  const browser = randomUUID();
  const asked = async () => must(await beginPasskeySignIn(visitor, { browser, ip: randomUUID() }));
  return { visitor, person, device, key, browser, asked };
}

type Somebody = Awaited<ReturnType<typeof enter>>;

async function byPasskey({ visitor, device, browser, asked }: Somebody): Promise<number> {
  const about = { browser, ip: randomUUID(), userAgent: "" };
  const answer = device.sign(await asked());
  return timeOf(async () => must(await signInByPasskey(visitor, { answer, ...about })));
}

function byPassword({ visitor, person }: Somebody): Promise<number> {
  const typed = signInInput(person.email);
  return timeOf(async () => must(await signIn(visitor, typed)));
}

/** Passkeys: our judgement of an answer beside the bare library's, and a sign-in beside one by password. */
export async function run(): Promise<Row[]> {
  try {
    const first = await enter();
    const { key } = first;
    const { challenge } = await first.asked();
    const answer = JSON.parse(first.device.sign({ challenge }));
    const known = { id: key.credentialId, publicKey: new Uint8Array(key.publicKey) };
    const own = async () => {
      if (!(await verifyAssertion(answer, { challenge, key: known }))) throw new Error("refused");
    };
    const bare = () =>
      verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        credential: { ...known, counter: 0 },
        requireUserVerification: true,
      });
    await Promise.all([own(), bare(), byPasskey(first), byPassword(first)]);
    const times: Record<"own" | "bare" | "hash" | "key" | "password", number[]> = {
      own: [],
      bare: [],
      hash: [],
      key: [],
      password: [],
    };
    for (let round = 0; round < ROUNDS; round++) {
      const one: typeof times = { own: [], bare: [], hash: [], key: [], password: [] };
      for (let count = 0; count < CHECKS; count++) {
        one.bare.push(await timeOf(bare));
        one.own.push(await timeOf(own));
        if (count % 8 === 0) one.hash.push(await timeOf(() => hashPassword(password)));
      }
      const somebody = await enter();
      for (let count = 0; count < SIGN_INS; count++) {
        one.password.push(await byPassword(somebody));
        one.key.push(await byPasskey(somebody));
      }
      for (const kind of Object.keys(times) as (keyof typeof times)[]) {
        times[kind].push(median(one[kind]));
      }
    }
    const row = (name: string, ours: number[], reference: number[], most: number): Row => {
      const ratio = median(ours) / median(reference);
      return {
        name,
        ours: median(ours),
        reference: median(reference),
        ratio,
        unit: "ms",
        target: `at most ${most}`,
        ok: ratio <= most,
      };
    };
    return [
      row("a passkey's answer judged", times.own, times.bare, 1.2),
      row("a passkey's answer beside a password's hash", times.own, times.hash, 0.3),
      row("a sign-in by passkey beside one by password", times.key, times.password, 0.3),
    ];
  } finally {
    await closeDb();
  }
}
