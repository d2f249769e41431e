import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { makePerson, newAddress, runJobs } from "#tests/modules/accounts/people";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import {
  applicationsOf,
  fieldsOf as fieldsAt,
  form,
  atTheForm as openForm,
  path,
  signedTime,
} from "./start-form";

let web: RunningProcess;
let _at: string;
beforeAll(async () => {
  web = await sharedWeb();
  _at = await signedTime(web.url);
});
afterAll(() => web.stop());

const atTheForm = () => openForm(web.url);
const fieldsOf = (email: string, changes?: Record<string, unknown>) =>
  fieldsAt(_at, email, changes);
const call = async (fields: Record<string, unknown>) =>
  (await atTheForm()).call(path, "POST", fields);

describe("an address that has an account", () => {
  it("signs in by its right password and finds the application that is open", async () => {
    const email = newAddress();
    const first = (await (await call(fieldsOf(email))).json()) as { token: string };
    const again = await call(fieldsOf(email, { level_id: 1002, schema: "maintain" }));
    expect(await again.json()).toEqual(first);
    expect(await applicationsOf(email)).toHaveLength(1);
  });

  it("B-43 hears by mail of a wrong password, and the form says to sign in or reset it", async () => {
    const { email } = await makePerson();
    const answer = await call(fieldsOf(email, { password: "trombone-1979" }));
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(errors.email?.[0]).toMatch(/Sign in .* or reset/);
    expect(await applicationsOf(email)).toEqual([]);
    await runJobs();
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it("is asked for its code first, and for the start once more after it", async () => {
    const { id, email } = await makePerson();
    const totp = { totpSecret: "v1.x.x.x", totpEnrolledAt: new Date() };
    await db.user.update({ where: { id }, data: totp });
    const page = await (await atTheForm()).submit(form, fieldsOf(email));
    const next = encodeURIComponent(form);
    expect(page.headers.get("location")).toBe(`/login/code?next=${next}`);
    expect(await applicationsOf(email)).toEqual([]);
  });

  it("needs no password while it is signed in", async () => {
    const visitor = await atTheForm();
    const email = newAddress();
    await visitor.call(path, "POST", fieldsOf(email));
    const page = await visitor.open(form);
    expect(page.text).toContain(`signed in as ${email}`);
    expect(page.html).not.toContain('name="password"');
    const fields = { level_id: "1001", schema: "start-up" };
    const done = await visitor.submit(form, fields);
    const [application] = await applicationsOf(email);
    expect(done.headers.get("location")).toBe(`/application/create/${application?.token}`);
    const refused = await visitor.submit(form, { ...fields, schema: "maintain" });
    expect(refused.status).toBe(422);
  });

  it("makes one account and one application of 50 starts at the same time", async () => {
    const email = newAddress();
    const visitor = await atTheForm();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.call(path, "POST", fieldsOf(email))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const tokens = await Promise.all(answers.map((answer) => answer.json()));
    const [application, ...more] = await applicationsOf(email);
    expect(more).toEqual([]);
    expect(new Set(tokens.map(({ token }) => token))).toEqual(new Set([application?.token]));
  });
});
