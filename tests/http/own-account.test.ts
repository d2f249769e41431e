import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { makePerson, newAddress, password, runJobs } from "#tests/modules/accounts/people";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(() => web.stop());

const fields = { first_name: "Ada", phone: "202 555 0143 x7", locale: "fr-FR" };

describe("/account", () => {
  it("B-96 saves one's own data from a plain form and shows them as they can be typed again", async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    const saved = await browser.submit("/account", {
      ...fields,
      is_subscribed_event_emails: "1",
      _boxes: "is_subscribed_bulk_emails",
    });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/account"]);
    const page = await browser.open("/account");
    expect(page.text).toContain("Your data was saved.");
    expect(page.html).toContain('value="(202) 555-0143 ext. 7"');
    expect(page.html).toMatch(/<option value="fr-FR" selected="">français/i);
    expect(page.html).toMatch(/name="is_subscribed_event_emails"[^>]*checked/);
    expect(page.html).not.toMatch(/name="is_subscribed_bulk_emails"[^>]*checked/);
    expect(page.text).toMatch(/Last seen \d+ \p{L}+ \d{4}/u);
  });

  it("B-96 mails in Spanish to who reads Spanish and never chose", async () => {
    const person = await makePerson();
    const browser = await signedIn(web.url, person.email);
    expect((await browser.open("/pricing?lang=es")).html).toContain('<html lang="es"');
    expect((await browser.open("/account")).html).toContain('<html lang="es"');
    await runJobs();
    const email = newAddress();
    await browser.submit("/account/email", { email, current_password: password });
    await runJobs();
    const [link] = await lettersTo(email);
    expect(link?.subject).toBe("Confirme su nuevo correo electrónico en Goodstanding");
  });

  it("B-96 keeps every value of a refused form, and tells a script the field", async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    const refused = await browser.submit("/account", { ...fields, phone: "555-0143" });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="555-0143"');
    expect(refused.html).toContain('value="Ada"');
    const answer = await browser.call("/account", "POST", { ...fields, phone: "911" });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(["phone"]);
    const saved = await browser.call("/account", "POST", { ...fields, is_subscribed_sms: 0 });
    expect(await saved.json()).toEqual({ status: "saved" });
  });

  it("B-96 signs out one device, then all others", async () => {
    const { email, id } = await makePerson();
    const here = await signedIn(web.url, email);
    const there = await signedIn(web.url, email);
    const third = await signedIn(web.url, email);
    const page = await here.open("/account");
    const ids = [...page.html.matchAll(/name="id" value="([\w-]{36})"/g)].map(([, one]) => one);
    expect(ids).toHaveLength(2);
    const ended = await here.submit("/account/sessions", { id: ids[0] ?? "" });
    expect([ended.status, ended.headers.get("location")]).toEqual([303, "/account"]);
    expect(await db.session.count({ where: { userId: id } })).toBe(2);
    const again = await here.call("/account/sessions", "POST", { id: ids[0] });
    expect(again.status).toBe(404);
    const others = await here.call("/account/sessions", "POST", {});
    expect(await others.json()).toEqual({ ended: 1 });
    const left = [here, there, third].map((browser) => browser.open("/account"));
    expect((await Promise.all(left)).map(({ status }) => status).sort()).toEqual([200, 303, 303]);
  });

  it("B-97 a member cannot end a session of somebody else", async () => {
    const other = await makePerson();
    await signedIn(web.url, other.email);
    const { publicId } = await db.session.findFirstOrThrow({ where: { userId: other.id } });
    const browser = await signedIn(web.url, (await makePerson()).email);
    const answer = await browser.call("/account/sessions", "POST", { id: publicId });
    expect(answer.status).toBe(404);
    expect(await db.session.count({ where: { userId: other.id } })).toBe(1);
  });
});

describe("/account/email", () => {
  it("B-96 changes the address by a link that works without a session", async () => {
    const { email } = await makePerson();
    const wanted = newAddress();
    const browser = await signedIn(web.url, email);
    const asked = await browser.submit("/account/email", {
      email: wanted,
      current_password: password,
    });
    expect(asked.headers.get("location")).toBe("/account#sign-in");
    expect((await browser.open("/account")).text).toContain(`Confirm ${wanted}`);
    await runJobs();
    const [letter] = await lettersTo(wanted);
    const [path = ""] = /\/account\/email\/[\w.-]+/.exec(letter?.text ?? "") ?? [];

    const phone = new Visitor(web.url);
    const page = await phone.open(path);
    expect(page.text).toContain(wanted);
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect((await phone.submit(path, {})).headers.get("location")).toBe("/login");
    expect((await browser.open("/account")).status).toBe(303);
    await signedIn(web.url, wanted);

    const late = await phone.open(path);
    expect(late.status).toBe(404);
    expect(late.text).toContain("This link looks old or used");
    expect((await phone.submit(path, {})).status).toBe(404);
    expect((await phone.call(path)).status).toBe(404);
  });

  it("B-96 never gives the typed password back", async () => {
    const browser = await signedIn(web.url, (await makePerson()).email);
    const refused = await browser.submit("/account/email", {
      email: "no address",
      current_password: "typed-in-vain-7",
    });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="no address"');
    expect(refused.html).not.toContain("typed-in-vain-7");
  });
});
