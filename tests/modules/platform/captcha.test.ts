import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { botCheckFields, type PowChallenge } from "#modules/platform/captcha/contract";
import { embeddedCheck } from "#modules/platform/captcha/embedded.server";
import {
  BotCheckUnavailable,
  botCheckFrom,
  checkVisitor,
  newChallenge,
} from "#modules/platform/captcha/index.server";
import { remoteCheck } from "#modules/platform/captcha/remote.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseEnv } from "#modules/platform/env.server";
import type { Result } from "#modules/platform/result";
import { solve } from "~/components/bot-check/solve.client";

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
  const { challenge } = await newChallenge(ctx, form);
  if (!challenge) throw new Error("the embedded check is not configured");
  return challenge;
}
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
const decode = (response: string) => JSON.parse(Buffer.from(response, "base64").toString());

function expectRefused(result: Result<unknown>, key: string) {
  expect(result).toMatchObject({
    ok: false,
    refusal: { code: "invalid", errors: { [botCheckFields.response]: [{ key }] } },
  });
}

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
    const { at } = await newChallenge(ctx, "contact");
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

describe("the way without JavaScript", () => {
  it("G-06 takes a signed time with an empty honeypot and marks the message unverified", async () => {
    const { at } = await newChallenge(ctx, "contact");
    later(2_000);
    const input = { response: "", at, honeypot: "", ip };
    expect(await checkVisitor(ctx, "contact", input)).toEqual({
      ok: true,
      value: { verified: false },
    });
  });

  it("G-06 is limited more strictly, a form and a visitor", async () => {
    const { at } = await newChallenge(ctx, "contact");
    later(2_000);
    const send = () => checkVisitor(ctx, "contact", { at, ip });
    for (let time = 0; time < 3; time++) expect((await send()).ok).toBe(true);
    expect(await send()).toMatchObject({ ok: false, refusal: { code: "too_many" } });
    ip = "198.51.100.1";
    expect((await send()).ok).toBe(true);
  });

  it("G-07 refuses a form sent earlier than 2 seconds after its page was made", async () => {
    const { at } = await newChallenge(ctx, "contact");
    later(1_999);
    expectRefused(await checkVisitor(ctx, "contact", { at, ip }), "tooEarly");
    later(1);
    expect((await checkVisitor(ctx, "contact", { at, ip })).ok).toBe(true);
  });

  it("takes a form for 24 hours and not longer", async () => {
    const { at } = await newChallenge(ctx, "contact");
    later(24 * 3_600_000);
    expect((await checkVisitor(ctx, "contact", { at, ip })).ok).toBe(true);
    later(1);
    expectRefused(await checkVisitor(ctx, "contact", { at, ip }), "expired");
  });

  it("G-02 refuses a filled honeypot, a missing time, another form's time and a forged one", async () => {
    const { at } = await newChallenge(ctx, "contact");
    const { at: other } = await newChallenge(ctx, "rating");
    later(3_000);
    expectRefused(await checkVisitor(ctx, "contact", { at, honeypot: "x", ip }), "refused");
    const signature = at.split(".")[1];
    for (const forged of [undefined, "", ".", other, `${at}.x`, `0.${signature}`, "NaN.x"]) {
      expectRefused(await checkVisitor(ctx, "contact", { at: forged, ip }), "refused");
    }
  });
});

describe("the bot checks of outside services", () => {
  let server: Server | undefined;
  let asked: URLSearchParams[] = [];
  let answer: { status?: number; body?: unknown } = {};

  /** Stands in for both services: answers as told and keeps what it was asked. */
  async function service(provider: "recaptcha" | "turnstile") {
    asked = [];
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      response.writeHead(answer.status ?? 200, { "Content-Type": "application/json" });
      response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return remoteCheck({
      provider,
      siteKey: "site",
      secret: "secret",
      hostname: "goodstanding.example",
      verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    });
  }
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const hostname = "goodstanding.example";

  it.each(["recaptcha", "turnstile"] as const)(
    "G-04 %s is asked and believed",
    async (provider) => {
      const check = await service(provider);
      answer = { body: { success: true, hostname, action: "contact" } };
      const result = await checkVisitor(ctx, "contact", { response: "token", ip }, check);
      expect(result).toEqual({ ok: true, value: { verified: true } });
      expect(Object.fromEntries(asked[0] ?? [])).toEqual({
        secret: "secret",
        response: "token",
        remoteip: ip,
      });
    },
  );

  it("G-04 the provider comes from the configuration; the form field stays the same", () => {
    const base = { DATABASE_URL: "postgresql://a/b", CAPTCHA_SITE_KEY: "k", CAPTCHA_SECRET: "s" };
    const csp = (CAPTCHA_PROVIDER: string) =>
      botCheckFrom(parseEnv({ ...base, CAPTCHA_PROVIDER })).csp;
    expect(csp("embedded")).toEqual({ script: [], frame: [], connect: [] });
    expect(csp("recaptcha").script).toContain("https://www.gstatic.com/recaptcha/");
    expect(csp("turnstile").frame).toEqual(["https://challenges.cloudflare.com"]);
    expect(botCheckFields.response).toBe("g-recaptcha-response");
  });

  it.each(["recaptcha", "turnstile"] as const)(
    "G-04 a page of %s gets its site key",
    async (provider) => {
      const check = await service(provider);
      expect(await check.challenge(ctx, "contact")).toMatchObject({ provider, siteKey: "site" });
    },
  );

  it("refuses a token of another host, of another form, and a failed one", async () => {
    const check = await service("turnstile");
    for (const body of [
      { success: true, hostname: "evil.example", action: "contact" },
      { success: true, action: "contact" },
      { success: true, hostname, action: "rating" },
      { success: false, "error-codes": ["invalid-input-response"] },
    ]) {
      answer = { body };
      const result = await checkVisitor(ctx, "contact", { response: "token", ip }, check);
      expectRefused(result, "refused");
    }
    answer = { body: { success: false, "error-codes": ["timeout-or-duplicate"] } };
    expectRefused(await checkVisitor(ctx, "contact", { response: "token", ip }, check), "expired");
  });

  it("is a fault, not a refusal, when the service is away or our secret is wrong", async () => {
    const check = await service("recaptcha");
    for (const bad of [
      { status: 500, body: "oops" },
      { body: { no: "answer" } },
      { body: { success: false, "error-codes": ["invalid-input-secret"] } },
    ]) {
      answer = bad;
      const asking = checkVisitor(ctx, "contact", { response: "token", ip }, check);
      await expect(asking).rejects.toThrow(BotCheckUnavailable);
    }
    server?.closeAllConnections();
    server?.close();
    const asking = checkVisitor(ctx, "contact", { response: "token", ip }, check);
    await expect(asking).rejects.toThrow(BotCheckUnavailable);
  });

  it("works without JavaScript with every provider", async () => {
    for (const check of [embeddedCheck(), await service("recaptcha"), await service("turnstile")]) {
      const { at } = await newChallenge(ctx, "contact");
      later(2_000);
      const result = await checkVisitor(ctx, "contact", { at, ip }, check);
      expect(result).toEqual({ ok: true, value: { verified: false } });
    }
  });
});
