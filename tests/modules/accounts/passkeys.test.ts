import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmByPasskey,
  declinePasskeyOffer,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requestPasswordReset,
  resetPassword,
  resolveSession,
  restorePerson,
  signIn,
  signInByPasskey,
  suspendPerson,
} from "#modules/accounts/index.server";
import { newPasskeySchema, passkeyNameSchema } from "#modules/accounts/passkeys/schemas";
import { openSession } from "#modules/accounts/sign-in/store.server";
import { type Ctx, createCtx, inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { must } from "../duties/calendar";
import { lettersTo, tokenIn } from "./mailbox";
import {
  as,
  handClock,
  makePerson,
  password,
  runJobs,
  signInAs,
  signInInput,
  system,
} from "./people";
import { type Odd, SoftwareAuthenticator } from "./software-authenticator";

const words = {
  ok: false,
  refusal: {
    code: "invalid",
    errors: {},
    message: { catalogue: { name: "passkey" }, key: "refused" },
  },
};

/** A person with a passkey, and the clock of both. */
async function withPasskey(kind: "ES256" | "RS256" = "ES256", counter = 0) {
  const clock = handClock();
  const person = await makePerson();
  const me = as(person, clock.now);
  const { token } = await signInAs(person, createCtx({ now: clock.now }));
  const device = new SoftwareAuthenticator(undefined, kind);
  device.counter = counter;
  const added = await addOne(me, token, device);
  if (!added.ok) throw new Error("the passkey was not added");
  return { clock, person, me, token, device, id: added.value.id, ...door(clock.now) };
}

async function addOne(me: Ctx, token: string, device: SoftwareAuthenticator, odd: Odd = {}) {
  const options = await beginPasskey(me, { browser: token });
  if (!options.ok) return options;
  const answer = device.register(options.value, odd);
  return addPasskey(me, { answer, name: "", token, userAgent: "" });
}

/** A browser in front of the sign-in page. */
function door(now: () => Date) {
  const visitor = createCtx({ now });
  const browser = randomUUID();
  const ip = randomUUID();
  const options = async () => {
    const asked = await beginPasskeySignIn(visitor, { browser, ip });
    if (!asked.ok) throw new Error("nothing was asked");
    return asked.value;
  };
  const enter = (answer: unknown, from = browser) =>
    signInByPasskey(visitor, { answer, browser: from, ip: randomUUID(), userAgent: "" });
  return { visitor, options, enter, browser };
}

const refusals = () => db.auditEntry.count({ where: { action: "accounts.passkey-refused" } });

const lastReason = async () => {
  const entry = await db.auditEntry.findFirst({
    where: { action: "accounts.passkey-refused" },
    orderBy: { id: "desc" },
  });
  return (entry?.data as { reason?: string } | undefined)?.reason;
};

describe("signing in by a passkey", () => {
  it.each(["ES256", "RS256"] as const)(
    "PSK-01 opens a session with an %s key that stands for both steps",
    async (kind) => {
      const { options, enter, device, visitor, person } = await withPasskey(kind);
      const signedIn = await enter(device.sign(await options()));
      if (!signedIn.ok) throw new Error("refused");
      expect(await resolveSession(visitor, signedIn.value.token)).toMatchObject({
        user: { id: person.id },
        needsSecondFactor: false,
      });
      const kept = await db.session.findFirst({
        where: { userId: person.id, NOT: { passkeyId: null } },
      });
      expect(kept?.secondFactorAt).not.toBeNull();
    },
  );

  it("PSK-12 asks the same of everybody, names nobody, and asks the person to be verified", async () => {
    const { options } = await withPasskey();
    const asked = await options();
    expect(asked.allowCredentials ?? []).toEqual([]);
    expect(asked.userVerification).toBe("required");
    expect(Buffer.from(asked.challenge, "base64url")).toHaveLength(32);
    expect(asked.timeout).toBe(300_000);
  });

  it.each<[string, Odd, string]>([
    ["a person who is not verified", { isVerified: false }, "signature"],
    ["another origin", { origin: "https://club.example.evil.example" }, "signature"],
    ["another host's key", { rpId: "evil.example" }, "signature"],
    ["a challenge that was not asked", { challenge: "A".repeat(43) }, "challenge"],
    ["an answer to something else", { type: "webauthn.create" }, "signature"],
    ["a tampered answer", { isTampered: true }, "signature"],
    ["a page in somebody's frame", { crossOrigin: true }, "signature"],
    ["another person's handle", { userHandle: "B".repeat(43) }, "person"],
    ["an extension that was not asked for", { extensions: { appid: true } }, "answer"],
  ])("PSK-02 PSK-03 %s is refused in the same words, and audited", async (_name, odd, reason) => {
    const { options, enter, device } = await withPasskey();
    expect(await enter(device.sign(await options(), odd))).toMatchObject(words);
    expect(await lastReason()).toBe(reason);
  });

  it("PSK-03 a challenge is for one browser, five minutes and one answer, right or wrong", async () => {
    const { options, enter, device, clock } = await withPasskey();
    const other = device.sign(await options());
    expect(await enter(other, randomUUID())).toMatchObject(words);
    expect(await lastReason()).toBe("challenge");
    const late = device.sign(await options());
    clock.pass(5 * 60_000);
    expect(await enter(late)).toMatchObject(words);
    expect(await lastReason()).toBe("challenge");
    const asked = await options();
    expect(await enter(device.sign(asked, { isTampered: true }))).toMatchObject(words);
    expect(await lastReason()).toBe("signature");
    expect(await enter(device.sign(asked))).toMatchObject(words);
    expect(await lastReason()).toBe("challenge");
    // Connections that are open already let the answers meet.
    const all = await Promise.all(Array.from({ length: 8 }, options));
    const before = await refusals();
    const twice = device.sign(all[0] ?? asked);
    const answers = await Promise.all(all.map(() => enter(twice)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await refusals()) - before).toBe(7);
  });

  it("PSK-03 whatever no browser sends is refused alike", async () => {
    const { options, enter, device } = await withPasskey();
    const right = device.sign(await options());
    const { response, ...rest } = JSON.parse(right);
    const odd = [
      undefined,
      42,
      "",
      "{",
      "[]",
      // The right answer, but longer than any.
      right + " ".repeat(17_000),
      JSON.stringify({ ...rest, id: `${rest.id}==`, rawId: `${rest.id}==`, response }),
      JSON.stringify({ ...rest, response: { ...response, signature: "+/" } }),
      JSON.stringify({ ...rest, response: { ...response, signature: undefined } }),
      JSON.stringify({ ...rest, response, extra: 1 }),
      JSON.stringify({ ...rest, response: { ...response, extra: 1 } }),
    ];
    const before = await refusals();
    for (const sent of odd) expect([sent, await enter(sent)]).toMatchObject([sent, words]);
    expect((await refusals()) - before).toBe(odd.length);
    expect(await lastReason()).toBe("answer");
    expect((await enter(right)).ok).toBe(true);
  });

  it("PSK-04 an unknown passkey takes the time of a wrong signature", async () => {
    const { options, enter, device } = await withPasskey();
    const verify = vi.spyOn(crypto.subtle, "verify");
    const judged = async (who: SoftwareAuthenticator) => {
      verify.mockClear();
      await enter(who.sign(await options(), { isTampered: true }));
      return [await lastReason(), verify.mock.calls.length];
    };
    expect(await judged(device)).toEqual(["signature", 1]);
    const stranger = new SoftwareAuthenticator();
    stranger.userHandle = device.userHandle;
    expect(await judged(stranger)).toEqual(["key", 1]);
    verify.mockRestore();
  });

  it("PSK-07 a counter that goes back is refused, ends what the passkey opened, and is told", async () => {
    const { options, enter, device, visitor, person, token } = await withPasskey("ES256", 5);
    device.counter = 6;
    const signedIn = await enter(device.sign(await options()));
    if (!signedIn.ok) throw new Error("refused");
    expect(await enter(device.sign(await options()))).toMatchObject(words);
    expect(await lastReason()).toBe("counter");
    expect(await resolveSession(visitor, signedIn.value.token)).toBeUndefined();
    expect(await resolveSession(visitor, token)).toBeDefined();
    await runJobs();
    const subjects = (await lettersTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain("One of your passkeys may have been copied");
  });

  it("PSK-07 passkeys that do not count go on saying 0", async () => {
    const { options, enter, device } = await withPasskey();
    expect((await enter(device.sign(await options()))).ok).toBe(true);
    expect((await enter(device.sign(await options()))).ok).toBe(true);
  });

  it("PSK-12 is limited as passwords are", async () => {
    const { options, enter, device, clock, person, visitor, browser } = await withPasskey();
    for (let tries = 0; tries < 10; tries++) {
      await enter(device.sign(await options(), { isTampered: true }));
    }
    const limited = { ok: false, refusal: { code: "too_many" } };
    expect(await enter(device.sign(await options()))).toMatchObject(limited);
    const typed = await signIn(createCtx({ now: clock.now }), signInInput(person.email));
    expect(typed).toMatchObject(limited);

    const ip = randomUUID();
    const from = (answer: string) =>
      signInByPasskey(visitor, { answer, browser, ip, userAgent: "" });
    for (let tries = 0; tries < 50; tries++) await from("no answer");
    const other = await withPasskey();
    expect(await from(other.device.sign(await options()))).toMatchObject(limited);
  });
});

describe("the password once more", () => {
  it("PSK-03 is given by one's own passkey, for the session that asked, once", async () => {
    const { me, id, person, token, device, clock } = await withPasskey();
    const provedAt = async () => {
      const found = await resolveSession(createCtx({ now: clock.now }), token);
      return found?.provedAt?.getTime();
    };
    const ask = async (browser = token) => must(await beginPasskeyConfirmation(me, { browser }));
    expect((await ask()).allowCredentials).toMatchObject([{ id: device.id }]);
    clock.pass(20 * 60_000);
    const answer = device.sign(await ask());
    must(await confirmByPasskey(me, { answer, token }));
    expect(await provedAt()).toBe(clock.now().getTime());
    const entry = await db.auditEntry.findFirst({
      where: { action: "accounts.sign-in-confirmed", subject: `user:${person.id}` },
      orderBy: { id: "desc" },
    });
    expect(entry?.data).toMatchObject({ passkeyId: id });
    expect(await confirmByPasskey(me, { answer, token })).toMatchObject(words);
    const elsewhere = device.sign(await ask("another browser"));
    expect(await confirmByPasskey(me, { answer: elsewhere, token })).toMatchObject(words);
  });

  it("PSK-03 is not given by another person's passkey, nor by an answer to a sign-in", async () => {
    const { me, token, device, options } = await withPasskey();
    const other = await withPasskey();
    const asked = must(await beginPasskeyConfirmation(me, { browser: token }));
    const foreign = other.device.sign(asked);
    expect(await confirmByPasskey(me, { answer: foreign, token })).toMatchObject(words);
    expect(await lastReason()).toBe("person");
    const ofSignIn = device.sign(await options());
    expect(await confirmByPasskey(me, { answer: ofSignIn, token })).toMatchObject(words);
    expect(await lastReason()).toBe("challenge");
    expect(await confirmByPasskey(system, { answer: ofSignIn, token })).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });
});

describe("one's own passkeys", () => {
  it("are named, renamed and told by mail; a long name is none", async () => {
    for (const schema of [newPasskeySchema, passkeyNameSchema]) {
      const sent = { name: "x".repeat(300), answer: "{}" };
      expect(schema.safeParse(sent).error?.issues.map(({ path }) => path[0])).toContain("name");
    }
    const { me, id, person, clock } = await withPasskey();
    expect(await listPasskeys(me)).toMatchObject([
      { id, name: "Passkey", addedAt: clock.now(), lastUsedAt: null, isSynced: false },
    ]);
    const device = async (aaguid: string, transports: string[]) => {
      await db.passkey.update({ where: { id }, data: { aaguid, transports } });
      const [{ keeper, isSecurityKey } = {}] = await listPasskeys(me);
      return [keeper, isSecurityKey];
    };
    expect(await device("fbfc3007-154e-4ecc-8c0b-6e020557d7bd", ["internal"])).toEqual([
      "iCloud Keychain",
      false,
    ]);
    expect(await device("00000000-0000-0000-0000-000000000000", ["usb"])).toEqual(["", true]);
    expect((await renamePasskey(me, { id, name: "Ana's phone" })).ok).toBe(true);
    expect(await listPasskeys(me)).toMatchObject([{ name: "Ana's phone" }]);
    const stranger = as(await makePerson());
    expect(await renamePasskey(stranger, { id, name: "Mine" })).toMatchObject({
      refusal: { code: "not_found" },
    });
    await runJobs();
    const [mail] = await lettersTo(person.email);
    expect(mail?.subject).toBe("A passkey was added at Goodstanding");
    expect(mail?.text).toContain("/account/passkeys");
  });

  it("PSK-08 are made under a random name of 32 bytes, and on no device that has one", async () => {
    const { me, token, device } = await withPasskey();
    const asked = must(await beginPasskey(me, { browser: token }));
    expect(asked.excludeCredentials).toMatchObject([{ id: device.id }]);
    expect(Buffer.from(asked.user.id, "base64url")).toHaveLength(32);
    const other = await withPasskey();
    const elsewhere = must(await beginPasskey(other.me, { browser: other.token }));
    expect(elsewhere.user.id).not.toBe(asked.user.id);
  });

  it("PSK-03 are added by a right answer only", async () => {
    const { me, token } = await withPasskey();
    const notAdded = { refusal: { code: "invalid", message: { key: "notAdded" } } };
    for (const odd of [
      { isVerified: false },
      { origin: "https://evil.example" },
      { rpId: "evil.example" },
      { challenge: "A".repeat(43) },
      { extensions: { prf: {} } },
    ] satisfies Odd[]) {
      const refused = await addOne(me, token, new SoftwareAuthenticator(), odd);
      expect([odd, refused]).toMatchObject([odd, notAdded]);
    }
    expect(await listPasskeys(me)).toHaveLength(1);
  });

  it("PSK-08 are ten at most, and each once", async () => {
    const { me, token, device } = await withPasskey();
    expect(await addOne(me, token, device)).toMatchObject({
      refusal: { code: "conflict", message: { key: "alreadyAdded" } },
    });
    for (let more = 0; more < 9; more++) await addOne(me, token, new SoftwareAuthenticator());
    expect(await listPasskeys(me)).toHaveLength(10);
    expect(await addOne(me, token, new SoftwareAuthenticator())).toMatchObject({
      refusal: { code: "conflict", message: { key: "most" } },
    });
  });

  it("PSK-09 open nothing once they are removed, and end nothing else; the last one takes the password", async () => {
    const { me, id, token, device, options, enter, visitor, person } = await withPasskey();
    const signedIn = await enter(device.sign(await options()));
    if (!signedIn.ok) throw new Error("refused");
    const answer = device.sign(await options());
    expect(await removePasskey(me, { id, current_password: "" })).toMatchObject({
      refusal: { errors: { current_password: [{ key: "currentPasswordWrong" }] } },
    });
    expect((await removePasskey(me, { id, current_password: password })).ok).toBe(true);
    expect(await enter(answer)).toMatchObject(words);
    for (const each of [token, signedIn.value.token]) {
      expect(await resolveSession(visitor, each)).toBeDefined();
    }
    await runJobs();
    const subjects = (await lettersTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain("A passkey was removed at Goodstanding");
  });

  it("PSK-05 stay with a password that comes by mail, which says so; without one the last one stays", async () => {
    const { me, id, person, device, options, enter } = await withPasskey();
    await db.user.update({ where: { id: person.id }, data: { passwordHash: null } });
    expect(await removePasskey(me, { id, current_password: "" })).toMatchObject({
      refusal: { code: "conflict", message: { key: "noPassword" } },
    });
    await requestPasswordReset(createCtx(), { email: person.email, ip: randomUUID() });
    await runJobs();
    const link = (await lettersTo(person.email)).find(({ subject }) => /Reset/.test(subject));
    const token = tokenIn(link?.text ?? "");
    const chosen = { password: "another-word-2026", password_confirmation: "another-word-2026" };
    const reset = await resetPassword(createCtx(), {
      ...chosen,
      token,
      email: person.email,
      ip: randomUUID(),
    });
    expect(reset.ok).toBe(true);
    await runJobs();
    const told = (await lettersTo(person.email)).find(({ subject }) => /changed/.test(subject));
    expect(told?.text).toContain("Your passkeys still sign you in.");
    expect((await enter(device.sign(await options()))).ok).toBe(true);
  });

  it("are offered after a reset to who has none, until they answer, and never again", async () => {
    const offersTo = async (person: Parameters<typeof signInAs>[0]) => {
      const { token } = await signInAs(person);
      return (await resolveSession(createCtx(), token))?.user.offersPasskey;
    };
    const resetOf = async ({ email }: { readonly email: string }) => {
      must(await requestPasswordReset(createCtx(), { email, ip: randomUUID() }));
      await runJobs();
      const link = (await lettersTo(email)).find(({ subject }) => /Reset/.test(subject));
      const token = tokenIn(link?.text ?? "");
      const fields = { email, password, password_confirmation: password };
      must(await resetPassword(createCtx(), { ...fields, token, ip: randomUUID() }));
    };
    const one = await makePerson();
    expect(await offersTo(one)).toBe(false);
    await resetOf(one);
    expect([await offersTo(one), await offersTo(one)]).toEqual([true, true]);
    must(await declinePasskeyOffer(as(one)));
    await resetOf(one);
    expect(await offersTo(one)).toBe(false);
    const { person } = await withPasskey();
    await resetOf(person);
    expect(await offersTo(person)).toBe(false);
  });

  it("PSK-14 open nothing while their person is suspended, nor does what they opened, nor the password", async () => {
    const { person, device, options, enter, visitor } = await withPasskey();
    const signedIn = await enter(device.sign(await options()));
    if (!signedIn.ok) throw new Error("refused");
    const support = as(await makePerson({ isStaff: true, staffRole: "support" }));
    const about = { userId: person.id, reason: "The mailbox was taken over." };
    expect((await suspendPerson(support, about)).ok).toBe(true);
    expect(await suspendPerson(support, about)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await resolveSession(visitor, signedIn.value.token)).toBeUndefined();
    expect(await enter(device.sign(await options()))).toMatchObject(words);
    expect(await lastReason()).toBe("suspended");
    const byPassword = () => signIn(createCtx(), signInInput(person.email));
    expect(await byPassword()).toMatchObject({
      refusal: { errors: { email: [{ key: "signInSuspended" }] } },
    });
    expect(await signIn(createCtx(), signInInput(person.email, "wrong"))).toMatchObject({
      refusal: { errors: { email: [{ key: "signInFailed" }] } },
    });
    // A session that is opened all the same, by a link that was on its way, opens nothing.
    const { token } = await inTransaction(system, (tx) =>
      openSession(tx, { userId: person.id, device: "", secondFactor: "none" }).then(ok),
    ).then((opened) => opened.value);
    expect(await resolveSession(createCtx(), token)).toBeUndefined();
    const staff = await makePerson({ isStaff: true });
    expect(await suspendPerson(support, { ...about, userId: staff.id })).toMatchObject({
      refusal: { message: { key: "staffStay" } },
    });

    expect((await restorePerson(support, about)).ok).toBe(true);
    expect((await enter(device.sign(await options()))).ok).toBe(true);
    expect((await byPassword()).ok).toBe(true);
    expect(
      await db.auditEntry.count({
        where: {
          subject: `user:${person.id}`,
          action: { in: ["accounts.person-suspended", "accounts.person-restored"] },
        },
      }),
    ).toBe(2);
  });

  it("PSK-15 go with their person, whom nothing merges with another", async () => {
    const { person } = await withPasskey();
    await db.user.delete({ where: { id: person.id } });
    expect(await db.passkey.count({ where: { userId: person.id } })).toBe(0);
  });
});
