import { describe, expect, it } from "vitest";
import { ownProfileSchema } from "#modules/accounts/contract";
import {
  endOtherSession,
  listSessions,
  readOwnProfile,
  updateOwnProfile,
} from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { as, isSignedIn, makePerson, type Person, signInAs, visitor } from "./people";

const typed = {
  first_name: "Ada",
  last_name: "Lovelace",
  phone: "(202) 555-0143 x12",
  sms_phone: "202.555.0199",
  locale: "es-US",
  is_subscribed_bulk_emails: "1",
  is_subscribed_event_emails: "0",
  is_subscribed_sms: "1",
};

/** Saves a form as it was typed. */
async function save(person: Person, changes: Record<string, unknown> = {}) {
  const fields = parseFields(ownProfileSchema, { ...typed, ...changes }, "en");
  return fields.ok ? updateOwnProfile(as(person), fields.value) : fields;
}

describe("one's own data", () => {
  it("B-96 are saved as one form: name, phones, language and what we may send", async () => {
    const person = await makePerson();
    expect(await save(person)).toMatchObject({ ok: true });
    expect(await readOwnProfile(as(person))).toMatchObject({
      firstName: "Ada",
      lastName: "Lovelace",
      phone: "+12025550143;ext=12",
      smsPhone: "+12025550199",
      locale: "es-US",
      isSubscribedBulkEmails: true,
      isSubscribedEventEmails: false,
      isSubscribedSms: true,
    });
    const cleared = { phone: "", sms_phone: "", locale: "", is_subscribed_sms: "0" };
    expect(await save(person, cleared)).toMatchObject({ ok: true });
    expect(await readOwnProfile(as(person))).toMatchObject({
      phone: null,
      smsPhone: null,
      locale: null,
    });
  });

  it("B-97 are those of the person who asks, and are noted by the fields that changed", async () => {
    const person = await makePerson();
    const other = await makePerson();
    await save(person);
    await save(person);
    expect(await readOwnProfile(as(other))).toMatchObject({ lastName: "", phone: null });
    const where = { subject: `user:${person.id}`, action: "accounts.own-profile-changed" };
    const entries = await db.auditEntry.findMany({ where, select: { data: true } });
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain("Lovelace");
    const fields = parseFields(ownProfileSchema, typed, "en");
    if (!fields.ok) throw new Error("refused");
    expect(await updateOwnProfile(visitor, fields.value)).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
  });

  it.each([
    [{ phone: "555-0143" }, "phone"],
    [{ sms_phone: "202-555-0143 x5" }, "sms_phone"],
    [{ sms_phone: "" }, "sms_phone"],
    [{ locale: "xx-XX" }, "locale"],
    [{ first_name: "a".repeat(101) }, "first_name"],
    [{ is_subscribed_sms: "maybe" }, "is_subscribed_sms"],
  ])("B-96 refuses %j at the field %s", async (changes, field) => {
    const refused = await save(await makePerson(), changes);
    expect(refused).toMatchObject({ refusal: { code: "invalid" } });
    if (!refused.ok && refused.refusal.code === "invalid") {
      expect(Object.keys(refused.refusal.errors)).toEqual([field]);
    }
  });

  it.each(["email", "is_staff", "is_primary", "password", "id"])(
    "B-97 refuses a field that is not the form's own: %s",
    async (name) => {
      expect(await save(await makePerson(), { [name]: "1" })).toMatchObject({
        refusal: { code: "invalid", errors: { [name]: [{}] } },
      });
    },
  );
});

describe("signing one other device out", () => {
  it("B-96 ends that one and no other", async () => {
    const person = await makePerson();
    const here = await signInAs(person);
    const there = await signInAs(person);
    const third = await signInAs(person);
    const list = await listSessions(as(person), here.token);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const row = await db.session.findFirstOrThrow({
      where: { userId: person.id, publicId: list[1]?.id },
    });
    expect(JSON.stringify(list)).not.toContain(row.tokenHash);
    const input = { id: row.publicId, token: here.token };
    expect(await endOtherSession(as(person), input)).toMatchObject({ ok: true });
    const left = [here, there, third].map(({ token }) => isSignedIn(token));
    expect((await Promise.all(left)).filter(Boolean)).toHaveLength(2);
    expect(await isSignedIn(here.token)).toBe(true);
    expect(await endOtherSession(as(person), input)).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it("B-97 cannot end somebody else's, the present one, or what is no id", async () => {
    const person = await makePerson();
    const other = await makePerson();
    const here = await signInAs(person);
    const theirs = await signInAs(other);
    const [own] = await listSessions(as(person), here.token);
    const [foreign] = await listSessions(as(other), theirs.token);
    for (const id of [own?.id ?? "", foreign?.id ?? "", "no-id", ""]) {
      expect(await endOtherSession(as(person), { id, token: here.token })).toMatchObject({
        refusal: { code: "not_found" },
      });
    }
    expect(await isSignedIn(here.token)).toBe(true);
    expect(await isSignedIn(theirs.token)).toBe(true);
  });
});
