import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeEach, describe, expect, it } from "vitest";
import type { PowChallenge } from "#modules/platform/captcha/contract";
import { checkVisitor, newChallenge, newProofOfWork } from "#modules/platform/captcha/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { solve } from "~/parts/bot-check/solve.client";
import { expectRefused } from "./expect-refused";

let clock = new Date("2026-11-21T10:00:00Z");
const ctx = createCtx({ now: () => clock });
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
let visitors = 0;
let ip = "";
beforeEach(() => {
  visitors += 1;
  ip = `192.0.2.${visitors}`;
});

async function freshChallenge(form = "contact"): Promise<PowChallenge> {
  const challenge = await newProofOfWork(ctx, form);
  if (!challenge) throw new Error("the embedded check is not configured");
  return challenge;
}
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
const decode = (response: string) => JSON.parse(Buffer.from(response, "base64").toString());

describe("the embedded bot check", () => {
  it("G-03 takes a proof of work that the browser's code solved, without any outside service", async () => {
    const response = await solve(await freshChallenge());
    expect(await checkVisitor(ctx, "contact", { response, ip })).toEqual({
      ok: true,
      value: { verified: true },
    });
  });

  it("takes what ALTCHA's own code solved", async () => {
    const challenge = await freshChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    const response = encode({ challenge, solution });
    expect(await checkVisitor(ctx, "contact", { response, ip })).toMatchObject({ ok: true });
  });

  it("counts a solution once, also when it comes many times at once", async () => {
    const response = await solve(await freshChallenge());
    const results = await Promise.all(
      Array.from({ length: 6 }, () => checkVisitor(ctx, "contact", { response, ip })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expectRefused(await checkVisitor(ctx, "contact", { response, ip }), "refused");
  });

  it("refuses a solution of another form", async () => {
    const response = await solve(await freshChallenge("rating"));
    expectRefused(await checkVisitor(ctx, "contact", { response, ip }), "refused");
  });

  it("refuses a challenge relabelled for this form", async () => {
    const payload = decode(await solve(await freshChallenge("rating")));
    payload.challenge.parameters.data.form = "contact";
    const response = encode(payload);
    expectRefused(await checkVisitor(ctx, "contact", { response, ip }), "refused");
  });

  it("says that a solution came too late after 5 minutes, and takes it until then", async () => {
    const [first, second] = await Promise.all([
      solve(await freshChallenge()),
      solve(await freshChallenge()),
    ]);
    later(5 * 60_000);
    expect((await checkVisitor(ctx, "contact", { response: first, ip })).ok).toBe(true);
    later(1_000);
    expectRefused(await checkVisitor(ctx, "contact", { response: second, ip }), "expired");
  });

  it("refuses an expiry moved into the future, and work made easier", async () => {
    const response = await solve(await freshChallenge());
    for (const change of [
      { data: { form: "contact", until: 4_000_000_000 } },
      { cost: 1 },
      { keyPrefix: "0" },
      { nonce: "00".repeat(16) },
      { extra: 1 },
    ]) {
      const payload = decode(response);
      Object.assign(payload.challenge.parameters, change);
      expectRefused(
        await checkVisitor(ctx, "contact", { response: encode(payload), ip }),
        "refused",
      );
    }
  });

  it("refuses a solution spliced onto another challenge", async () => {
    const one = decode(await solve(await freshChallenge()));
    const other = decode(await solve(await freshChallenge()));
    const response = encode({ challenge: one.challenge, solution: other.solution });
    expectRefused(await checkVisitor(ctx, "contact", { response, ip }), "refused");
    const bySignature = { ...one.challenge, signature: other.challenge.signature };
    const second = encode({ challenge: bySignature, solution: one.solution });
    expectRefused(await checkVisitor(ctx, "contact", { response: second, ip }), "refused");
  });

  it("refuses a wrong counter and a made-up key", async () => {
    const payload = decode(await solve(await freshChallenge()));
    const counter = { ...payload, solution: { ...payload.solution, counter: 1_000_000 } };
    const made = { ...payload, solution: { ...payload.solution, derivedKey: "00".repeat(32) } };
    for (const forged of [counter, made]) {
      expectRefused(
        await checkVisitor(ctx, "contact", { response: encode(forged), ip }),
        "refused",
      );
    }
  });

  it.each([
    "x",
    "null",
    "{}",
    "\0",
    "\ud800",
    "A".repeat(20_000),
    encode([]),
    encode({ challenge: 1 }),
  ])("G-02 refuses the response %#, which is none", async (response) => {
    expectRefused(await checkVisitor(ctx, "contact", { response, ip }), "refused");
    const { at } = newChallenge(ctx, "contact");
    later(3_000);
    expectRefused(await checkVisitor(ctx, "contact", { response, at, ip }), "refused");
  });

  it("refuses a right solution beside a filled honeypot", async () => {
    const response = await solve(await freshChallenge());
    const result = await checkVisitor(ctx, "contact", { response, honeypot: "https://x", ip });
    expectRefused(result, "refused");
  });

  it("forgets spent solutions when they would have expired anyway", async () => {
    await checkVisitor(ctx, "contact", { response: await solve(await freshChallenge()), ip });
    later(11 * 60_000);
    await checkVisitor(ctx, "contact", { response: await solve(await freshChallenge()), ip });
    expect(await db.spentChallenge.count()).toBe(1);
  });
});

describe("what a page gets", () => {
  it("is who checks and when it was made, without any work to solve", () => {
    const { at, ...page } = newChallenge(ctx, "contact");
    expect(page).toEqual({ formName: "contact", provider: "embedded", noticeName: "ALTCHA" });
    expect(at).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
  });
});

describe("the way without JavaScript", () => {
  it("G-06 takes a signed time with an empty honeypot and marks the message unverified", async () => {
    const { at } = newChallenge(ctx, "contact");
    later(2_000);
    const input = { response: "", at, honeypot: "", ip };
    expect(await checkVisitor(ctx, "contact", input)).toEqual({
      ok: true,
      value: { verified: false },
    });
  });

  it("G-06 is limited more strictly, a form and a visitor", async () => {
    const { at } = newChallenge(ctx, "contact");
    later(2_000);
    const send = () => checkVisitor(ctx, "contact", { at, ip });
    for (let time = 0; time < 3; time++) expect((await send()).ok).toBe(true);
    expect(await send()).toMatchObject({ ok: false, refusal: { code: "too_many" } });
    ip = "198.51.100.1";
    expect((await send()).ok).toBe(true);
  });

  it("G-07 refuses a form sent earlier than 2 seconds after its page was made", async () => {
    const { at } = newChallenge(ctx, "contact");
    later(1_999);
    expectRefused(await checkVisitor(ctx, "contact", { at, ip }), "tooEarly");
    later(1);
    expect((await checkVisitor(ctx, "contact", { at, ip })).ok).toBe(true);
  });

  it("takes a form for 24 hours and not longer", async () => {
    const { at } = newChallenge(ctx, "contact");
    later(24 * 3_600_000);
    expect((await checkVisitor(ctx, "contact", { at, ip })).ok).toBe(true);
    later(1);
    expectRefused(await checkVisitor(ctx, "contact", { at, ip }), "expired");
  });

  it("G-02 refuses a filled honeypot, a missing time, another form's time and a forged one", async () => {
    const { at } = newChallenge(ctx, "contact");
    const { at: other } = newChallenge(ctx, "rating");
    later(3_000);
    expectRefused(await checkVisitor(ctx, "contact", { at, honeypot: "x", ip }), "refused");
    const signature = at.split(".")[1];
    for (const forged of [undefined, "", ".", other, `${at}.x`, `0.${signature}`, "NaN.x"]) {
      expectRefused(await checkVisitor(ctx, "contact", { at: forged, ip }), "refused");
    }
  });
});
