import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { handlers } from "#modules/accounts/handlers.server";
import { readResetLink, resetPassword } from "#modules/accounts/index.server";
import { sendPasswordResetJob } from "#modules/accounts/jobs";
import { addResetToken } from "#modules/accounts/sign-in/store.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { lettersTo, tokenIn } from "./mailbox";
import {
  everythingStored,
  handClock,
  isSignedIn,
  makePerson,
  newAddress,
  password,
  runJobs,
  signInAs,
  system,
  visitor,
} from "./people";
import { ask, canSignIn, mailedToken, newPassword } from "./resets";

const minutes = (count: number) => count * 60_000;

const reset = (email: string, token: string, changes: Record<string, string> = {}, ctx = visitor) =>
  resetPassword(ctx, {
    email,
    token,
    password: newPassword,
    password_confirmation: newPassword,
    ip: randomUUID(),
    ...changes,
  });

const refusedLink = {
  ok: false,
  refusal: { code: "invalid", errors: { email: [{ key: "resetLinkRefused" }] } },
};

beforeEach(() => pool.query("DELETE FROM outbox_jobs"));

describe("a request for a reset link", () => {
  it("A-34 H-17 asks a job of the mail queue alone, does the same work and answers the same for a known and an unknown address", async () => {
    const known = (await makePerson()).email;
    const seen = [];
    for (const email of [known, newAddress()]) {
      const spy = vi.spyOn(pg.Client.prototype, "query");
      const answer = await ask(email);
      const statements = spy.mock.calls.map(([query]) =>
        typeof query === "string" ? query : (query as { text?: string } | undefined)?.text,
      );
      spy.mockRestore();
      const { rows } = await pool.query("SELECT job_name, queue FROM outbox_jobs");
      await pool.query("DELETE FROM outbox_jobs");
      seen.push({ answer, statements, rows });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.rows).toEqual([{ job_name: sendPasswordResetJob.name, queue: "mail" }]);
    expect(seen[0]?.statements.join()).not.toMatch(/"?users"?/);
  });

  it("A-35 H-17 a worker mails a known address a link to the reset page at the configured address", async () => {
    const { email } = await makePerson();
    await ask(email.toUpperCase());
    expect(await lettersTo(email)).toEqual([]);
    await runJobs();
    const [letter, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect(letter?.text).toMatch(/http:\/\/localhost:\d+\/password\/reset\/[\w-]{43}/);
    expect(letter?.text).not.toContain(`=${email}`);
  });

  it("sends nothing to an unknown address", async () => {
    const email = newAddress();
    await ask(email);
    expect(await runJobs()).toBe(1);
    expect(await lettersTo(email)).toEqual([]);
    expect(await db.passwordReset.count({ where: { request: { emailKey: email } } })).toBe(0);
  });

  it("A-25 A-24 keeps only the hash of a token of 256 random bits", async () => {
    const { email } = await makePerson();
    const token = await mailedToken(email);
    expect(Buffer.from(token, "base64url").length).toBe(32);
    expect(await everythingStored()).not.toContain(token);
  });

  it("is limited to three an hour for an address, known or not", async () => {
    for (const email of [(await makePerson()).email, newAddress()]) {
      for (let count = 0; count < 3; count++) expect((await ask(email)).ok).toBe(true);
      expect(await ask(email)).toMatchObject({ ok: false, refusal: { code: "too_many" } });
    }
  });

  it("sends one letter, whose link works, when its job runs twice", async () => {
    const { email } = await makePerson();
    await ask(email);
    const request = await db.passwordResetRequest.findFirstOrThrow({ where: { emailKey: email } });
    const run = () =>
      handlers[0].run(
        { ...system, jobId: randomUUID(), attempt: 1, signal: new AbortController().signal },
        { requestId: request.id },
      );
    await run();
    // As after a crash between the letter and the note that it was sent.
    await db.passwordResetRequest.update({ where: { id: request.id }, data: { handledAt: null } });
    await run();
    await run();
    const letters = await lettersTo(email);
    expect(letters).toHaveLength(1);
    expect((await reset(email, tokenIn(letters[0]?.text ?? ""))).ok).toBe(true);
  });
});

describe("a reset", () => {
  it("A-37 changes the password, ends all sessions, signs nobody in and says where to go", async () => {
    const person = await makePerson();
    const sessions = [await signInAs(person), await signInAs(person)];
    const token = await mailedToken(person.email);
    expect(await readResetLink(visitor, token)).toEqual({ email: person.email });
    const done = await reset(person.email, token);
    expect(done).toEqual({ ok: true, value: { url: "/login?reset=1" } });
    for (const session of sessions) expect(await isSignedIn(session.token)).toBe(false);
    expect(await db.session.count({ where: { userId: person.id } })).toBe(0);
    expect(await canSignIn(person.email, password)).toBe(false);
    expect(await canSignIn(person.email, newPassword)).toBe(true);
  });

  it("is told to the person by mail", async () => {
    const { email } = await makePerson();
    await reset(email, await mailedToken(email));
    await runJobs();
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toMatch(/password was changed/);
  });

  it("A-37 refuses a wrong token, another address, a used and an old link in the same words", async () => {
    const person = await makePerson();
    const other = await makePerson();
    const token = await mailedToken(person.email);
    expect(await reset(person.email, "x".repeat(43))).toMatchObject(refusedLink);
    expect(await reset(other.email, token)).toMatchObject(refusedLink);
    expect(await reset(newAddress(), token)).toMatchObject(refusedLink);
    expect((await reset(person.email, token)).ok).toBe(true);
    expect(await reset(person.email, token)).toMatchObject(refusedLink);
    expect(await canSignIn(other.email, password)).toBe(true);
  });

  it("A-37 refuses a link after 60 minutes and takes it just before", async () => {
    const clock = handClock();
    const ctx = createCtx({ now: clock.now });
    const early = await makePerson();
    const late = await makePerson();
    const tokens = [await mailedToken(early.email, ctx), await mailedToken(late.email, ctx)];
    clock.pass(minutes(60) - 1);
    expect((await reset(early.email, tokens[0] ?? "", {}, ctx)).ok).toBe(true);
    clock.pass(1);
    expect(await reset(late.email, tokens[1] ?? "", {}, ctx)).toMatchObject(refusedLink);
  });

  it("voids the links that were asked for before", async () => {
    const { email } = await makePerson();
    const first = await mailedToken(email);
    const second = await mailedToken(email);
    expect(await reset(email, first)).toMatchObject(refusedLink);
    expect((await reset(email, second)).ok).toBe(true);
  });

  it("voids the other link of its own request, which a repeated attempt to mail it made", async () => {
    const { id, email } = await makePerson();
    const token = await mailedToken(email);
    const { requestId } = await db.passwordReset.findFirstOrThrow({ where: { userId: id } });
    const other = await inTransaction(system, async (tx) =>
      ok(await addResetToken(tx, { userId: id, requestId })),
    );
    if (!other.ok) throw new Error("refused");
    expect((await reset(email, token)).ok).toBe(true);
    expect(await reset(email, other.value)).toMatchObject(refusedLink);
  });

  it("A-37 lets exactly one of 20 parallel uses of a token through", async () => {
    const { email } = await makePerson();
    const token = await mailedToken(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `parallel-band-${index}`);
    const answers = await Promise.all(
      passwords.map((typed) =>
        reset(email, token, { password: typed, password_confirmation: typed }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = passwords[answers.findIndex(({ ok }) => ok)] ?? "";
    expect(await canSignIn(email, winner)).toBe(true);
  });

  it("A-40 refuses two passwords that differ, and the password stays", async () => {
    const { email } = await makePerson();
    const token = await mailedToken(email);
    expect(await reset(email, token, { password_confirmation: "another-band-48" })).toMatchObject({
      ok: false,
      refusal: { code: "invalid", errors: { password_confirmation: [{ key: "passwordsDiffer" }] } },
    });
    expect(await canSignIn(email, password)).toBe(true);
    expect((await reset(email, token)).ok).toBe(true);
  });

  it.each([
    ["A-41 7 characters", "band-47", "passwordTooShort"],
    ["A-42 no letter", "4711-0815-42", "passwordNeedsLetterAndDigit"],
    ["A-42 no digit", "marching-band", "passwordNeedsLetterAndDigit"],
    ["A-44 a common one", "password1", "passwordTooCommon"],
    ["A-45 129 characters", `${"b".repeat(128)}1`, "passwordTooLong"],
  ])("refuses %s at the password", async (_name, typed, key) => {
    const { email } = await makePerson();
    const token = await mailedToken(email);
    const answer = await reset(email, token, { password: typed, password_confirmation: typed });
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: "invalid", errors: { password: [{ key }] } },
    });
    expect(await canSignIn(email, password)).toBe(true);
  });

  it.each([
    ["A-41 8 characters", "band-478"],
    ["A-43 lower case only, without special characters", "quietband478"],
    ["A-45 128 characters", `${"b7".repeat(64)}`],
  ])("takes %s", async (_name, typed) => {
    const { email } = await makePerson();
    const token = await mailedToken(email);
    const answer = await reset(email, token, { password: typed, password_confirmation: typed });
    expect(answer.ok).toBe(true);
    expect(await canSignIn(email, typed)).toBe(true);
  });
});
