import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { botCheckFields } from "#modules/platform/captcha/contract";
import { embeddedCheck } from "#modules/platform/captcha/embedded.server";
import {
  BotCheckUnavailable,
  botCheckFrom,
  checkVisitor,
  newChallenge,
} from "#modules/platform/captcha/index.server";
import { remoteCheck } from "#modules/platform/captcha/remote.server";
import { createCtx } from "#modules/platform/ctx.server";
import { parseEnv } from "#modules/platform/env.server";
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
      expect(check.page).toMatchObject({ provider, siteKey: "site" });
      expect(check.prove).toBeUndefined();
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
      const { at } = newChallenge(ctx, "contact");
      later(2_000);
      const result = await checkVisitor(ctx, "contact", { at, ip }, check);
      expect(result).toEqual({ ok: true, value: { verified: false } });
    }
  });
});
