import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDiscount, heldDiscount, reserveDiscount } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { signedIn } from "#tests/http/signed-in";
import { makeClub } from "#tests/modules/accounts/clubs";
import { makePerson, newAddress, password, system } from "#tests/modules/accounts/people";
import { hasBalancer, startBalancer } from "#tests/setup/balancer";
import { tries } from "#tests/setup/depth";
import { Visitor } from "#tests/setup/visitor";
import { freePort, type RunningProcess, startWeb, stopFaultless } from "#tests/setup/web";
import { forgetLimits } from "./forget-limits";
import { forEachOf } from "./public-forms";

let web: RunningProcess;
/** The limits as they are, and a proxy in front that says who asks. */
beforeAll(async () => {
  web = await startWeb({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "1" });
});
afterAll(() => stopFaultless(web));
// One test's tries count for no other.
beforeEach(forgetLimits);

/** A guesser with as many addresses as tries. */
const fromAnywhere = () => ({
  "X-Forwarded-For": `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}`,
});

/** How often passwords were judged: each that was wrong leaves an entry, written after its hash. */
const judged = (subject?: string) =>
  db.auditEntry.count({ where: { action: "accounts.sign-in-failed", subject } });

async function statusesOf(tries: number, send: (number: number) => Promise<Response>) {
  const counts: Record<number, number> = {};
  await forEachOf([...Array(tries).keys()], async (number) => {
    const answer = await send(number);
    await answer.body?.cancel();
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
  });
  return counts;
}

/** 60 guesses at as many addresses, each with another word about where it comes from. */
const guessFromAnywhere = (browser: Visitor) =>
  statusesOf(60, () =>
    browser.call("/login", "POST", { email: newAddress(), password: "x" }, fromAnywhere()),
  );

describe("200 tries to sign in", () => {
  let guesser: Visitor;
  beforeAll(async () => {
    guesser = new Visitor(web.url);
    await guesser.open("/login");
  });

  it.each([
    ["somebody's", async () => (await makePerson()).email],
    ["nobody's", async () => newAddress()],
  ])("at %s address reach 10 hashes, wherever they come from", async (_name, address) => {
    const email = await address();
    const before = await judged();
    const counts = await statusesOf(200, (number) =>
      guesser.call("/login", "POST", { email, password: `guess-${number}` }, fromAnywhere()),
    );
    expect(counts).toEqual({ 422: 10, 429: 190 });
    expect((await judged()) - before).toBe(10);
    // Nor does the right password get in meanwhile, and nothing tells that it would be right.
    const right = await guesser.call("/login", "POST", { email, password }, fromAnywhere());
    expect(right.status).toBe(429);
  });

  it("from one place reach 50 hashes, whatever address they try", async () => {
    const before = await judged();
    const headers = { "X-Forwarded-For": "10.9.8.7" };
    const counts = await statusesOf(200, () =>
      guesser.call("/login", "POST", { email: newAddress(), password: "guess" }, headers),
    );
    expect(counts).toEqual({ 422: 50, 429: 150 });
    expect((await judged()) - before).toBe(50);
  });

  it("count for the same place, whatever a sender writes before the proxy's word", async () => {
    const headers = (number: number) => ({
      "X-Forwarded-For": `172.16.0.${number % 250}, 10.9.8.6`,
      Forwarded: `for=172.16.1.${number % 250}`,
      "X-Real-IP": `172.16.2.${number % 250}`,
    });
    const counts = await statusesOf(60, (number) =>
      guesser.call("/login", "POST", { email: newAddress(), password: "guess" }, headers(number)),
    );
    expect(counts).toEqual({ 422: 50, 429: 10 });
  });

  it.skipIf(!hasBalancer())("count for the same place behind the site's own proxy", async () => {
    const proxy = await startBalancer(await freePort(), [web.url]);
    try {
      const browser = new Visitor(proxy.url);
      await browser.open("/login");
      expect(await guessFromAnywhere(browser)).toEqual({ 422: 50, 429: 10 });
    } finally {
      await proxy.stop();
    }
  });

  it("count for the same place where there is no proxy, whatever a sender writes", async () => {
    const bare = await startWeb({ RATE_LIMIT_FACTOR: "1" });
    try {
      const browser = new Visitor(bare.url);
      await browser.open("/login");
      expect(await guessFromAnywhere(browser)).toEqual({ 422: 50, 429: 10 });
    } finally {
      await bare.stop();
    }
  });
});

/** All of four digits in a deep run, else each tenth: the right one is among them. */
const guesses = tries(10_000);

describe("guessing a discount's code", () => {
  it("finds none, though one guess is right, and 10 are looked up", async () => {
    const code = (number: number) => `SAVE${String(number).padStart(4, "0")}`;
    const made = await createDiscount(system, {
      code: code(9_000),
      description: "Four digits that anybody could guess",
      currencyValue: cents(10_00),
      multiplier: null,
      isNewAccount: true,
      isRenewals: true,
      isUpgrades: true,
      isServiceFees: true,
    });
    expect(made.ok).toBe(true);
    const club = await makeClub();
    const ctx = createCtx({
      actor: { kind: "user", userId: club.member.id, isStaff: false, accountIds: [club.id] },
    });
    const outcomes: Record<string, number> = {};
    await forEachOf([...Array(guesses).keys()], async (at) => {
      const number = (at * 10_000) / guesses;
      const guess = await reserveDiscount(ctx, { accountId: club.id, code: code(number) });
      const outcome = guess.ok ? "found" : guess.refusal.code;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    });
    expect(outcomes).toEqual({ invalid: 10, too_many: guesses - 10 });
    expect(await heldDiscount(system, club.id)).toBeNull();
  }, 180_000);

  it("are counted over HTTP too, with the page as with a script, and typed in any case", async () => {
    const club = await makeClub();
    const browser = await signedIn(web.url, club.member.email);
    await browser.open("/app/payments");
    const counts = await statusesOf(30, (number) =>
      browser.call("/app/discount/reserve", "POST", { code: `gUeSs${number}` }),
    );
    expect(counts).toEqual({ 422: 10, 429: 20 });
    const page = await browser.submit("/app/discount/reserve", { code: "GUESS" });
    expect(page.status).toBe(429);
  });
});
