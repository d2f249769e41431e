import { describe, expect, it } from "vitest";
import {
  deleteAccountUser,
  listAccountUsers,
  readAccountOverview,
  signIn,
  storeAccountUser,
  updateAccountUser,
} from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { changesOf, join, makeClub, newPerson, primaryIds, store } from "./clubs";
import { lettersTo } from "./mailbox";
import {
  as,
  everythingStored,
  isSignedIn,
  makePerson,
  newAddress,
  password,
  runJobs,
  signInAs,
  signInInput,
  system,
  visitor,
} from "./people";

const staff = () => makePerson({ isStaff: true });

describe("the people of an account", () => {
  it("B-76 B-88 lists its people, the primary user first, and names that user", async () => {
    const club = await makeClub({ members: 2 });
    const listed = await listAccountUsers(as(club.member), club.id);
    if (!listed.ok) throw new Error(listed.refusal.code);
    expect(listed.value.people.map(({ id }) => id)).toEqual([
      club.primary.id,
      ...club.members.map(({ id }) => id),
    ]);
    expect(listed.value.people.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
    expect(listed.value.primaryId).toBe(club.primary.id);
    expect(JSON.stringify(listed.value)).not.toMatch(/password|argon2/i);
  });

  it("B-79 subscribes a new person to bulk and event e-mails, and not to text messages", async () => {
    const club = await makeClub();
    const { newPersonSchema } = await import("#modules/accounts/contract");
    const parsed = newPersonSchema.parse({ email: newAddress() });
    const stored = await storeAccountUser(as(club.primary), club.id, parsed);
    expect(stored).toMatchObject({
      ok: true,
      value: {
        isSubscribedBulkEmails: true,
        isSubscribedEventEmails: true,
        isSubscribedSms: false,
        isPrimary: false,
      },
    });
  });

  it("B-81 creates a person with a password, who then signs in, and never tells it", async () => {
    const club = await makeClub();
    const email = newAddress();
    const typed = "marching-band-47";
    const person = await store(club.id, club.primary, { email, password: typed, phone: "" });
    expect(person).toMatchObject({ email, firstName: "Grace", invitation: null });
    expect(JSON.stringify(person)).not.toContain(typed);
    expect(await everythingStored()).not.toContain(typed);
    const signedIn = await signIn(visitor, signInInput(email, typed));
    expect(signedIn.ok).toBe(true);
    await runJobs();
    const [letter] = await lettersTo(email);
    expect(letter?.text).toContain("Elm Street Boosters");
    expect(letter?.text).not.toContain(typed);
  });

  it("B-81 changes what is sent and leaves the rest as it is", async () => {
    const club = await makeClub();
    const place = { accountId: club.id, userId: club.member.id };
    const changes = changesOf({ last_name: "Byron", phone: "+12025550143" });
    const changed = await updateAccountUser(as(club.primary), place, changes);
    expect(changed).toMatchObject({
      ok: true,
      value: {
        person: {
          id: club.member.id,
          email: club.member.email,
          firstName: "Ada",
          lastName: "Byron",
          phone: "(202) 555-0143",
          isSubscribedBulkEmails: true,
        },
      },
    });
    const off = changesOf({ is_subscribed_bulk_emails: false, phone: "" });
    const again = await updateAccountUser(as(club.primary), place, off);
    expect(again).toMatchObject({
      value: { person: { phone: "", isSubscribedBulkEmails: false, lastName: "Byron" } },
    });
  });

  it.each(["short1", "letters-only", "password1"])(
    "B-81 refuses the password %j when a person is added or changed",
    async (typed) => {
      const club = await makeClub();
      const added = await storeAccountUser(
        as(club.primary),
        club.id,
        newPerson({ password: typed }),
      );
      const place = { accountId: club.id, userId: club.member.id };
      const changed = await updateAccountUser(
        as(club.primary),
        place,
        changesOf({ password: typed }),
      );
      for (const result of [added, changed]) {
        expect(result).toMatchObject({ refusal: { code: "invalid", errors: { password: [{}] } } });
      }
    },
  );

  it("B-81 refuses the address of somebody who is here or invited already", async () => {
    const club = await makeClub();
    const { email } = await store(club.id, club.primary);
    for (const typed of [club.member.email.toUpperCase(), ` ${email}`]) {
      const again = await storeAccountUser(as(club.primary), club.id, newPerson({ email: typed }));
      expect(again).toMatchObject({ refusal: { code: "invalid", errors: { email: [{}] } } });
    }
    const place = { accountId: club.id, userId: club.member.id };
    const changes = changesOf({ email: club.primary.email });
    expect(await updateAccountUser(as(club.primary), place, changes)).toMatchObject({
      refusal: { code: "invalid", errors: { email: [{}] } },
    });
  });

  it("B-82 a removed person loses access at once, is signed out, and is forgotten", async () => {
    const club = await makeClub();
    const person = await store(club.id, club.primary, { password: "marching-band-47" });
    const place = { accountId: club.id, userId: person.id };
    expect(await deleteAccountUser(as(club.primary), place)).toEqual({ ok: true });
    expect(await db.user.count({ where: { id: person.id } })).toBe(0);
    expect(await deleteAccountUser(as(club.primary), place)).toMatchObject({
      refusal: { code: "not_found" },
    });

    // Somebody who signed in is in the trail: the row stays, the access does not.
    const { token } = await signInAs(club.member);
    await deleteAccountUser(as(club.primary), { accountId: club.id, userId: club.member.id });
    expect(await isSignedIn(token)).toBe(false);
    expect(await db.user.count({ where: { id: club.member.id } })).toBe(1);
    expect(await listAccountUsers(as(club.member), club.id)).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it("B-82 somebody who belongs elsewhere too stays signed in there", async () => {
    const club = await makeClub();
    const other = await makeClub();
    await join(other.id, club.member);
    const { token } = await signInAs(club.member);
    await deleteAccountUser(as(club.primary), { accountId: club.id, userId: club.member.id });
    expect(await isSignedIn(token)).toBe(true);
    expect((await listAccountUsers(as(club.member), other.id)).ok).toBe(true);
    expect((await listAccountUsers(as(club.member), club.id)).ok).toBe(false);
  });

  it("B-86 keeps the primary user, also from staff, and says what to do", async () => {
    const club = await makeClub();
    for (const actor of [club.primary, await staff()]) {
      const refused = await deleteAccountUser(as(actor), {
        accountId: club.id,
        userId: club.primary.id,
      });
      expect(refused).toMatchObject({
        refusal: {
          code: "conflict",
          message: { key: "deletePrimary" },
          errors: { is_primary: [{ key: "deletePrimaryNext" }] },
        },
      });
    }
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
  });

  it("B-88 names the primary user in the account's overview", async () => {
    const club = await makeClub();
    const overview = await readAccountOverview(system, club.id);
    expect(overview).toMatchObject({ ok: true, value: { primaryId: club.primary.id } });
    expect(password).toBeTruthy();
  });
});
