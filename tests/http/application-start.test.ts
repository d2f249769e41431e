import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stampForm } from "#modules/platform/captcha/form-time.server";
import { makePerson, newAddress } from "#tests/modules/accounts/people";
import { naughtyStrings } from "#tests/setup/naughty-strings";
import { Visitor } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb, startWeb } from "#tests/setup/web";
import {
  applicationsOf,
  fieldsOf as fieldsAt,
  form,
  atTheForm as openForm,
  path,
  signedTime,
  userOf,
} from "./start-form";

let web: RunningProcess;
let _at: string;
beforeAll(async () => {
  web = await sharedWeb();
  _at = await signedTime(web.url);
});
afterAll(() => web.stop());

const atTheForm = (url = web.url) => openForm(url);
const fieldsOf = (email: string, changes?: Record<string, unknown>) =>
  fieldsAt(_at, email, changes);
const call = async (fields: Record<string, unknown>) =>
  (await atTheForm()).call(path, "POST", fields);

describe("the form", () => {
  it("B-37 asks for an email and a password, with a meter and the button Let's go!", async () => {
    const page = await new Visitor(web.url).open(form);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Start your application");
    for (const words of ["Enter your email", "Choose a password", "Let's go!"]) {
      expect(page.text).toContain(words);
    }
    const [field] = /<input[^>]*name="password"[^>]*>/.exec(page.html) ?? [];
    expect(field).toMatch(/type="password"/);
    expect(field).toMatch(/autocomplete="new-password"/i);
    expect(page.text).toContain("Password strength: Very weak");
  });

  it("B-38 names the captcha provider and links the product's privacy policy", async () => {
    const { html, text } = await new Visitor(web.url).open(form);
    expect(text).toContain("ALTCHA protects this form");
    expect(html).toMatch(/<a[^>]*href="\/privacy"[^>]*>Goodstanding privacy policy/);
  });

  it("B-40 carries the id and the schema of the chosen level", async () => {
    const chosen = await new Visitor(web.url).open(`${path}?level=93772`);
    expect(chosen.hidden("level_id")).toBe("93772");
    expect(chosen.hidden("schema")).toBe("maintain");
    expect(chosen.text).toContain("Chapter Full Service , $395 to join");
  });

  it.each([
    ["", 200],
    ["?level=7", 404],
    ["?level=3001", 404],
    ["?level=1e3", 404],
  ])("leads to the price list when the address has %s for a level", async (query, status) => {
    const page = await new Visitor(web.url).open(path + query);
    expect(page.status).toBe(status);
    expect(page.text).toContain("Choose your membership first");
    expect(page.html).toContain('href="/pricing"');
    expect(page.html).toContain('href="/application/start?level=2002"');
    expect(page.html).not.toContain('level=3001"');
    expect(page.html).not.toContain('name="password"');
  });
});

describe("a script", () => {
  it("B-40 B-41 gets the token of a new application, and its session is signed in", async () => {
    const visitor = await atTheForm();
    const email = newAddress();
    const answer = await visitor.call(
      path,
      "POST",
      fieldsOf(email, { level_id: 1002, schema: "maintain" }),
    );
    expect(answer.status).toBe(200);
    const [application] = await applicationsOf(email);
    expect(await answer.json()).toEqual({ token: application?.token });
    expect(application).toMatchObject({ levelId: 1002, state: "draft" });
    expect((await visitor.open("/account")).text).toContain(email);
    expect((await userOf(email))?.accounts).toMatchObject([{ isPrimary: true }]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["no answer and no signed time", { _at: "" }],
    ["a made-up answer", { "g-recaptcha-response": "x".repeat(40) }],
    ["a made-up signed time", { _at: "2026-11-21T12:00:00Z.made-up" }],
    ["the hidden field filled in", { _website: "https://spam.example" }],
  ])("B-39 B-43 with %s gets no account", async (_what, changes) => {
    const email = newAddress();
    const answer = await call(fieldsOf(email, changes));
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual(["g-recaptcha-response"]);
    expect(await userOf(email)).toBeNull();
  });

  it("B-39 that sends the form the moment it came gets no account", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open(form);
    const email = newAddress();
    // A minute ahead: the server that tests share takes a form at once.
    const soon = stampForm("application-start", new Date(Date.now() + 60_000));
    const fields = fieldsOf(email, { _at: soon });
    expect((await visitor.call(path, "POST", fields)).status).toBe(422);
    expect(await userOf(email)).toBeNull();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["no level", { level_id: undefined }, "level_id"],
    ["an unknown level", { level_id: 7 }, "level_id"],
    ["a level by invitation", { level_id: 3001, schema: "maintain" }, "level_id"],
    ["a list of levels", { level_id: [1001] }, "level_id"],
    ["the schema of another level", { schema: "maintain" }, "schema"],
    ["no schema", { schema: undefined }, "schema"],
    ["an address that is none", { email: "treasurer" }, "email"],
    ["a short password", { password: "short1" }, "password"],
    ["a common password", { password: "password1" }, "password"],
    ["a price", { price: 0 }, "price"],
    ["a role", { is_staff: 1 }, "is_staff"],
  ])(
    "B-40 B-43 with %s is refused at its field and creates nothing",
    async (_what, changes, field) => {
      const email = newAddress();
      const answer = await call(fieldsOf(email, changes));
      expect(answer.status).toBe(422);
      const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
      expect(Object.keys(errors)).toEqual([field]);
      expect(await userOf(email)).toBeNull();
    },
  );

  it("is limited: the sixth start of an hour from one address is refused", async () => {
    // Counters are kept under keyed hashes: another secret counts apart, in either store.
    const strict = await startWeb({ RATE_LIMIT_FACTOR: "1", APP_SECRET: randomUUID() });
    const visitor = await atTheForm(strict.url);
    const { email } = await makePerson();
    const wrong = fieldsOf(email, { "g-recaptcha-response": "x" });
    const statuses = [];
    for (let tries = 0; tries < 6; tries++) {
      statuses.push((await visitor.call(path, "POST", wrong)).status);
    }
    await strict.stop();
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("A-18 gets 4xx or a token for every naughty string, never a fault", async () => {
    let visitor = await atTheForm();
    const statuses = new Set<number>();
    // The table of public forms sends every one to every field; here a form that would be taken.
    for (const text of naughtyStrings) {
      for (const changes of [{ email: text }, { password: text }, { level_id: text }]) {
        const answer = await visitor.call(path, "POST", fieldsOf(newAddress(), changes));
        statuses.add(answer.status);
        // The new session has a token of its own.
        if (answer.ok) visitor = await atTheForm();
      }
    }
    expect([...statuses].sort()).toEqual([200, 422]);
  });
});

describe("a plain form", () => {
  it("B-41 leads to the new application", async () => {
    const visitor = await atTheForm();
    const email = newAddress();
    const page = await visitor.submit(form, fieldsOf(email));
    expect(page.status).toBe(303);
    const [application] = await applicationsOf(email);
    expect(page.headers.get("location")).toBe(`/application/create/${application?.token}`);
    expect(page.headers.get("set-cookie")).toMatch(/sid=s\..*HttpOnly/);
  });

  it("B-43 comes back with the message, the errors and what was typed, not the password", async () => {
    const visitor = await atTheForm();
    const email = newAddress();
    const page = await visitor.submit(form, fieldsOf(email, { password: "too-short" }));
    expect(page.status).toBe(422);
    expect(page.text).toContain("Uh oh!");
    expect(page.text).toContain("That didn't work.");
    expect(page.html).toContain('id="password-error"');
    expect(page.html).toContain(`value="${email}"`);
    expect(page.html).not.toContain("too-short");
    expect(page.html).toMatch(/<title>Error: Start your application/);
    expect(await userOf(email)).toBeNull();
  });

  it("keeps the chosen level when it was sent to the address without one", async () => {
    const page = await (await atTheForm()).submit(path, fieldsOf("nobody"));
    expect(page.status).toBe(422);
    expect(page.hidden("level_id")).toBe("1001");
  });
});
