import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { makePerson, type Person, password } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

async function signIn(browser: Visitor, { email }: Person, next = "/account") {
  await browser.open("/login");
  const page = await browser.submit(`/login?next=${encodeURIComponent(next)}`, { email, password });
  expect([page.status, page.headers.get("location")]).toEqual([303, next]);
}

/** A person whose session idles away while their data are being typed. */
async function interrupted() {
  const person = await makePerson();
  const browser = new Visitor(web.url);
  await signIn(browser, person);
  await browser.open("/account");
  const lastSeenAt = new Date(Date.now() - 31 * 60_000);
  await db.session.updateMany({ where: { userId: person.id }, data: { lastSeenAt } });
  return { person, browser };
}

const typed = { first_name: "Grace", last_name: "Hopper <USN>", phone: "202 555 0143" };
const toSignIn = [303, "/login?next=%2Faccount"];
const countOf = ({ id }: Person) => db.keptForm.count({ where: { userId: id } });

describe("a form that comes after the session has ended", () => {
  it("B-96 leads to the sign-in page and back to the form with what was typed", async () => {
    const { person, browser } = await interrupted();
    const late = await browser.submit("/account", { ...typed, is_subscribed_sms: "1" });
    expect([late.status, late.headers.get("location")]).toEqual(toSignIn);
    expect((await browser.open("/login?next=%2Faccount")).text).toContain(
      "You were signed out meanwhile.",
    );
    await signIn(browser, person);
    const page = await browser.open("/account");
    expect(page.text).toContain("What you typed is back");
    expect(page.html).toContain('value="Grace"');
    expect(page.html).toContain('value="Hopper &lt;USN&gt;"');
    expect(page.html).toMatch(/name="is_subscribed_sms"[^>]*checked/);
    expect(page.html).not.toMatch(/name="is_subscribed_bulk_emails"[^>]*checked/);
    expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      lastName: "",
    });
  });

  it("B-96 is forgotten once it was sent again", async () => {
    const { person, browser } = await interrupted();
    await browser.submit("/account", typed);
    await signIn(browser, person);
    await browser.open("/account");
    expect((await browser.submit("/account", typed)).status).toBe(303);
    expect(await countOf(person)).toBe(0);
    expect(browser.cookie("kept")).toBeUndefined();
    expect((await browser.open("/account")).text).not.toContain("What you typed is back");
  });

  it("B-96 keeps no password", async () => {
    const { person, browser } = await interrupted();
    const secrets = {
      current_password: "typed-in-vain-7",
      password: "x",
      password_confirmation: "x",
    };
    await browser.submit("/account/password", secrets);
    expect(await countOf(person)).toBe(0);
    await browser.submit("/account/email", { email: "new@people.example", ...secrets });
    const [row] = await db.keptForm.findMany({ where: { userId: person.id } });
    expect(row).toMatchObject({ path: "/account/email", fields: { email: "new@people.example" } });
  });

  it("B-97 comes back to nobody else and to no other browser", async () => {
    const { person, browser } = await interrupted();
    await browser.submit("/account", typed);
    await signIn(browser, await makePerson());
    expect((await browser.open("/account")).html).not.toContain("Grace");
    const elsewhere = new Visitor(web.url);
    await signIn(elsewhere, person);
    expect((await elsewhere.open("/account")).html).not.toContain("Grace");
  });

  it("B-97 is not kept for a visitor, for who signed out, or for a forged or foreign value", async () => {
    const stranger = new Visitor(web.url);
    await stranger.open("/login");
    await stranger.submit("/account", typed);
    const { person, browser } = await interrupted();
    await db.session.deleteMany({ where: { userId: person.id } });
    const late = await browser.submit("/account", typed);
    expect([late.status, late.headers.get("location")]).toEqual(toSignIn);
    const forged = await interrupted();
    await forged.browser.submit("/account", { ...typed, _token: "forged" });
    expect([await countOf(person), await countOf(forged.person)]).toEqual([0, 0]);
    expect([stranger.cookie("kept"), browser.cookie("kept")]).toEqual([undefined, undefined]);
  });

  it("is over after half an hour, whatever the cookie says", async () => {
    const { person, browser } = await interrupted();
    await browser.submit("/account", typed);
    await signIn(browser, person);
    const where = { userId: person.id };
    await db.keptForm.updateMany({ where, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await browser.open("/account")).html).not.toContain("Grace");
  });

  it("is kept once a form, however often it is sent, and not when it is too large", async () => {
    const { person, browser } = await interrupted();
    for (const first_name of ["A", "B", "C"]) await browser.submit("/account", { first_name });
    const rows = await db.keptForm.findMany({ where: { userId: person.id } });
    expect(rows.map(({ fields }) => fields)).toEqual([{ first_name: "C" }]);
    await browser.submit("/account/email", { email: "a".repeat(300_000) });
    expect(await countOf(person)).toBe(1);
  });

  it("a script is told that it is not signed in, and nothing is kept", async () => {
    const { person, browser } = await interrupted();
    expect((await browser.call("/account", "POST", typed)).status).toBe(401);
    expect(await countOf(person)).toBe(0);
  });
});
