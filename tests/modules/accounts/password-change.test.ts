import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { handlers } from "#modules/accounts/handlers.server";
import { changePassword, resetPassword } from "#modules/accounts/index.server";
import { tidySignInJob } from "#modules/accounts/jobs";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import {
  as,
  handClock,
  isSignedIn,
  makePerson,
  password,
  signInAs,
  system,
  visitor,
} from "./people";
import { canSignIn, mailedToken, newPassword } from "./resets";

const minutes = (count: number) => count * 60_000;

beforeEach(() => pool.query("DELETE FROM outbox_jobs"));

describe("a change of the password by its owner", () => {
  const change = { password: newPassword, password_confirmation: newPassword, userAgent: "" };

  it("needs the current one, ends every session and gives a new one", async () => {
    const person = await makePerson();
    const here = await signInAs(person);
    const elsewhere = await signInAs(person);
    const wrong = { ...change, current_password: "wrong-password-1" };
    expect(await changePassword(as(person), wrong)).toMatchObject({
      refusal: { errors: { current_password: [{ key: "currentPasswordWrong" }] } },
    });
    const changed = await changePassword(as(person), { ...change, current_password: password });
    for (const { token } of [here, elsewhere]) expect(await isSignedIn(token)).toBe(false);
    expect(changed.ok && (await isSignedIn(changed.value.token))).toBe(true);
    expect(await canSignIn(person.email, newPassword)).toBe(true);
  });

  it("voids the reset links that were mailed before", async () => {
    const person = await makePerson();
    const { email } = person;
    const token = await mailedToken(email);
    const changed = await changePassword(as(person), { ...change, current_password: password });
    expect(changed.ok).toBe(true);
    const { userAgent: _, ...passwords } = change;
    expect(
      await resetPassword(visitor, { email, token, ...passwords, ip: randomUUID() }),
    ).toMatchObject({ refusal: { errors: { email: [{ key: "resetLinkRefused" }] } } });
  });

  it("is refused to a visitor", async () => {
    const refused = await changePassword(visitor, { ...change, current_password: password });
    expect(refused).toMatchObject({ refusal: { code: "unauthenticated" } });
  });
});

it("what is over is deleted after a day", async () => {
  const clock = handClock();
  const ctx = createCtx({ now: clock.now });
  const person = await makePerson();
  await signInAs(person, ctx);
  await mailedToken(person.email, ctx);
  clock.pass(minutes(26 * 60));
  const handler = handlers.find(({ job }) => job === tidySignInJob);
  const signal = new AbortController().signal;
  await handler?.run({ ...system, now: clock.now, jobId: "tidy", attempt: 1, signal }, {});
  expect(await db.session.count({ where: { userId: person.id } })).toBe(0);
  expect(await db.passwordReset.count({ where: { userId: person.id } })).toBe(0);
});
