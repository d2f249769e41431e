import { describe, expect, it } from "vitest";
import {
  acceptInvitation,
  changePassword,
  deleteAccountUser,
  listAccountUsers,
  readInvitation,
  repeatInvitation,
  updateAccountUser,
} from "#modules/accounts/index.server";
import { db } from "#modules/platform/db.server";
import { acceptance, changesOf, invitationToken, makeClub, store } from "./clubs";
import { lettersTo } from "./mailbox";
import { as, isSignedIn, makePerson, newAddress, password, signInAs, visitor } from "./people";

const isMember = async (accountId: number, userId: number) =>
  (await db.accountUser.count({ where: { accountId, userId } })) === 1;

describe("somebody who has a sign-in already", () => {
  it("is invited, shown as typed and nothing more, and accepts while signed in", async () => {
    const club = await makeClub();
    const known = await makePerson({ firstName: "Secret", phone: "+12025550199" });
    const invited = await store(club.id, club.primary, { email: known.email });
    expect(invited).toMatchObject({ id: known.id, firstName: "Grace", phone: "" });
    const listed = await listAccountUsers(as(club.primary), club.id);
    expect(JSON.stringify(listed)).not.toMatch(/Secret|0199/);
    const token = await invitationToken(known.email);
    expect(await readInvitation(visitor, token)).toMatchObject({ step: "sign-in" });
    for (const stranger of [visitor, as(club.primary)]) {
      expect(await acceptInvitation(stranger, acceptance(token))).toMatchObject({
        refusal: { code: "unauthenticated" },
      });
    }
    const { token: session } = await signInAs(known);
    expect(await readInvitation(as(known), token)).toMatchObject({ step: "accept" });
    expect((await acceptInvitation(as(known), acceptance(token))).ok).toBe(true);
    expect(await isSignedIn(session)).toBe(true);
    expect(await isMember(club.id, known.id)).toBe(true);
    // The person's own data stayed as they were.
    expect(await db.user.findUnique({ where: { id: known.id } })).toMatchObject({
      firstName: "Secret",
      phone: "+12025550199",
    });
  });

  it("replaces a password that somebody else chose before it opens another account", async () => {
    const giver = await makeClub();
    const club = await makeClub();
    const given = await store(giver.id, giver.primary, { password });
    const person = { id: given.id, email: given.email, isStaff: false };
    const { token: session } = await signInAs(person);
    await store(club.id, club.primary, { email: given.email });
    const token = await invitationToken(given.email);
    expect(await readInvitation(as(person), token)).toMatchObject({ step: "replace-password" });
    const unchosen = acceptance(token, { password: "", password_confirmation: "" });
    expect(await acceptInvitation(as(person), unchosen)).toMatchObject({
      refusal: { code: "invalid", errors: { password: [{}, {}] } },
    });
    expect((await acceptInvitation(as(person), acceptance(token))).ok).toBe(true);
    expect(await isSignedIn(session)).toBe(false);
    await expect(signInAs(person)).rejects.toThrow("refused");
  });

  it("need not replace it once it was changed by the person", async () => {
    const giver = await makeClub();
    const club = await makeClub();
    const given = await store(giver.id, giver.primary, { password });
    const person = { id: given.id, email: given.email, isStaff: false };
    const own = "own-drum-corps-7";
    await changePassword(as(person), {
      current_password: password,
      password: own,
      password_confirmation: own,
      userAgent: "",
    });
    await store(club.id, club.primary, { email: given.email });
    const token = await invitationToken(given.email);
    expect(await readInvitation(as(person), token)).toMatchObject({ step: "accept" });
  });

  it("stays when the invitation is withdrawn, signed in as before", async () => {
    const club = await makeClub();
    const known = await makePerson();
    const { token } = await signInAs(known);
    await store(club.id, club.primary, { email: known.email });
    await deleteAccountUser(as(club.primary), { accountId: club.id, userId: known.id });
    expect(await isSignedIn(token)).toBe(true);
  });

  it("whose address another primary user changes is not followed by the invitation", async () => {
    const club = await makeClub();
    const other = await makeClub();
    const { email: old, id: userId } = other.member;
    await store(club.id, club.primary, { email: old });
    const token = await invitationToken(old);
    const email = newAddress();
    const place = { accountId: other.id, userId };
    expect((await updateAccountUser(as(other.primary), place, changesOf({ email }))).ok).toBe(true);
    expect(await readInvitation(as(other.member), token)).toMatchObject({
      email: old,
      step: "choose-password",
    });
    expect((await acceptInvitation(visitor, acceptance(token))).ok).toBe(true);
    expect(await isMember(club.id, userId)).toBe(false);
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ email });
  });

  it("who changes their own address takes no invitation along that was meant for another", async () => {
    const club = await makeClub();
    const other = await makeClub();
    const { email: meant, id: userId } = other.primary;
    const { id: invitedId } = await store(club.id, club.primary, { email: meant });
    await invitationToken(meant);
    const email = newAddress();
    const changes = changesOf({ email, current_password: password });
    const changed = await updateAccountUser(
      as(other.primary),
      { accountId: other.id, userId },
      changes,
    );
    expect([invitedId, changed.ok]).toEqual([userId, true]);
    const listed = await listAccountUsers(as(club.primary), club.id);
    const people = listed.ok ? listed.value.people : [];
    const invited = people.find(({ invitation }) => invitation !== null);
    expect(invited).toMatchObject({ email: meant });
    const place = { accountId: club.id, userId: invited?.id ?? 0 };
    expect((await repeatInvitation(as(club.primary), place)).ok).toBe(true);
    const token = await invitationToken(meant);
    expect(await lettersTo(email)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining("/invitation/") }),
    );
    expect(await acceptInvitation(as(other.primary), acceptance(token))).toMatchObject({
      ok: true,
      value: { session: expect.anything() },
    });
    expect(await isMember(club.id, userId)).toBe(false);
    expect(await isMember(club.id, place.userId)).toBe(true);
  });
});
