import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import {
  confirmEnrollment,
  confirmSecondFactor,
  disableSecondFactor,
  enrollSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  resolveSession,
} from "#modules/accounts/index.server";
import { openSecret, sealSecret } from "#modules/accounts/sign-in/totp.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import {
  as,
  everythingStored,
  handClock,
  isSignedIn,
  makePerson,
  type Person,
  password,
  signInAs,
} from "./people";

const current = { current_password: password };

/** A staff person with two-step sign-in on, and the app in which the secret was scanned. */
async function enrolled() {
  const clock = handClock();
  const ctx = createCtx({ now: clock.now });
  const person = await makePerson({ isStaff: true });
  const me = as(person, clock.now);
  const { token } = await signInAs(person, ctx);
  await enrollSecondFactor(me, current);
  const started = await readSecondFactor(me);
  if (started.state !== "started") throw new Error("two-step sign-in did not start");
  const secret = started.secret.replaceAll(" ", "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (shift = 0) => app.generate({ timestamp: clock.now().getTime() + shift });
  const confirmed = await confirmEnrollment(me, { token, code: code() });
  if (!confirmed.ok) throw new Error("the first code was refused");
  return { clock, ctx, person, me, token, secret, code, ...confirmed.value };
}

const codeRefused = {
  ok: false,
  refusal: { code: "invalid", errors: { code: [{ key: "codeWrong" }] } },
};
const waiting = async (person: Person, ctx: ReturnType<typeof createCtx>) => signInAs(person, ctx);

describe("setting up two-step sign-in", () => {
  it("needs the password and a right first code, and keeps this session", async () => {
    const person = await makePerson();
    const wrong = await enrollSecondFactor(as(person), { current_password: "wrong-password-1" });
    expect(wrong).toMatchObject({ ok: false });
    const { token } = await signInAs(person);
    expect(await confirmEnrollment(as(person), { token, code: "123456" })).toMatchObject({
      refusal: { code: "conflict" },
    });
    await enrollSecondFactor(as(person), current);
    expect(await confirmEnrollment(as(person), { token, code: "12345" })).toMatchObject(
      codeRefused,
    );
    const done = await enrolled();
    expect(await resolveSession(done.ctx, done.token)).toMatchObject({ needsSecondFactor: false });
    expect(await readSecondFactor(done.me)).toMatchObject({ state: "on", recoveryCodesLeft: 10 });
  });

  it("draws the address that apps read as a QR code", async () => {
    const person = await makePerson();
    await enrollSecondFactor(as(person), current);
    const started = await readSecondFactor(as(person));
    expect(started).toMatchObject({ state: "started" });
    if (started.state !== "started") return;
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/Goodstanding:.+secret=[A-Z2-7]{32}/);
    expect(started.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(started.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(started.qr.size).toBeGreaterThan(20);
  });

  it("A-25 keeps the secret encrypted and the recovery codes hashed", async () => {
    const { secret, recoveryCodes } = await enrolled();
    const stored = await everythingStored();
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  it("binds the encrypted secret to its person", () => {
    const sealed = sealSecret(1, "SECRET");
    expect(openSecret(1, sealed)).toBe("SECRET");
    expect(() => openSecret(2, sealed)).toThrow();
    expect(() => openSecret(1, `${sealed.slice(0, -2)}AA`)).toThrow();
  });

  it("starts over until it is confirmed, and is refused once it is on", async () => {
    const { me, token, code } = await enrolled();
    const conflict = { ok: false, refusal: { code: "conflict" } };
    expect(await enrollSecondFactor(me, current)).toMatchObject(conflict);
    expect(await confirmEnrollment(me, { token, code: code() })).toMatchObject(conflict);
  });

  it("can be turned off with the password", async () => {
    const { me, ctx, person } = await enrolled();
    expect(await disableSecondFactor(me, { current_password: "no" })).toMatchObject({ ok: false });
    expect((await disableSecondFactor(me, current)).ok).toBe(true);
    expect(await waiting(person, ctx)).toMatchObject({ secondFactor: "none" });
    expect(await readSecondFactor(me)).toEqual({ state: "off" });
  });
});

describe("signing in with a code", () => {
  it("is not done before the code, and gives a new session after it", async () => {
    const { clock, ctx, person, code } = await enrolled();
    clock.pass(30_000);
    const first = await waiting(person, ctx);
    expect(first.secondFactor).toBe("needed");
    expect(await resolveSession(ctx, first.token)).toMatchObject({ needsSecondFactor: true });
    const done = await confirmSecondFactor(ctx, { token: first.token, code: code() });
    expect(done.ok).toBe(true);
    if (!done.ok) return;
    expect(done.value.token).not.toBe(first.token);
    expect(await isSignedIn(first.token, ctx)).toBe(false);
    expect(await resolveSession(ctx, done.value.token)).toMatchObject({ needsSecondFactor: false });
  });

  it("refuses a code that was used, and older ones, for ever", async () => {
    const { clock, ctx, person, code } = await enrolled();
    const again = await waiting(person, ctx);
    expect(await confirmSecondFactor(ctx, { token: again.token, code: code() })).toMatchObject(
      codeRefused,
    );
    clock.pass(60_000);
    const used = code();
    expect((await confirmSecondFactor(ctx, { token: again.token, code: used })).ok).toBe(true);
    const third = await waiting(person, ctx);
    for (const old of [used, code(-30_000)]) {
      const answer = await confirmSecondFactor(ctx, { token: third.token, code: old });
      expect(answer).toMatchObject(codeRefused);
    }
  });

  it("takes a code of the step before or after, and none further away", async () => {
    const { clock, ctx, person, code } = await enrolled();
    clock.pass(300_000);
    const session = await waiting(person, ctx);
    for (const far of [code(-90_000), code(90_000)]) {
      const answer = await confirmSecondFactor(ctx, { token: session.token, code: far });
      expect(answer).toMatchObject(codeRefused);
    }
    const near = await confirmSecondFactor(ctx, { token: session.token, code: code(-30_000) });
    expect(near.ok).toBe(true);
  });

  it("lets exactly one of ten parallel uses of a code through", async () => {
    const { clock, ctx, person, code } = await enrolled();
    clock.pass(30_000);
    const sessions = await Promise.all(Array.from({ length: 5 }, () => waiting(person, ctx)));
    const answers = await Promise.all(
      sessions.map(({ token }) => confirmSecondFactor(ctx, { token, code: code() })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const { ctx, person, recoveryCodes } = await enrolled();
    const typed = recoveryCodes[0]?.toUpperCase().replaceAll("-", " ") ?? "";
    const first = await waiting(person, ctx);
    expect((await confirmSecondFactor(ctx, { token: first.token, code: typed })).ok).toBe(true);
    const second = await waiting(person, ctx);
    const again = await confirmSecondFactor(ctx, { token: second.token, code: typed });
    expect(again).toMatchObject(codeRefused);
  });

  it("takes no recovery code of somebody else, nor one that was replaced", async () => {
    const mine = await enrolled();
    const other = await enrolled();
    const session = await waiting(mine.person, mine.ctx);
    const foreign = { token: session.token, code: other.recoveryCodes[0] ?? "" };
    expect(await confirmSecondFactor(mine.ctx, foreign)).toMatchObject(codeRefused);
    const renewed = await renewRecoveryCodes(mine.me, current);
    const old = { token: session.token, code: mine.recoveryCodes[1] ?? "" };
    expect(await confirmSecondFactor(mine.ctx, old)).toMatchObject(codeRefused);
    const fresh = renewed.ok ? (renewed.value.recoveryCodes[0] ?? "") : "";
    expect((await confirmSecondFactor(mine.ctx, { token: session.token, code: fresh })).ok).toBe(
      true,
    );
  });

  it("waits ten minutes for the code and no longer", async () => {
    const { clock, ctx, person, code } = await enrolled();
    const session = await waiting(person, ctx);
    clock.pass(600_000);
    const late = await confirmSecondFactor(ctx, { token: session.token, code: code() });
    expect(late).toMatchObject({ ok: false, refusal: { code: "unauthenticated" } });
  });

  it("limits the guesses of a person's codes", async () => {
    const { clock, ctx, person, code } = await enrolled();
    clock.pass(30_000);
    const session = await waiting(person, ctx);
    // One of the ten was the first code of the set-up.
    for (let tries = 0; tries < 9; tries++) {
      await confirmSecondFactor(ctx, { token: session.token, code: "000000" });
    }
    const refused = await confirmSecondFactor(ctx, { token: session.token, code: code() });
    expect(refused).toMatchObject({ ok: false, refusal: { code: "too_many" } });
    const entries = await db.auditEntry.count({
      where: { action: "accounts.code-refused", subject: `user:${person.id}` },
    });
    expect(entries).toBe(9);
  });
});
