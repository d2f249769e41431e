import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { memberOfNewAccount } from "#tests/modules/accounts/account-people";
import { makePerson, password } from "#tests/modules/accounts/people";
import { SoftwareAuthenticator } from "#tests/modules/accounts/software-authenticator";
import { builtRoutes } from "#tests/setup/built-routes";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, stopFaultless } from "#tests/setup/web";
import { signedIn } from "./signed-in";

/** What production needs to be told; nothing of it is reached here. */
const asInProduction = {
  NODE_ENV: "production",
  DEMO: "0",
  RATE_LIMIT_FACTOR: "1",
  PASSWORD_HASHING: "standard",
  FORM_MIN_SECONDS: "2",
  APP_SECRET: "a-secret-of-this-test-alone-0123456789",
  STANDING_SIGNING_KEY: "0123456789abcdef".repeat(4),
  PUBLIC_URL: "https://club.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  POSTAL_ADDRESS: "1 Own Street, Own Town, OH 43004",
  ANET_ENV: "sandbox",
  ANET_API_LOGIN_ID: "login",
  ANET_TRANSACTION_KEY: "transaction",
  ANET_CLIENT_KEY: "client",
  ANET_SIGNATURE_KEY: "A1".repeat(64),
  MEDIA_SANDBOX: "none",
};

let web: RunningProcess;
beforeAll(async () => {
  web = await startWeb(asInProduction);
});
afterAll(() => stopFaultless(web));

/** Every address of the staff, with an id where it has one. */
const staffPages = builtRoutes()
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^\/admin(\/|$)/.test(pattern))
  .map((pattern) => pattern.replace(/\/$/, "").replace(/:\w+/g, "1"));

/** What came of asking for an address: as a page, as the router's script, and as a script of JSON. */
async function answersOf(browser: Visitor, path: string) {
  const page = await browser.open(path);
  const data = await browser.request(`${path}.data`);
  const script = await browser.call(path);
  return {
    page: [page.status, page.headers.get("location")],
    data: (await data.text()).includes("/account/two-step"),
    script: script.status,
  };
}

const ledAway = { page: [303, "/account/two-step"], data: true, script: 403 };

/** Reads the key off the page that shows it, as who cannot scan, and makes codes of it. */
function appOf(text: string): (shift?: number) => string {
  const [, key = ""] = /Type this key into the app: ((?:[A-Z2-7]{4} ?)+)/.exec(text) ?? [];
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  return (shift = 0) => app.generate({ timestamp: Date.now() + shift });
}

describe("staff in production", () => {
  it("B-98 reach no page of the staff and no JSON of theirs before they set up two-step sign-in, and do with it", async () => {
    expect(staffPages.length).toBeGreaterThan(40);
    const person = await makePerson({ isStaff: true });
    const { accountId } = await memberOfNewAccount();
    const people = `/app/account/users/json?account_id=${accountId}`;
    const browser = await signedIn(web.url, person.email, asInProduction.PUBLIC_URL);

    for (const path of staffPages) {
      expect([path, await answersOf(browser, path)]).toEqual([path, ledAway]);
      for (const method of ["POST", "PUT", "DELETE"]) {
        const { status } = await browser.call(path, method, {});
        expect([path, method, [403, 404, 405].includes(status)]).toEqual([path, method, true]);
      }
    }
    expect((await browser.call(people)).status).toBe(404);

    const led = await browser.follow("/admin");
    expect(led.path).toBe("/account/two-step");
    expect(led.text).toContain("Staff need two-step sign-in before they go on.");
    const begun = await browser.submit(led.path, { current_password: password });
    expect(begun.headers.get("location")).toBe("/account/two-step/confirm");
    const code = appOf((await browser.open("/account/two-step/confirm")).text);
    expect((await browser.open("/admin")).status).toBe(303);
    const on = await browser.submit("/account/two-step/confirm", { code: code() });
    expect([on.status, on.text.includes("recovery codes")]).toEqual([200, true]);

    for (const path of staffPages) {
      const { page } = await answersOf(browser, path);
      expect([path, page[1]]).not.toEqual([path, "/account/two-step"]);
    }
    expect((await browser.open("/admin")).status).toBe(200);
    expect((await browser.call(people)).status).toBe(200);

    const other = new Visitor(web.url, asInProduction.PUBLIC_URL);
    await other.open("/login");
    const half = await other.submit("/login", { email: person.email, password });
    expect(half.headers.get("location")).toMatch(/^\/login\/code/);
    expect((await other.open("/admin")).headers.get("location")).toMatch(/^\/login\/code/);
    expect((await other.call("/admin")).status).toBe(401);
    await other.open("/login/code?next=%2Fadmin");
    const whole = await other.submit("/login/code?next=%2Fadmin", { code: code(30_000) });
    expect(whole.headers.get("location")).toBe("/admin");
    expect((await other.open("/admin")).status).toBe(200);

    const off = await browser.submit("/account/two-step/off", { current_password: password });
    expect([off.status, (await browser.open("/admin")).status]).toEqual([403, 200]);
  });

  it("PSK-06 PSK-03 reach them by a passkey instead, which is the password once more too, and by the password alone still do not", async () => {
    const person = await makePerson({ isStaff: true });
    const browser = await signedIn(web.url, person.email, asInProduction.PUBLIC_URL);
    const device = new SoftwareAuthenticator(asInProduction.PUBLIC_URL);
    await browser.open("/account/passkeys/new");
    const asked = await browser.call("/account/passkeys/options", "POST", { purpose: "add" });
    const added = device.register(await asked.json());
    const made = await browser.call("/account/passkeys/new", "POST", { name: "", answer: added });
    expect(made.status).toBe(200);
    // Who has just made one has set it up; who signs in by the password has not used it.
    expect((await browser.open("/admin")).status).toBe(200);
    const half = await signedIn(web.url, person.email, asInProduction.PUBLIC_URL);
    expect((await half.open("/admin")).headers.get("location")).toBe("/account/two-step");

    // It stands for the password once more, too, where that was given too long ago.
    await db.session.updateMany({
      where: { userId: person.id },
      data: { createdAt: new Date(Date.now() - 60 * 60_000), confirmedAt: null },
    });
    const late = await browser.call("/account/passkeys/options", "POST", { purpose: "add" });
    expect(late.status).toBe(403);
    const again = await browser.call("/account/passkeys/options", "POST", { purpose: "confirm" });
    const proof = device.sign(await again.json());
    const next = "/account/confirm?next=%2Faccount%2Fpasskeys%2Fnew";
    expect((await browser.call(next, "POST", { answer: proof })).status).toBe(200);
    const retried = await browser.call(next, "POST", { answer: proof });
    expect(retried.status).toBe(422);
    const fresh = await browser.call("/account/passkeys/options", "POST", { purpose: "add" });
    expect(fresh.status).toBe(200);

    const other = new Visitor(web.url, asInProduction.PUBLIC_URL);
    await other.open("/login/passkey");
    const options = await other.call("/login/passkey/options", "POST", {});
    const answer = device.sign(await options.json());
    expect((await other.call("/login/passkey", "POST", { answer })).status).toBe(200);
    expect((await other.open("/admin")).status).toBe(200);
    expect((await other.open("/admin/files/quarantine")).status).toBe(200);
  });
});
