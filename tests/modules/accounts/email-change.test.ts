import { beforeEach, describe, expect, it } from "vitest";
import {
  changePassword,
  confirmEmailChange,
  readEmailRequest,
  readOwnProfile,
  requestEmailChange,
} from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { eventually } from "#tests/setup/eventually";
import { lettersTo } from "./mailbox";
import {
  as,
  everythingStored,
  handClock,
  isSignedIn,
  makePerson,
  newAddress,
  type Person,
  password,
  runJobs,
  signInAs,
  system,
  visitor,
} from "./people";

beforeEach(() => runJobs());

const ask = (person: Person, email: string, current_password = password) =>
  requestEmailChange(as(person), { email, current_password });

async function mailedToken(email: string): Promise<string> {
  const [letter] = await lettersTo(email);
  const [, token = ""] = /\/account\/email\/([\w.-]+)/.exec(letter?.text ?? "") ?? [];
  return token;
}

/** Asks for another address and reads the link in its mailbox. */
async function asked(person: Person) {
  const email = newAddress();
  expect(await ask(person, email)).toMatchObject({ ok: true });
  await runJobs();
  return { email, token: await mailedToken(email) };
}

const unusable = {
  ok: false,
  refusal: { code: "not_found", message: expect.objectContaining({ key: "emailLinkRefused" }) },
};

const emailOf = async (person: Person) =>
  (await db.user.findUniqueOrThrow({ where: { id: person.id } })).email;

describe("changing one's own e-mail address", () => {
  it("B-96 changes nothing before the link at the new address is opened, and tells the old one", async () => {
    const person = await makePerson();
    const { email, token } = await asked(person);
    expect(await emailOf(person)).toBe(person.email);
    expect(await readOwnProfile(as(person))).toMatchObject({ wantedEmail: email });
    const [notice] = await lettersTo(person.email);
    expect(notice?.subject).toContain("Somebody wants to change");
    expect(notice?.text).not.toContain(token);
    expect(notice?.text).not.toContain(email);

    expect(await readEmailRequest(visitor, token)).toEqual({ ok: true, value: { email } });
    expect(await confirmEmailChange(visitor, { token })).toMatchObject({ ok: true });
    expect(await emailOf(person)).toBe(email);
    expect(await readOwnProfile(as(person))).toMatchObject({ email, wantedEmail: null });
    await runJobs();
    expect((await lettersTo(person.email))[0]?.subject).toContain("was changed");
  });

  it("B-96 asks for the current password and for another address than the present one", async () => {
    const person = await makePerson();
    const wrong = await ask(person, newAddress(), "not-the-password-1");
    expect(wrong).toMatchObject({ refusal: { errors: { current_password: [{}] } } });
    const same = await ask(person, ` ${person.email.toUpperCase()} `);
    expect(same).toMatchObject({ refusal: { errors: { email: [{ key: "emailSame" }] } } });
    expect(
      await requestEmailChange(visitor, { email: newAddress(), current_password: password }),
    ).toMatchObject({ refusal: { code: "unauthenticated" } });
    expect(await db.emailRequest.count({ where: { userId: person.id } })).toBe(0);
  });

  it("works once, also under many clicks at a time", async () => {
    const { token } = await asked(await makePerson());
    const clicks = Array.from({ length: 10 }, () => confirmEmailChange(visitor, { token }));
    expect((await Promise.all(clicks)).filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readEmailRequest(visitor, token)).toEqual(unusable);
  });

  it("works for 60 minutes", async () => {
    const person = await makePerson();
    const { token } = await asked(person);
    const clock = handClock(new Date().toISOString());
    clock.pass(60 * 60_000 + 5_000);
    const late = await confirmEmailChange({ ...visitor, now: clock.now }, { token });
    expect(late).toMatchObject({ refusal: { code: "not_found" } });
    expect(await emailOf(person)).toBe(person.email);
  });

  it("the latest wish alone counts, and a new password voids it", async () => {
    const person = await makePerson();
    const first = await asked(person);
    const second = await asked(person);
    expect(await readEmailRequest(visitor, first.token)).toEqual(unusable);
    expect(await readEmailRequest(visitor, second.token)).toMatchObject({ ok: true });
    const next = "quiet-harbor-1979";
    const words = { current_password: password, password: next, password_confirmation: next };
    expect(await changePassword(as(person), { ...words, userAgent: "" })).toMatchObject({
      ok: true,
    });
    expect(await readEmailRequest(visitor, second.token)).toEqual(unusable);
  });

  it("an address that somebody has by then is refused, and which one it is was never told", async () => {
    const person = await makePerson();
    const taken = await makePerson();
    expect(await ask(person, taken.email)).toMatchObject({ ok: true });
    await runJobs();
    const token = await mailedToken(taken.email);
    expect(await confirmEmailChange(visitor, { token })).toMatchObject({
      refusal: { code: "conflict", message: { key: "emailTaken" } },
    });
    expect(await emailOf(person)).toBe(person.email);
  });

  it("two people who want the same address do not both get it", async () => {
    const email = newAddress();
    const people = [await makePerson(), await makePerson()];
    const tokens: string[] = [];
    for (const person of people) {
      await ask(person, email);
      await runJobs();
      const letters = await lettersTo(email);
      const [, token = ""] =
        letters
          .map(({ text }) => /\/account\/email\/([\w.-]+)/.exec(text))
          .find((found) => found && !tokens.includes(found[1] ?? "")) ?? [];
      tokens.push(token);
    }
    const both = tokens.map((token) => confirmEmailChange(visitor, { token }));
    const codes = (await Promise.all(both)).map((one) => (one.ok ? "ok" : one.refusal.code));
    expect(codes.sort()).toEqual(["conflict", "ok"]);
  });

  it("an address that is registered in that very moment is refused, not a fault", async () => {
    const person = await makePerson();
    const { email, token } = await asked(person);
    let confirmed: ReturnType<typeof confirmEmailChange> | undefined;
    await db.$transaction(async (tx) => {
      const stranger = await makePerson();
      await tx.user.update({ where: { id: stranger.id }, data: { email, emailKey: email } });
      // It cannot see the other's address yet, and waits for it at the unique index.
      confirmed = confirmEmailChange(visitor, { token });
      await eventually(async () => {
        const [{ waiting } = { waiting: 0n }] = await db.$queryRaw<{ waiting: bigint }[]>`
          SELECT count(*) AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return waiting > 0n || undefined;
      });
    });
    expect(await confirmed).toMatchObject({ refusal: { code: "conflict" } });
    expect(await emailOf(person)).toBe(person.email);
  });

  it("ends the other sessions of the person and keeps the one that confirms", async () => {
    const person = await makePerson();
    const here = await signInAs(person);
    const elsewhere = await signInAs(person);
    const { token } = await asked(person);
    await confirmEmailChange(visitor, { token, sessionToken: here.token });
    expect([await isSignedIn(here.token), await isSignedIn(elsewhere.token)]).toEqual([
      true,
      false,
    ]);
  });

  it("stores no link, and a forged one is no link", async () => {
    const person = await makePerson();
    const { token } = await asked(person);
    const [id = "", signature = ""] = token.split(".");
    expect(await everythingStored()).not.toContain(signature);
    for (const forged of [`${id}.`, `${Number(id) + 1}.${signature}`, `${token}x`, "", "1.x"]) {
      expect(await readEmailRequest(visitor, forged)).toEqual(unusable);
    }
  });

  it("is limited in number", async () => {
    const person = await makePerson();
    for (let at = 0; at < 3; at++)
      expect(await ask(person, newAddress())).toMatchObject({ ok: true });
    expect(await ask(person, newAddress())).toMatchObject({ refusal: { code: "too_many" } });
    expect(await runJobs(system)).toBe(3);
  });
});
