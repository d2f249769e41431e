import { hash, verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  resolveSession,
} from "#modules/accounts/index.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { as, handClock, isSignedIn, makePerson, signInAs, system, visitor } from "./people";
import { statementsOf } from "./statements";

// The real library, with its calls counted.
vi.mock("@node-rs/argon2", { spy: true });

beforeEach(() => {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
});

const minutes = (count: number) => count * 60_000;

describe("a session", () => {
  it.each([
    ["a member", false, 30],
    ["staff", true, 15],
  ])("of %s ends when it was idle (staff: %s) for %s minutes", async (_who, isStaff, limit) => {
    const clock = handClock();
    const ctx = createCtx({ now: clock.now });
    const { token } = await signInAs(await makePerson({ isStaff }), ctx);
    clock.pass(minutes(limit - 1));
    expect(await isSignedIn(token, ctx)).toBe(true);
    clock.pass(minutes(limit - 1));
    expect(await isSignedIn(token, ctx)).toBe(true);
    clock.pass(minutes(limit));
    expect(await isSignedIn(token, ctx)).toBe(false);
  });

  it("ends after 12 hours, however busy it is", async () => {
    const clock = handClock();
    const ctx = createCtx({ now: clock.now });
    const { token, expiresAt } = await signInAs(await makePerson(), ctx);
    for (let quarter = 0; quarter < 47; quarter++) {
      clock.pass(minutes(15));
      expect(await isSignedIn(token, ctx)).toBe(true);
    }
    clock.pass(minutes(15));
    expect(clock.now()).toEqual(expiresAt);
    expect(await isSignedIn(token, ctx)).toBe(false);
  });

  it("is looked up in one query, and its last visit is written once a minute", async () => {
    const clock = handClock();
    const ctx = createCtx({ now: clock.now });
    const { token } = await signInAs(await makePerson(), ctx);
    const look = () => statementsOf(() => resolveSession(ctx, token));
    clock.pass(59_000);
    expect(await look()).toHaveLength(1);
    clock.pass(1_000);
    expect(await look()).toHaveLength(2);
    expect(await look()).toHaveLength(1);
  });

  it("names the accounts of the person, their own first", async () => {
    const person = await makePerson();
    const make = (name: string) => db.account.create({ data: { name } });
    const first = await make("One");
    const second = await make("Two");
    await db.accountUser.create({ data: { accountId: first.id, userId: person.id } });
    await db.accountUser.create({
      data: { accountId: second.id, userId: person.id, isPrimary: true },
    });
    const { token } = await signInAs(person);
    const view = await resolveSession(visitor, token);
    expect(view?.accountIds).toEqual([second.id, first.id]);
  });

  it("A-33 is over once it was ended, and ending it again is fine", async () => {
    const { token } = await signInAs(await makePerson());
    expect(await endSession(visitor, token)).toEqual(ok(undefined));
    expect(await isSignedIn(token)).toBe(false);
    expect(await endSession(visitor, token)).toEqual(ok(undefined));
  });

  it("is listed with its device, and the others can be ended", async () => {
    const person = await makePerson();
    const phone = await signInAs(person);
    const desk = await signInAs(person);
    const listed = await listSessions(as(person), desk.token);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Firefox, Windows", true],
      ["Firefox, Windows", false],
    ]);
    expect(await endOtherSessions(as(person), desk.token)).toEqual(ok(1));
    expect(await isSignedIn(phone.token)).toBe(false);
    expect(await isSignedIn(desk.token)).toBe(true);
  });

  it("is ended with all others of the person when that is asked", async () => {
    const person = await makePerson();
    const tokens = [(await signInAs(person)).token, (await signInAs(person)).token];
    const ended = await inTransaction(system, async (tx) =>
      ok(await endAllSessions(tx, person.id)),
    );
    expect(ended).toEqual(ok(2));
    for (const token of tokens) expect(await isSignedIn(token)).toBe(false);
  });
});
