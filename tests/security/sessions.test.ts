import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  confirmEnrollment,
  enrollSecondFactor,
  readSecondFactor,
} from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { signedIn } from "#tests/http/signed-in";
import { fieldsOf, form, path, signedTime } from "#tests/http/start-form";
import {
  as,
  makePerson,
  newAddress,
  type Person,
  password,
  signInAs,
} from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, stopFaultless } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await startWeb({ LOG_LEVEL: "trace" });
});
afterAll(() => stopFaultless(web));

const sid = (browser: Visitor): string => browser.cookie("sid") ?? "";

function withSession(value: string): Visitor {
  const browser = new Visitor(web.url);
  browser.setCookie("sid", value);
  return browser;
}

/** Whether a value opens what only signed-in people see, asked as a page and as a script. */
async function opens(value: string): Promise<boolean> {
  const page = await withSession(value).open("/account");
  const call = await withSession(value).call("/account");
  expect([page.status, call.status]).toEqual(page.status === 200 ? [200, 200] : [303, 401]);
  return page.status === 200;
}

describe("a session value that somebody else chose", () => {
  it.each([
    ["a visitor's", `v.${"A".repeat(43)}`],
    ["one that would be a signed-in person's", `s.${"A".repeat(43)}`],
    ["one of another form", "chosen-by-somebody"],
    ["an empty one", ""],
  ])("%s becomes nobody's session", async (_name, planted) => {
    const { email } = await makePerson();
    const victim = withSession(planted);
    await victim.open("/login");
    expect((await victim.submit("/login", { email, password })).status).toBe(303);
    expect(sid(victim)).toMatch(/^s\.[\w-]{43}$/);
    expect(sid(victim)).not.toBe(planted);
    expect(await opens(planted)).toBe(false);
    expect(await opens(sid(victim))).toBe(true);
  });

  it("gives no anti-forgery token that works after the sign-in", async () => {
    const planted = `v.${"B".repeat(43)}`;
    const attacker = withSession(planted);
    await attacker.open("/login");
    const { email } = await makePerson();
    const victim = withSession(planted);
    await victim.open("/login");
    await victim.submit("/login", { email, password });
    const forged = { "X-CSRF-TOKEN": attacker.csrfToken };
    expect((await victim.call("/logout", "POST", {}, forged)).status).toBe(403);
    expect(await opens(sid(victim))).toBe(true);
  });

  it("counts in the cookie alone", async () => {
    const value = sid(await signedIn(web.url, (await makePerson()).email));
    const nobody = new Visitor(web.url);
    for (const query of [`?sid=${value}`, `?session=${value}`, `;sid=${value}`]) {
      expect((await nobody.open(`/account${query}`)).status).not.toBe(200);
    }
    for (const name of ["Authorization", "X-Session", "X-CSRF-TOKEN", "sid"]) {
      const headers = { Accept: "text/html", [name]: value };
      expect((await new Visitor(web.url).request("/account", { headers })).status).toBe(303);
    }
  });
});

/** A person whose two-step sign-in is on, and an app that knows the codes to come. */
async function withTwoStep(): Promise<{ person: Person; code(): string }> {
  const person = await makePerson();
  const { token } = await signInAs(person);
  await enrollSecondFactor(as(person), { current_password: password });
  const started = await readSecondFactor(as(person));
  if (started.state !== "started") throw new Error("two-step sign-in did not start");
  const app = new TOTP({ secret: Secret.fromBase32(started.secret.replaceAll(" ", "")) });
  const confirmed = await confirmEnrollment(as(person), { token, code: app.generate() });
  if (!confirmed.ok) throw new Error("the first code was refused");
  // The present code was used; the next one counts too.
  return { person, code: () => app.generate({ timestamp: Date.now() + 30_000 }) };
}

/** What changes who a browser is, or what it may do. */
const changes: Record<string, () => Promise<{ browser: Visitor; change(): Promise<unknown> }>> = {
  "signing in": async () => {
    const { email } = await makePerson();
    const browser = new Visitor(web.url);
    await browser.open("/login");
    return { browser, change: () => browser.submit("/login", { email, password }) };
  },
  "signing in as somebody else": async () => {
    const { email } = await makePerson();
    const browser = await signedIn(web.url, (await makePerson()).email);
    return { browser, change: () => browser.submit("/login", { email, password }) };
  },
  "the code of the two-step sign-in": async () => {
    const { person, code } = await withTwoStep();
    const browser = new Visitor(web.url);
    await browser.open("/login");
    await browser.submit("/login", { email: person.email, password });
    await browser.open("/login/code");
    return { browser, change: () => browser.submit("/login/code", { code: code() }) };
  },
  "a new password": async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    const fields = { password: "quiet-harbor-1979", password_confirmation: "quiet-harbor-1979" };
    const sent = { current_password: password, ...fields };
    return { browser, change: () => browser.submit("/account/password", sent) };
  },
  "beginning as a new person": async () => {
    const browser = new Visitor(web.url);
    const fields = fieldsOf(await signedTime(web.url), newAddress());
    await browser.open(form);
    return { browser, change: () => browser.call(path, "POST", fields) };
  },
  "signing out": async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    return { browser, change: () => browser.submit("/logout", {}) };
  },
};

describe.each(Object.entries(changes))("%s", (name, begin) => {
  it("gives a new session value, and the one before opens and sends nothing", async () => {
    const { browser, change } = await begin();
    const before = sid(browser);
    const token = browser.csrfToken;
    await change();
    expect(sid(browser)).not.toBe(before);
    expect(await opens(sid(browser))).toBe(name !== "signing out");
    expect(await opens(before)).toBe(false);
    // The page that was open before can send nothing more, with either value.
    for (const value of [before, sid(browser)]) {
      const late = await withSession(value).call("/account", "POST", {}, { "X-CSRF-TOKEN": token });
      expect(late.status).toBe(value === before ? 401 : 403);
    }
  });
});

describe("signing out", () => {
  it("clears what the browser keeps, and other answers do not", async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    expect((await browser.open("/account")).headers.get("clear-site-data")).toBeNull();
    const { headers } = await browser.submit("/logout", {});
    expect(headers.get("clear-site-data")).toBe('"cache", "storage"');
  });
});

describe("time", () => {
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);

  it.each([
    ["a member", false, 30],
    ["staff", true, 15],
  ])(
    "%s (staff: %s) who was away for %s minutes is signed out, for good",
    async (_n, isStaff, limit) => {
      const { id, email } = await makePerson({ isStaff });
      const value = sid(await signedIn(web.url, email));
      const away = (minutes: number) =>
        db.session.updateMany({ where: { userId: id }, data: { lastSeenAt: minutesAgo(minutes) } });
      await away(limit - 1);
      expect(await opens(value)).toBe(true);
      await away(limit);
      expect(await opens(value)).toBe(false);
      expect(await opens(value)).toBe(false);
    },
  );

  it("nobody stays signed in for more than 12 hours, and the cookie says so", async () => {
    const { id, email } = await makePerson();
    const browser = new Visitor(web.url);
    await browser.open("/login");
    const { headers } = await browser.submit("/login", { email, password });
    const [, expires = ""] =
      /sid=s\.[^;]+;.*Expires=([^;]+)/.exec(headers.get("set-cookie") ?? "") ?? [];
    const hours = (Date.parse(expires) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    const { expiresAt } = await db.session.findFirstOrThrow({ where: { userId: id } });
    expect(Math.abs(expiresAt.getTime() - Date.parse(expires))).toBeLessThan(2_000);
    await db.session.updateMany({ where: { userId: id }, data: { expiresAt: new Date() } });
    expect(await opens(sid(browser))).toBe(false);
  });
});

describe("a session value", () => {
  it("is on no page and in no line of the log", async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    const value = sid(browser).slice(2);
    for (const path of ["/", "/account", "/app", "/account/password", "/no/such/page"]) {
      expect((await browser.open(path)).html).not.toContain(value);
    }
    expect(web.lines.length).toBeGreaterThan(10);
    expect(web.lines.join("\n")).not.toContain(value);
  });
});
