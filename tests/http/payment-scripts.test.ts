import "../modules/billing/payments-provider";

import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedNow } from "#modules/billing/payment-page/served.server";
import { watchPaymentPage } from "#modules/billing/payment-page/watch.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { simulator } from "#tests/modules/billing/payments-provider";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { makePayer, pay, staffVisitor } from "./payments-kit";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

const system = createCtx({ actor: { kind: "system", name: "tests" } });
const built = JSON.parse(readFileSync("build/payment-scripts.json", "utf8")) as {
  scripts: { from: string; script: string; owner: string; why: string; integrity: string }[];
  files: Record<string, string>;
};

describe("the scripts of the payments page", () => {
  it("C-18 are all listed, with owner and reason, and nobody else's may run", async () => {
    const payer = await makePayer(web.url, 10_00);
    const page = await payer.visitor.open(pay);
    expect(page.status).toBe(200);
    const sources = [
      ...page.html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
      ...page.html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
      ...page.html.matchAll(/\bimport[^"'<]*["'](\/[^"']+)["']/g),
    ].map(([, source = ""]) => source);
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect(built.files, source).toHaveProperty([source]);
    for (const [tag] of page.html.matchAll(/<script[^>]*>/g)) {
      expect(tag).toMatch(/\s(nonce|src)="/);
    }
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual([
      "'self'",
      expect.stringMatching(/^'nonce-/),
      simulator.url,
    ]);
    for (const { owner, why, integrity } of built.scripts) {
      expect([owner, why, integrity]).not.toContain("");
    }
    const files = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
    expect(Object.keys(built.files)).toHaveLength(files.length);
  });

  it("C-18 are known as they are served; a change of any is told to staff once", async () => {
    const served = await servedNow(web.url);
    expect(served.filter(({ digest, expected }) => expected && digest !== expected)).toEqual([]);
    expect(served.map(({ what }) => what)).toEqual([
      ...Object.keys(built.files),
      "simulator /v1/Accept.js",
      "simulator /v1/AcceptCore.js",
      "/app/payments (headers)",
    ]);
    for (const { what, digest } of served) expect(digest, what).toMatch(/^[\da-f]{64}$/);
    expect(await watchPaymentPage(system, served)).toBe(0);
    // Each response has a nonce of its own, which is no change.
    expect(await watchPaymentPage(system, await servedNow(web.url))).toBe(0);
    const headers = served.at(-1);
    const changed = [{ what: headers?.what ?? "", digest: "f".repeat(64) }];
    const staff = await staffVisitor(web.url);
    expect(await watchPaymentPage(system, changed)).toBe(1);
    const shown = await staff.open("/admin/payments/unmatched");
    expect(shown.text).toContain("The payments page has changed");
    expect(shown.text).toContain("/app/payments (headers)");
    expect(shown.text).toContain("f".repeat(64));
    expect(shown.text).not.toContain("$0.00");
    expect(await db.outboxJob.count({ where: { jobName: "billing.send-staff-findings" } })).toBe(1);
  });
});
