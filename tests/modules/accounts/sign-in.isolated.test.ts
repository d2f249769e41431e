import { randomUUID } from "node:crypto";
import argon2 from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resolveSession, signIn } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import {
  everythingStored,
  isSignedIn,
  makePerson,
  newAddress,
  password,
  signInAs,
  signInInput,
  visitor,
} from "./people";
import { statementsOf } from "./statements";

// The real library, with its calls counted.
vi.mock("@node-rs/argon2", { spy: true });

const { hash, verify } = await import("@node-rs/argon2");
beforeEach(() => {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
});

describe("sign-in", () => {
  it("A-32 opens a session for the right password, whatever the case of the address", async () => {
    const person = await makePerson({ firstName: "Grace", lastName: "Hopper" });
    const typed = ` ${person.email.toUpperCase()} `;
    const signedIn = await signIn(visitor, signInInput(typed));
    expect(signedIn).toMatchObject({ ok: true, value: { secondFactor: "none" } });
    if (!signedIn.ok) return;
    expect(await resolveSession(visitor, signedIn.value.token)).toEqual({
      user: {
        id: person.id,
        email: person.email,
        firstName: "Grace",
        lastName: "Hopper",
        isStaff: false,
        staffRole: null,
        locale: null,
        offersPasskey: false,
      },
      accounts: [],
      accountIds: [],
      readOnlyIds: [],
      provedAt: expect.any(Date),
      needsSecondFactor: false,
      needsEnrollment: false,
    });
  });

  it("A-25 keeps only the hash of the session's value", async () => {
    const person = await makePerson();
    const { token } = await signInAs(person);
    expect(Buffer.from(token, "base64url").length).toBe(32);
    const stored = await everythingStored();
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
  });

  it("ends the browser's session of before", async () => {
    const person = await makePerson();
    const before = await signInAs(person);
    const again = await signIn(visitor, {
      ...signInInput(person.email),
      previousToken: before.token,
    });
    expect(again.ok).toBe(true);
    expect(await isSignedIn(before.token)).toBe(false);
  });

  it("refuses an unknown address, a person without password and a wrong one alike", async () => {
    const person = await makePerson();
    const without = await makePerson({ password: undefined });
    const tries = [newAddress(), without.email, person.email];
    const answers = [];
    for (const email of tries) {
      vi.mocked(verify).mockClear();
      const statements = await statementsOf(async () => {
        answers.push(await signIn(visitor, signInInput(email, "wrong-password-1")));
      });
      expect(vi.mocked(verify)).toHaveBeenCalledTimes(1);
      answers.push(statements.map((text) => text.replace(/\s+/g, " ")));
    }
    const [refusal, statements] = answers;
    expect(refusal).toMatchObject({ ok: false, refusal: { code: "invalid" } });
    expect(answers).toEqual([refusal, statements, refusal, statements, refusal, statements]);
  });

  it("computes the hash of an unknown address with the parameters of a known one", async () => {
    const person = await makePerson();
    await signIn(visitor, signInInput(newAddress(), "x"));
    await signIn(visitor, signInInput(person.email, "x"));
    const parameters = vi.mocked(verify).mock.calls.map(([stored]) => {
      const { saltLen, outputLen, ...costs } = argon2.parseOptions(stored);
      return { saltLen, outputLen, ...costs };
    });
    expect(parameters[0]).toEqual(parameters[1]);
  });

  it("asks the limit before it computes a hash, for the account and for the visitor", async () => {
    const person = await makePerson();
    // Dear, and of no matter here.
    vi.mocked(verify).mockResolvedValue(false);
    for (let tries = 0; tries < 10; tries++) {
      await signIn(visitor, signInInput(person.email, "wrong-password-1"));
    }
    vi.mocked(verify).mockClear();
    const refused = await signIn(visitor, signInInput(person.email));
    expect(refused).toMatchObject({ ok: false, refusal: { code: "too_many" } });
    const ip = randomUUID();
    for (let tries = 0; tries < 50; tries++) {
      await signIn(visitor, { ...signInInput(newAddress(), "x"), ip });
    }
    vi.mocked(verify).mockClear();
    const sameVisitor = await signIn(visitor, { ...signInInput(newAddress()), ip });
    expect(sameVisitor).toMatchObject({ ok: false, refusal: { code: "too_many" } });
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
    vi.mocked(verify).mockRestore();
  });

  it("hashes again when the parameters have changed, and only then", async () => {
    const person = await makePerson();
    const weak = await argon2.hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await db.user.update({ where: { id: person.id }, data: { passwordHash: weak } });
    await signInAs(person);
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    await signInAs(person);
    const after = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(after.passwordHash).toBe(passwordHash);
  });

  it("leaves a trail of success and failure, without the address of strangers", async () => {
    const person = await makePerson();
    const requestId = randomUUID();
    const ctx = createCtx({ requestId });
    const stranger = newAddress();
    await signIn(ctx, signInInput(person.email));
    await signIn(ctx, signInInput(person.email, "wrong-password-1"));
    await signIn(ctx, signInInput(stranger));
    const entries = await db.auditEntry.findMany({ where: { requestId }, orderBy: { id: "asc" } });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["accounts.signed-in", person.id],
      ["accounts.sign-in-failed", null],
      ["accounts.sign-in-failed", null],
    ]);
    expect(await everythingStored()).not.toContain(stranger);
  });
});
