import { describe, expect, it } from "vitest";
import {
  acceptInvitation,
  deleteAccountUser,
  listAccountUsers,
  readInvitation,
  repeatInvitation,
  resolveSession,
  updateAccountUser,
} from "#modules/accounts/index.server";
import { hours } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { acceptance, changesOf, invitationToken, makeClub, store } from "./clubs";
import { lettersTo } from "./mailbox";
import {
  as,
  everythingStored,
  handClock,
  makePerson,
  newAddress,
  runJobs,
  system,
  visitor,
} from "./people";

const refusedLink = { refusal: { code: "conflict", message: { key: "invitationRefused" } } };
const isMember = async (accountId: number, userId: number) =>
  (await db.accountUser.count({ where: { accountId, userId } })) === 1;

describe("an invitation", () => {
  it("B-81 is mailed with a link that nobody but the mail knows, and ends in a sign-in", async () => {
    const club = await makeClub({ name: "Oak Hill Boosters" });
    const person = await store(club.id, club.primary, { phone: "+12025550143" });
    expect(person.invitation).toMatchObject({ state: "waiting", becomesPrimary: false });
    expect(await isMember(club.id, person.id)).toBe(false);
    const token = await invitationToken(person.email);
    expect(await everythingStored()).not.toContain(token);
    const [letter] = await lettersTo(person.email);
    expect(letter?.text).toContain("Oak Hill Boosters");
    expect(letter?.text).toContain("Ada");
    expect(await readInvitation(visitor, token)).toEqual({
      accountName: "Oak Hill Boosters",
      email: person.email,
      firstName: "Grace",
      lastName: "Hopper",
      becomesPrimary: false,
      step: "choose-password",
    });
    const accepted = await acceptInvitation(visitor, acceptance(token));
    const session = accepted.ok ? accepted.value.session : undefined;
    expect(await resolveSession(visitor, session?.token ?? "")).toMatchObject({
      user: { id: person.id, firstName: "Grace", lastName: "Murray" },
      accountIds: [club.id],
    });
    const listed = await listAccountUsers(as(club.member), club.id);
    expect(listed.ok && listed.value.people.at(-1)).toMatchObject({
      id: person.id,
      lastName: "Murray",
      phone: "(202) 555-0143",
      invitation: null,
    });
  });

  it("works once, also for 20 who accept at the same moment", async () => {
    const club = await makeClub();
    const { email } = await store(club.id, club.primary);
    const token = await invitationToken(email);
    const tries = Array.from({ length: 20 }, () => acceptInvitation(visitor, acceptance(token)));
    const results = await Promise.all(tries);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await acceptInvitation(visitor, acceptance(token))).toMatchObject(refusedLink);
    expect(await readInvitation(visitor, token)).toBeUndefined();
  });

  it("works for 7 days, and shows when it went out and when it ends", async () => {
    const clock = handClock();
    const club = await makeClub();
    const { email } = await store(club.id, club.primary, {}, clock.now);
    const token = await invitationToken(email, { ...system, now: clock.now });
    const at = { ...visitor, now: clock.now };
    const shown = async () => {
      const listed = await listAccountUsers(as(club.primary, clock.now), club.id);
      return listed.ok ? listed.value.people.at(-1)?.invitation : undefined;
    };
    expect(await shown()).toMatchObject({ state: "sent", sentAt: clock.now() });
    clock.pass(hours(7 * 24) - 1);
    expect(await readInvitation(at, token)).toBeDefined();
    clock.pass(1);
    expect(await readInvitation(at, token)).toBeUndefined();
    expect(await acceptInvitation(at, acceptance(token))).toMatchObject(refusedLink);
    expect(await shown()).toMatchObject({ state: "expired" });
  });

  it("is sent again with a new link, and the former one stops working", async () => {
    const club = await makeClub();
    const { id: userId, email } = await store(club.id, club.primary);
    const first = await invitationToken(email);
    const place = { accountId: club.id, userId };
    expect(await repeatInvitation(as(club.primary), place)).toEqual({ ok: true });
    const second = await invitationToken(email);
    expect(second).not.toBe(first);
    expect(await acceptInvitation(visitor, acceptance(first))).toMatchObject(refusedLink);
    expect((await acceptInvitation(visitor, acceptance(second))).ok).toBe(true);
    expect(await repeatInvitation(as(club.primary), place)).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it("ends when it is withdrawn, also before the mail has gone out", async () => {
    const club = await makeClub();
    const sent = await store(club.id, club.primary);
    const token = await invitationToken(sent.email);
    const unsent = await store(club.id, club.primary);
    for (const { id: userId } of [sent, unsent]) {
      const withdrawn = await deleteAccountUser(as(club.primary), { accountId: club.id, userId });
      expect(withdrawn.ok).toBe(true);
      expect(await db.user.count({ where: { id: userId } })).toBe(0);
    }
    await runJobs();
    expect(await lettersTo(unsent.email)).toEqual([]);
    expect(await acceptInvitation(visitor, acceptance(token))).toMatchObject(refusedLink);
  });

  it("follows a mended address while nobody else knows the person, and not otherwise", async () => {
    const club = await makeClub();
    const wrong = await store(club.id, club.primary);
    const token = await invitationToken(wrong.email);
    const email = newAddress();
    const place = { accountId: club.id, userId: wrong.id };
    const mended = await updateAccountUser(as(club.primary), place, changesOf({ email }));
    expect(mended).toMatchObject({ ok: true, value: { person: { id: wrong.id, email } } });
    expect(await acceptInvitation(visitor, acceptance(token))).toMatchObject(refusedLink);
    expect(await readInvitation(visitor, await invitationToken(email))).toMatchObject({ email });

    const known = await makePerson();
    const invited = await store(club.id, club.primary, { email: known.email });
    const other = { accountId: club.id, userId: invited.id };
    const moved = await updateAccountUser(
      as(club.primary),
      other,
      changesOf({ email: newAddress() }),
    );
    expect(moved).toMatchObject({ refusal: { errors: { email: [{ key: "emailOfInvited" }] } } });
  });

  it("refuses a weak password, and two that differ, and stays open", async () => {
    const club = await makeClub();
    const { email } = await store(club.id, club.primary);
    const token = await invitationToken(email);
    const weak = acceptance(token, { password: "password1", password_confirmation: "other" });
    expect(await acceptInvitation(visitor, weak)).toMatchObject({
      refusal: { errors: { password: [{}], password_confirmation: [{}] } },
    });
    expect((await acceptInvitation(visitor, acceptance(token))).ok).toBe(true);
  });
});
