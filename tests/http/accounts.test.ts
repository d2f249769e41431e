import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson, newAddress, password } from "#tests/modules/accounts/people";
import { naughtyStrings } from "#tests/setup/naughty-strings";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { mailedToken, newPassword, resetBody, script } from "./password-script";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

/** A browser that is signed in by the plain form. */
async function signedIn(email: string) {
  const visitor = new Visitor(web.url);
  await visitor.open("/login");
  const page = await visitor.submit("/login", { email, password });
  expect(page.status).toBe(303);
  return visitor;
}

/** A browser to which somebody gave a session's value. */
function withCookie(sid: string) {
  const visitor = new Visitor(web.url);
  visitor.setCookie("sid", sid);
  return visitor;
}

describe("who may see what", () => {
  it.each(["/app", "/account", "/admin", "/account/two-step"])(
    "A-11 answers a script that asks for %s without being signed in with 401",
    async (path) => {
      const answer = await new Visitor(web.url).call(path);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    },
  );

  it.each(["/app", "/account", "/admin", "/account/password?from=mail"])(
    "A-12 H-01 sends a person who asks for %s to the sign-in page, naming it",
    async (path) => {
      const page = await new Visitor(web.url).open(path);
      expect(page.status).toBe(303);
      expect(page.headers.get("location")).toBe(`/login?next=${encodeURIComponent(path)}`);
    },
  );

  it("A-13 H-01 refuses the staff page to a member, as JSON and as a page", async () => {
    const visitor = await signedIn((await makePerson()).email);
    const answer = await visitor.call("/admin");
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
    expect((await visitor.open("/admin")).status).toBe(403);
  });

  it("H-01 shows the staff page to staff", async () => {
    const visitor = await signedIn((await makePerson({ isStaff: true })).email);
    const page = await visitor.follow("/app");
    expect(page.path).toBe("/admin");
    expect(page.text).toContain("Staff");
    expect(page.html).toContain('href="/admin"');
    const member = await signedIn((await makePerson()).email);
    expect((await member.open("/account")).html).not.toContain('href="/admin"');
  });

  it("A-14 A-23 knows accounts by integer ids and says 404 to a stranger's", async () => {
    const person = await makePerson();
    const own = await db.account.create({ data: { name: "Own Boosters" } });
    const other = await db.account.create({ data: { name: "Other Boosters" } });
    await db.accountUser.create({
      data: { accountId: own.id, userId: person.id, isPrimary: true },
    });
    const visitor = await signedIn(person.email);
    const home = await visitor.open(`/app?account_id=${own.id}`);
    expect(home.status).toBe(200);
    expect(home.text).toContain("Own Boosters");
    for (const id of [String(other.id), "999999999", "1e3", "x"]) {
      const page = await visitor.open(`/app?account_id=${id}`);
      expect(page.status).toBe(404);
      expect(page.html).not.toContain("Other Boosters");
    }
  });

  it("lets nobody past the code who only gave the password", async () => {
    const person = await makePerson();
    await db.user.update({
      where: { id: person.id },
      data: { totpSecret: "v1.x.x.x", totpEnrolledAt: new Date() },
    });
    const visitor = await signedIn(person.email);
    const page = await visitor.open("/account");
    expect(page.headers.get("location")).toBe("/login/code?next=%2Faccount");
    expect((await visitor.call("/account")).status).toBe(401);
    expect((await visitor.open("/login/code")).text).toContain("Enter your code");
  });
});

describe("/login", () => {
  it("A-32 goes on to the page named in next, under a new session value", async () => {
    const { email } = await makePerson();
    const visitor = new Visitor(web.url);
    const login = await visitor.follow("/account");
    const before = visitor.cookie("sid");
    const page = await visitor.submit(login.path, { email, password });
    expect(page.headers.get("location")).toBe("/account");
    expect(visitor.cookie("sid")).not.toBe(before);
    expect(page.headers.get("set-cookie")).toMatch(/HttpOnly/);
    const account = await visitor.open("/account");
    expect(account.status).toBe(200);
    expect(account.text).toContain(email);
  });

  it("leads on who is signed in already", async () => {
    const visitor = await signedIn((await makePerson()).email);
    const page = await visitor.open("/login?next=%2Faccount");
    expect([page.status, page.headers.get("location")]).toEqual([303, "/account"]);
  });

  it("ends the session that this browser had before", async () => {
    const { email } = await makePerson();
    const visitor = await signedIn(email);
    const before = visitor.cookie("sid") ?? "";
    await visitor.open("/account");
    expect((await visitor.submit("/login", { email, password })).status).toBe(303);
    expect((await visitor.open("/account")).status).toBe(200);
    expect((await withCookie(before).open("/account")).status).toBe(303);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/x",
  ])("A-32 goes nowhere else than this site for next=%s", async (next) => {
    const { email } = await makePerson();
    const visitor = await script(web.url);
    const path = `/login?next=${encodeURIComponent(next)}`;
    const page = await visitor.submit(path, { email, password });
    expect(page.headers.get("location")).toBe("/app");
  });

  it("keeps the address and not the password after a refusal, in the same words", async () => {
    const known = (await makePerson()).email;
    const pages = [];
    for (const email of [known, newAddress()]) {
      const visitor = await script(web.url);
      const page = await visitor.submit("/login", { email, password: "wrong-password-1" });
      expect(page.status).toBe(422);
      expect(page.html).toContain(`value="${email}"`);
      expect(page.html).not.toContain("wrong-password-1");
      // Neither field is marked: mending either one must be enough to try again.
      expect(page.html).not.toContain("aria-invalid");
      pages.push(page.text.replaceAll(email, ""));
    }
    expect(pages[0]).toContain("don't go together");
    expect(pages[0]).toBe(pages[1]);
  });

  it("A-26 puts nothing personal into an address", async () => {
    const { email } = await makePerson();
    const visitor = await script(web.url);
    const done = await visitor.submit("/login", { email, password });
    await visitor.open("/password/email");
    const sent = await visitor.submit("/password/email", { email });
    for (const page of [done, sent]) {
      expect(page.status).toBe(303);
      expect(decodeURIComponent(page.headers.get("location") ?? "")).not.toContain("@");
    }
    const reset = await visitor.call(
      "/password/reset",
      "POST",
      resetBody(email, await mailedToken(web.url, email)),
    );
    expect(await reset.text()).not.toContain("@");
  });
});

describe("/account/password", () => {
  it("keeps this browser signed in under a new session value and ends the old one", async () => {
    const { email } = await makePerson();
    const visitor = await signedIn(email);
    const elsewhere = await signedIn(email);
    const before = visitor.cookie("sid") ?? "";
    await visitor.open("/account/password");
    const changed = await visitor.submit("/account/password", {
      current_password: password,
      password: newPassword,
      password_confirmation: newPassword,
    });
    expect([changed.status, changed.headers.get("location")]).toEqual([303, "/account"]);
    expect((await visitor.open("/account")).status).toBe(200);
    for (const ended of [withCookie(before), elsewhere])
      expect((await ended.open("/account")).status).toBe(303);
  });
});

describe("/logout", () => {
  it("A-33 ends the session on the server, not in the browser alone", async () => {
    const visitor = await signedIn((await makePerson()).email);
    const cookie = visitor.cookie("sid") ?? "";
    expect((await visitor.open("/logout")).text).toContain("Sign out");
    expect((await visitor.open("/account")).status).toBe(200);
    const done = await visitor.submit("/logout", {});
    expect(done.status).toBe(303);
    visitor.setCookie("sid", cookie);
    const after = await visitor.open("/account");
    expect(after.headers.get("location")).toBe("/login?next=%2Faccount");
  });
});

describe("bad input", () => {
  const nasty = [...naughtyStrings, "\u0000", "\ud800", "a".repeat(10_000), "a".repeat(900_000)];
  const wrongTypes = [["a", "b"], { a: 1 }, 7, true, null];

  it.each([
    ["/login", ["email", "password"]],
    ["/password/email", ["email"]],
    ["/password/reset", ["token", "email", "password", "password_confirmation"]],
    ["/login/code", ["code"]],
  ])("gets 4xx from %s, never 500", async (path, names) => {
    const visitor = await script(web.url);
    const right: Record<string, string> = { email: "x@people.example" };
    const body = Object.fromEntries(names.map((name) => [name, right[name] ?? "p"]));
    const everywhere = nasty.map((value) => Object.fromEntries(names.map((name) => [name, value])));
    const alone = [...nasty.filter((_, index) => index % 12 === 0), ...wrongTypes];
    const wrong = [
      ...everywhere,
      ...names.flatMap((name) => alone.map((value) => ({ ...body, [name]: value }))),
    ];
    const statuses = new Set<number>();
    for (const fields of wrong) {
      const { status } = await visitor.call(path, "POST", fields);
      statuses.add(status);
      expect(status, JSON.stringify(fields).slice(0, 300)).toBeGreaterThanOrEqual(400);
      expect(status, JSON.stringify(fields).slice(0, 300)).toBeLessThan(500);
    }
    expect(statuses).toContain(422);
    const unknown = await visitor.call(path, "POST", { is_staff: "1" });
    expect(unknown.status).toBe(422);
    expect(await unknown.json()).toMatchObject({ errors: { is_staff: [expect.any(String)] } });
  });
});
