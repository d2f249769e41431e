import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import {
  confirmEnrollment,
  confirmSignIn,
  enrollSecondFactor,
  readSecondFactor,
  resolveSession,
} from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { as, handClock, makePerson, password, signInAs } from "./people";

async function signedIn() {
  const clock = handClock();
  const ctx = createCtx({ now: clock.now });
  const person = await makePerson();
  const { token } = await signInAs(person, ctx);
  const me = as(person, clock.now);
  const isFresh = async () => {
    const session = await resolveSession(ctx, token);
    if (!session || me.actor.kind !== "user") throw new Error("the session has ended");
    return !refuseUnlessProved({ ...me, actor: { ...me.actor, provedAt: session.provedAt } });
  };
  return { clock, person, token, me, isFresh };
}

describe("a fresh sign-in", () => {
  it("holds for 15 minutes, and again after the password was given once more", async () => {
    const { clock, token, me, isFresh } = await signedIn();
    const input = { token, current_password: password, code: "" };
    expect(await isFresh()).toBe(true);
    clock.pass(minutes(15) - 1);
    expect(await isFresh()).toBe(true);
    clock.pass(1);
    expect(await isFresh()).toBe(false);
    expect(await confirmSignIn(me, { ...input, current_password: "wrong" })).toMatchObject({
      refusal: { errors: { current_password: [{ key: "currentPasswordWrong" }] } },
    });
    expect(await isFresh()).toBe(false);
    expect(await confirmSignIn(me, input)).toMatchObject({ ok: true });
    clock.pass(minutes(15) - 1);
    expect(await isFresh()).toBe(true);
    clock.pass(1);
    expect(await isFresh()).toBe(false);
    const actions = await db.auditEntry.findMany({ where: { action: { contains: "confirmed" } } });
    expect(actions).toHaveLength(1);
  });

  it("is this session's alone, and nobody confirms a session of somebody else's", async () => {
    const mine = await signedIn();
    const other = await signedIn();
    mine.clock.pass(minutes(16));
    other.clock.pass(minutes(16));
    const input = { current_password: password, code: "" };
    expect(await confirmSignIn(mine.me, { ...input, token: other.token })).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
    expect([await mine.isFresh(), await other.isFresh()]).toEqual([false, false]);
  });

  it("asks who has two-step sign-in for an app's code too, which works once", async () => {
    const { clock, token, me, isFresh } = await signedIn();
    await enrollSecondFactor(me, { current_password: password });
    const started = await readSecondFactor(me);
    if (started.state !== "started") throw new Error("two-step sign-in did not start");
    const app = new TOTP({ secret: Secret.fromBase32(started.secret.replaceAll(" ", "")) });
    const code = () => app.generate({ timestamp: clock.now().getTime() });
    const enrolled = await confirmEnrollment(me, { token, code: code() });
    if (!enrolled.ok) throw new Error("the first code was refused");
    clock.pass(minutes(16));
    const [recovery = ""] = enrolled.value.recoveryCodes;
    const input = { token, current_password: password };
    for (const wrong of ["", "000000", recovery]) {
      expect(await confirmSignIn(me, { ...input, code: wrong })).toMatchObject({
        refusal: { errors: { code: [{ key: "codeWrong" }] } },
      });
    }
    expect(await isFresh()).toBe(false);
    const right = code();
    expect(await confirmSignIn(me, { ...input, code: right })).toMatchObject({ ok: true });
    expect(await isFresh()).toBe(true);
    expect(await confirmSignIn(me, { ...input, code: right })).toMatchObject({ ok: false });
  });
});
