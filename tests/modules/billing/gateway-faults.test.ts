import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { gateway, isProvidersNotification, tokeniser } from "#modules/billing/gateway/index.server";
import { env } from "#modules/platform/env.server";
import { createLog } from "#modules/platform/log.server";
import {
  approvedCharge,
  chargeOf,
  isSimulated,
  type Provider,
  startProvider,
} from "./gateway-support";

const since = new Date(Date.now() - 3_600_000);

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

/** Failures come from the simulator on command; no other provider can be asked for them. */
describe.runIf(isSimulated)("a charge", () => {
  afterEach(() => provider.simulator.admin.clearFaults());

  const chargesOf = (ref: string) =>
    provider.simulator.admin.ledger().filter((one) => one.invoiceNumber === ref).length;

  it.each([
    ["the connection is lost before it", "reset-before", 0],
    ["the connection is lost after it", "reset-after", 1],
    ["the provider fails before it", "http-500", 0],
    ["the provider fails after it", "http-500-after", 1],
    ["the answer is a page in HTML", "html", 1],
    ["the answer is cut off", "truncated", 1],
    ["the answer names no transaction", "no-trans-id", 1],
    ["the provider only says that something went wrong", "busy", 1],
    ["the answer is a redirect, which is not followed", "redirect", 0],
  ])("is unknown when %s, and is never sent again", async (_when, kind, charges) => {
    provider.simulator.admin.fail({ kind });
    const request = await chargeOf(provider);
    expect(await provider.gateway.charge(request)).toEqual({
      kind: "unknown",
      reason: expect.any(String),
    });
    expect(chargesOf(request.ref)).toBe(charges);
    expect(await provider.gateway.find(request.ref, { since })).toMatchObject(
      charges === 1 ? { kind: "found", standing: "charged" } : { kind: "absent" },
    );
  });

  it("is unknown when the provider takes longer than we wait", async () => {
    provider.simulator.admin.fail({ kind: "delay", delayMs: 2_000 });
    const request = await chargeOf(provider);
    const hasty = provider.gatewayWith({ timeoutMs: 200 });
    expect(await hasty.charge(request)).toEqual({ kind: "unknown", reason: "timeout" });
    expect(chargesOf(request.ref)).toBe(1);
  });

  it("is an error, surely not charged, when no connection stood", async () => {
    const request = await chargeOf(provider);
    const stopped = await startProvider();
    await stopped.stop();
    const gone = stopped.gateway;
    expect(await gone.charge(request)).toMatchObject({ kind: "error", code: "unreachable" });
    expect(await gone.find(request.ref, { since })).toEqual({
      kind: "unknown",
      reason: "unreachable",
    });
    expect(await gone.hostedPage({ ...request, returnUrl: "", cancelUrl: "" })).toMatchObject({
      kind: "error",
      code: "unreachable",
    });
  });

  it.each(["no-bom", "wrapped", "numbers"])(
    "is approved though the answer is written otherwise (%s)",
    async (kind) => {
      provider.simulator.admin.fail({ kind });
      expect(await provider.gateway.charge(await chargeOf(provider))).toMatchObject({
        kind: "approved",
        transId: expect.stringMatching(/^\d{11}$/),
      });
    },
  );

  it.each([
    ["decline", { kind: "declined", code: "2" }],
    ["duplicate", { kind: "unknown", reason: "a duplicate of an earlier call" }],
  ])("that ends by %s is told as it is, wrapped or not", async (kind, outcome) => {
    provider.simulator.admin.fail({ kind });
    expect(await provider.gateway.charge(await chargeOf(provider))).toMatchObject(outcome);
  });
});

describe.runIf(isSimulated)("a look into the books", () => {
  afterEach(() => provider.simulator.admin.clearFaults());
  const on = "getUnsettledTransactionListRequest";

  it.each(["reset-before", "http-500", "truncated", "html"])(
    "is taken again after a failure (%s)",
    async (kind) => {
      const { ref, transId } = await approvedCharge(provider);
      provider.simulator.admin.fail({ kind, on, times: 2 });
      expect(await provider.gateway.find(ref, { since })).toMatchObject({ kind: "found", transId });
    },
  );

  it("that fails for good is unknown, never absent", async () => {
    const { ref } = await approvedCharge(provider);
    provider.simulator.admin.fail({ kind: "http-500", on, times: 3 });
    expect(await provider.gateway.find(ref, { since })).toEqual({
      kind: "unknown",
      reason: "HTTP 500",
    });
  });

  it("into the batches that fails is unknown, too", async () => {
    provider.simulator.admin.fail({
      kind: "reset-before",
      on: "getSettledBatchListRequest",
      times: 3,
    });
    expect(await provider.gateway.find("NEVERSENT", { since })).toMatchObject({ kind: "unknown" });
  });
});

describe.runIf(isSimulated)("the log", () => {
  it("names call, reference and end, and nothing that is secret or the payer's", async () => {
    const lines: string[] = [];
    const log = createLog("trace", { write: (line: string) => void lines.push(line) });
    const own = await startProvider({ log });
    const request = await approvedCharge(own, { name: "Private Person" });
    await own.gateway.charge({ ...request, opaque: request.opaque });
    await own.stop();
    const text = lines.join("");
    expect(text).toContain(request.ref);
    expect(text).toContain("createTransactionRequest");
    const secrets = [
      own.config.transactionKey,
      request.opaque.dataValue,
      "Private",
      "pat@example.org",
      "Main Street",
      "1111",
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

describe("the configured provider", () => {
  it("names to the browser what is public, and not the server's keys", () => {
    const page = tokeniser();
    expect(page).toMatchObject({
      apiLoginId: env.ANET_API_LOGIN_ID,
      clientKey: env.ANET_CLIENT_KEY,
    });
    expect(page.scriptUrl).toMatch(/\/v1\/Accept\.js$/);
    expect(page.scriptUrl.startsWith(page.scriptOrigin)).toBe(true);
    expect(JSON.stringify(page)).not.toContain(env.ANET_SIGNATURE_KEY);
    expect(Object.values(page)).not.toContain(env.ANET_TRANSACTION_KEY);
  });

  it("is one and the same for everybody, and judges notifications with its key", () => {
    expect(gateway()).toBe(gateway());
    expect(isProvidersNotification(Buffer.from("{}"), null)).toBe(false);
  });
});
