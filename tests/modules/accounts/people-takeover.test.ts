import { describe, expect, it } from "vitest";
import {
  deleteAccountUser,
  listAccountUsers,
  repeatInvitation,
  requestPasswordReset,
  resetPassword,
  storeAccountUser,
  updateAccountUser,
} from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { naughtyStrings, someNaughtyStrings } from "#tests/setup/naughty-strings";
import { changesOf, join, makeClub, newPerson, store } from "./clubs";
import { lettersTo, tokenIn } from "./mailbox";
import {
  as,
  isSignedIn,
  makePerson,
  newAddress,
  password,
  runJobs,
  signInAs,
  visitor,
} from "./people";

const newPassword = "marching-band-47";

describe("who may change whom", () => {
  it("B-97 strangers find no account, members look, visitors sign in first", async () => {
    const club = await makeClub();
    const other = await makeClub();
    const place = { accountId: club.id, userId: club.member.id };
    const attempts = (actor: typeof visitor) =>
      Promise.all([
        storeAccountUser(actor, club.id, newPerson()),
        updateAccountUser(actor, place, changesOf({ last_name: "X" })),
        deleteAccountUser(actor, place),
        repeatInvitation(actor, place),
      ]);
    const codes = async (actor: typeof visitor) =>
      (await attempts(actor)).map((result) => (result.ok ? "done" : result.refusal.code));
    expect(new Set(await codes(as(other.primary)))).toEqual(new Set(["not_found"]));
    expect(new Set(await codes(as(club.member)))).toEqual(new Set(["forbidden"]));
    expect(new Set(await codes(visitor))).toEqual(new Set(["unauthenticated"]));
    expect(await listAccountUsers(as(other.primary), club.id)).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await listAccountUsers(as(club.member), club.id)).toMatchObject({
      ok: true,
      value: { canChange: false },
    });
  });

  it("a primary user reaches no person of another account through their own", async () => {
    const club = await makeClub();
    const other = await makeClub();
    const place = { accountId: club.id, userId: other.member.id };
    const changed = await updateAccountUser(
      as(club.primary),
      place,
      changesOf({ password: newPassword }),
    );
    expect(changed).toMatchObject({ refusal: { code: "not_found" } });
    expect(await deleteAccountUser(as(club.primary), place)).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it.each([
    ["email", newAddress()],
    ["password", newPassword],
    ["first_name", "Other"],
    ["sms_phone", "+12025550143"],
    ["is_subscribed_sms", true],
  ])(
    "cannot change %s of somebody who belongs elsewhere too, and reads why",
    async (field, value) => {
      const club = await makeClub();
      const other = await makeClub();
      await join(other.id, club.member);
      const place = { accountId: club.id, userId: club.member.id };
      const before = await db.user.findUnique({ where: { id: club.member.id } });
      const changes = changesOf({ [field]: value });
      expect(await updateAccountUser(as(club.primary), place, changes)).toMatchObject({
        refusal: { code: "invalid", errors: { [field]: [{ key: "lockedElsewhere" }] } },
      });
      expect(await db.user.findUnique({ where: { id: club.member.id } })).toEqual(before);
      // The role is the account's own affair.
      const promoted = await updateAccountUser(
        as(club.primary),
        place,
        changesOf({ is_primary: true }),
      );
      expect(promoted.ok).toBe(true);
    },
  );

  it("cannot change a staff sign-in, not even as other staff", async () => {
    const club = await makeClub();
    const staff = await join(club.id, await makePerson({ isStaff: true }));
    const colleague = await makePerson({ isStaff: true });
    for (const actor of [club.primary, colleague]) {
      const changed = await updateAccountUser(
        as(actor),
        { accountId: club.id, userId: staff.id },
        changesOf({ email: newAddress(), password: newPassword }),
      );
      expect(changed).toMatchObject({
        refusal: {
          errors: { email: [{ key: "lockedStaff" }], password: [{ key: "lockedStaff" }] },
        },
      });
    }
    await deleteAccountUser(as(club.primary), { accountId: club.id, userId: staff.id });
    expect(await db.user.count({ where: { id: staff.id } })).toBe(1);
  });

  it("gives no password to somebody who has a sign-in or an invitation", async () => {
    const club = await makeClub();
    const other = await makeClub();
    const known = await makePerson();
    const invited = await store(other.id, other.primary);
    for (const { email } of [known, invited]) {
      const input = newPerson({ email, password: newPassword });
      expect(await storeAccountUser(as(club.primary), club.id, input)).toMatchObject({
        refusal: { errors: { password: [{ key: "passwordOfKnown" }] } },
      });
    }
    const place = { accountId: other.id, userId: invited.id };
    const given = changesOf({ password: newPassword });
    expect(await updateAccountUser(as(other.primary), place, given)).toMatchObject({
      refusal: { errors: { password: [{ key: "passwordOfInvited" }] } },
    });
  });
});

describe("a changed way of signing in", () => {
  it("a changed address is told to the old one, signs out, and voids links on their way", async () => {
    const club = await makeClub();
    const { email: old, id: userId } = club.member;
    const { token: session } = await signInAs(club.member);
    await requestPasswordReset(visitor, { email: old, ip: "203.0.113.5" });
    await runJobs();
    const link = tokenIn((await lettersTo(old))[0]?.text ?? "");
    const email = newAddress();
    const place = { accountId: club.id, userId };
    const changed = await updateAccountUser(as(club.primary), place, changesOf({ email }));
    expect(changed).toMatchObject({ ok: true, value: { person: { email } } });
    expect(await isSignedIn(session)).toBe(false);
    await runJobs();
    const [letter] = await lettersTo(old);
    expect(letter?.subject).toContain("e-mail address was changed");
    expect(letter?.text).not.toContain(email);
    expect(await db.emailChange.count({ where: { userId } })).toBe(0);
    const reset = await resetPassword(visitor, {
      token: link,
      email,
      password: newPassword,
      password_confirmation: newPassword,
      ip: "203.0.113.6",
    });
    expect(reset).toMatchObject({ refusal: { code: "invalid" } });
  });

  it("a password from the primary user signs the person out, and the person is told", async () => {
    const club = await makeClub();
    const { token: session } = await signInAs(club.member);
    const place = { accountId: club.id, userId: club.member.id };
    await updateAccountUser(as(club.primary), place, changesOf({ password: newPassword }));
    expect(await isSignedIn(session)).toBe(false);
    await runJobs();
    const [letter] = await lettersTo(club.member.email);
    expect(letter?.subject).toContain("password was changed");
  });

  it("one's own address and password change with the current password alone", async () => {
    const club = await makeClub();
    const place = { accountId: club.id, userId: club.primary.id };
    const { token: session } = await signInAs(club.primary);
    const change = (changes: object) =>
      updateAccountUser(as(club.primary), place, { ...changesOf({}), ...changes });
    const email = newAddress();
    for (const changes of [{ email }, { password: newPassword }]) {
      expect(await change(changes)).toMatchObject({
        refusal: { errors: { current_password: [{ key: "currentPasswordNeeded" }] } },
      });
      expect(await change({ ...changes, current_password: "wrong-one-1" })).toMatchObject({
        refusal: { errors: { current_password: [{ key: "currentPasswordWrong" }] } },
      });
    }
    expect((await change({ email, current_password: password })).ok).toBe(true);
    expect(await isSignedIn(session)).toBe(true);
    const changed = await change({ password: newPassword, current_password: password });
    const opened = changed.ok ? changed.value.session?.token : undefined;
    expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(opened ?? "")).toBe(true);
  });

  it("of two people who are given one address at once, one gets it", async () => {
    const club = await makeClub({ members: 2 });
    const other = await makeClub();
    const email = newAddress();
    const give = (accountId: number, primary: typeof club.primary, userId: number) =>
      updateAccountUser(as(primary), { accountId, userId }, changesOf({ email }));
    const results = await Promise.all([
      give(club.id, club.primary, club.member.id),
      give(other.id, other.primary, other.member.id),
    ]);
    const lost = results.flatMap((result) => (result.ok ? [] : [result.refusal]));
    expect(lost).toMatchObject([{ code: "invalid", errors: { email: [{ key: "emailTaken" }] } }]);
  });
});

describe("the trail", () => {
  it("says who was invited, added, changed and removed, without any of their data", async () => {
    const club = await makeClub();
    const { id: userId } = await store(club.id, club.primary, { password: newPassword });
    const place = { accountId: club.id, userId };
    await updateAccountUser(as(club.primary), place, changesOf({ last_name: "Murray" }));
    await deleteAccountUser(as(club.primary), place);
    const entries = await db.auditEntry.findMany({
      where: { actorId: club.primary.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "accounts.person-added",
      "accounts.person-changed",
      "accounts.person-removed",
      "accounts.person-forgotten",
    ]);
    expect(JSON.stringify(entries.map(({ data }) => data))).not.toMatch(/Murray|Grace|@/);
  });

  it("names of every kind are kept as typed, or refused at their field", async () => {
    const { newPersonSchema } = await import("#modules/accounts/contract");
    const club = await makeClub();
    let kept = 0;
    const stored = new Set(someNaughtyStrings(60));
    for (const text of naughtyStrings) {
      const parsed = newPersonSchema.safeParse({ email: newAddress(), last_name: text });
      if (!parsed.success) {
        expect(parsed.error.issues.map(({ path }) => path[0])).toEqual(["last_name"]);
      } else if (stored.has(text)) {
        expect((await store(club.id, club.primary, parsed.data)).lastName).toBe(text);
        kept++;
      }
    }
    expect(kept).toBeGreaterThan(5);
  });
});
