import { describe, expect, it, vi } from "vitest";
import {
  type Begin,
  beginAsMember,
  registerApplicant,
  resolveSession,
} from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ok, refuse } from "#modules/platform/result";
import { lettersTo } from "./mailbox";
import {
  as,
  everythingStored,
  makePerson,
  newAddress,
  password,
  runJobs,
  signInInput,
  visitor,
} from "./people";

const naming: Begin<number> = async (_tx, accountId) => ok(accountId);
const inputOf = (email: string, typed = password) => ({
  ...signInInput(email, typed),
  isVerified: true,
});
const start = (email: string, typed = password, begin: Begin<number> = naming) =>
  registerApplicant(visitor, inputOf(email, typed), begin);

const peopleAt = (email: string) =>
  db.user.findMany({
    where: { emailKey: email.toLowerCase() },
    include: { accounts: { include: { account: true } }, sessions: true },
  });

describe("a new address", () => {
  it("B-41 becomes a person, the primary user of a new account, and is signed in", async () => {
    const email = newAddress();
    const started = await start(` ${email.toUpperCase()} `);
    expect(started).toMatchObject({ ok: true, value: { secondFactor: "none" } });
    if (!started.ok) return;
    const [person] = await peopleAt(email);
    const [membership] = person?.accounts ?? [];
    expect(membership).toMatchObject({ isPrimary: true, account: { levelId: null } });
    expect(started.value.begun).toBe(membership?.accountId);
    const session = await resolveSession(visitor, started.value.token);
    expect(session).toMatchObject({
      user: { id: person?.id, email: email.toUpperCase(), isStaff: false },
      accountIds: [membership?.accountId],
      needsSecondFactor: false,
    });
  });

  it("B-41 is nobody's until what is begun is kept: a refusal or a fault leaves nothing", async () => {
    const refused = newAddress();
    const broken = newAddress();
    const before = await db.account.count();
    const answer = await start(refused, password, async () => refuse({ code: "not_found" }));
    expect(answer).toEqual(refuse({ code: "not_found" }));
    const fault = start(broken, password, async () => {
      throw new Error("the disk is full");
    });
    await expect(fault).rejects.toThrow("the disk is full");
    expect([...(await peopleAt(refused)), ...(await peopleAt(broken))]).toEqual([]);
    expect(await db.account.count()).toBe(before);
  });

  it("begins as the new person, for the new account alone", async () => {
    const begin = vi.fn<Begin<number>>(naming);
    const email = newAddress();
    await start(email, password, begin);
    const [person] = await peopleAt(email);
    expect(begin).toHaveBeenCalledOnce();
    expect(begin.mock.calls[0]?.[0].actor).toEqual({
      kind: "user",
      userId: person?.id,
      isStaff: false,
      accountIds: [person?.accounts[0]?.accountId],
    });
  });

  it("ends the session that the browser had until then", async () => {
    const first = await start(newAddress());
    if (!first.ok) throw new Error("refused");
    const input = { ...inputOf(newAddress()), previousToken: first.value.token };
    expect((await registerApplicant(visitor, input, naming)).ok).toBe(true);
    expect(await resolveSession(visitor, first.value.token)).toBeUndefined();
  });

  it.each(["short1", "only-letters-here", "12345678901", "password1", "a1".repeat(65)])(
    "B-43 with the password %s is refused at password and creates nothing",
    async (typed) => {
      const email = newAddress();
      const started = await start(email, typed);
      expect(started).toMatchObject({ ok: false, refusal: { errors: { password: [{}] } } });
      expect(await peopleAt(email)).toEqual([]);
    },
  );

  it("B-39 notes in the trail whether the bot check was solved", async () => {
    const email = newAddress();
    await registerApplicant(visitor, { ...inputOf(email), isVerified: false }, naming);
    const [person] = await peopleAt(email);
    const where = { action: "accounts.applicant-registered", subject: `user:${person?.id}` };
    expect(await db.auditEntry.findMany({ where })).toMatchObject([
      { data: { isVerified: false } },
    ]);
  });

  it("stores the password as a hash alone", async () => {
    const typed = `Trombone-${crypto.randomUUID()}`;
    await start(newAddress(), typed);
    expect(await everythingStored()).not.toContain(typed);
  });

  it("makes one account of 50 starts at the same time, and everybody gets its session", async () => {
    const email = newAddress();
    const inputs = Array.from({ length: 50 }, () => inputOf(email));
    const started = await Promise.all(
      inputs.map((input) => registerApplicant(visitor, input, naming)),
    );
    const people = await peopleAt(email);
    expect(people).toHaveLength(1);
    expect(people[0]?.accounts).toHaveLength(1);
    const begun = started.flatMap((one) => (one.ok ? [one.value.begun] : []));
    expect(new Set(begun)).toEqual(new Set([people[0]?.accounts[0]?.accountId]));
    expect(people[0]?.sessions).toHaveLength(begun.length);
    const refused = started.flatMap((one) => (one.ok ? [] : [one.refusal.code]));
    // Beyond the limit of sign-in for one address.
    expect(new Set(refused)).toEqual(new Set(["too_many"]));
    expect(begun.length).toBeGreaterThanOrEqual(10);
  });
});

describe("an address that is known", () => {
  it("signs in with its right password and begins for its own account", async () => {
    const email = newAddress();
    const first = await start(email);
    const again = await start(email.toUpperCase());
    if (!first.ok || !again.ok) throw new Error("refused");
    expect(again.value.begun).toBe(first.value.begun);
    expect(again.value.token).not.toBe(first.value.token);
    expect(await peopleAt(email)).toHaveLength(1);
  });

  it("gets an account of its own when the person belongs to none", async () => {
    const person = await makePerson();
    const started = await start(person.email);
    const [stored] = await peopleAt(person.email);
    expect(stored?.accounts).toMatchObject([{ isPrimary: true }]);
    expect(started).toMatchObject({ value: { begun: stored?.accounts[0]?.accountId } });
  });

  it("B-43 is refused at email with any other password, and the address hears of it by mail", async () => {
    const { email } = await makePerson();
    const begin = vi.fn<Begin<number>>(naming);
    const refused = await start(email, "trombone-1979", begin);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: "invalid", errors: { email: [{ key: "addressKnown" }] } },
    });
    expect(begin).not.toHaveBeenCalled();
    await runJobs();
    const [letter, ...more] = await lettersTo(email);
    expect(letter?.subject).toContain("You have a");
    expect(letter?.text).toContain("/login");
    expect(letter?.text).toContain("/password/email");
    expect(more).toEqual([]);
  });

  it("is mailed three times an hour at most", async () => {
    const { email } = await makePerson();
    for (let tries = 0; tries < 5; tries++) await start(email, "trombone-1979");
    await runJobs();
    expect(await lettersTo(email)).toHaveLength(3);
  });

  it("is limited in number like sign-in", async () => {
    const { email } = await makePerson();
    for (let tries = 0; tries < 10; tries++) await start(email, "trombone-1979");
    expect(await start(email)).toMatchObject({ ok: false, refusal: { code: "too_many" } });
  });

  it("begins nothing before the second step of the sign-in", async () => {
    const person = await makePerson();
    const totp = { totpSecret: "v1.x.x.x", totpEnrolledAt: new Date() };
    await db.user.update({ where: { id: person.id }, data: totp });
    const begin = vi.fn<Begin<number>>(naming);
    const started = await start(person.email, password, begin);
    expect(started).toMatchObject({ ok: true, value: { secondFactor: "needed" } });
    expect(started.ok && started.value.begun).toBeUndefined();
    expect(begin).not.toHaveBeenCalled();
  });
});

describe("somebody who is signed in", () => {
  it("begins for one's own account, or for a new one when there is none", async () => {
    const person = await makePerson();
    const made = await beginAsMember(as(person), naming);
    const [stored] = await peopleAt(person.email);
    expect(made).toEqual(ok(stored?.accounts[0]?.accountId));
    const accountIds = [987, 654];
    const member = createCtx({
      actor: { kind: "user", userId: person.id, isStaff: false, accountIds },
    });
    expect(await beginAsMember(member, naming)).toEqual(ok(987));
  });

  it("is no visitor", async () => {
    expect(await beginAsMember(visitor, naming)).toEqual(refuse({ code: "unauthenticated" }));
  });
});
