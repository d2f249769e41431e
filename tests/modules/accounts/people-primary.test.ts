import { describe, expect, it } from "vitest";
import {
  acceptInvitation,
  deleteAccountUser,
  listAccountUsers,
  storeAccountUser,
  updateAccountUser,
} from "#modules/accounts/index.server";
import { db, pool } from "#modules/platform/db.server";
import {
  acceptance,
  changesOf,
  invitationToken,
  makeClub,
  newPerson,
  primaryIds,
  store,
} from "./clubs";
import { lettersTo } from "./mailbox";
import { as, makePerson, type Person, runJobs, visitor } from "./people";

const asPrimary = changesOf({ is_primary: true });

const promote = (actor: Person, accountId: number, userId: number) =>
  updateAccountUser(as(actor), { accountId, userId }, asPrimary);

describe("the primary user", () => {
  it("B-88 moves the role at once to a member, clears it on the others and tells both", async () => {
    const club = await makeClub({ members: 2 });
    const moved = await promote(club.primary, club.id, club.member.id);
    expect(moved).toMatchObject({ ok: true, value: { person: { isPrimary: true } } });
    expect(await primaryIds(club.id)).toEqual([club.member.id]);
    await runJobs();
    for (const { email } of [club.primary, club.member]) {
      const [letter] = await lettersTo(email);
      expect(letter?.subject).toContain("new primary user");
    }
    // Whoever gave the role away only looks from now on.
    expect(await promote(club.primary, club.id, club.primary.id)).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });

  it("B-87 passes over taking the flag away from the primary user", async () => {
    const club = await makeClub();
    const place = { accountId: club.id, userId: club.primary.id };
    const changes = changesOf({ is_primary: false, last_name: "Kept" });
    const changed = await updateAccountUser(as(club.primary), place, changes);
    expect(changed).toMatchObject({
      ok: true,
      value: { person: { isPrimary: true, lastName: "Kept" } },
    });
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
  });

  it("B-88 a new person with a password can be primary at once", async () => {
    const club = await makeClub();
    const person = await store(club.id, club.primary, {
      password: "marching-band-47",
      is_primary: true,
    });
    expect(person.isPrimary).toBe(true);
    expect(await primaryIds(club.id)).toEqual([person.id]);
  });

  it("B-88 the role waits for an invited person to accept, and says so", async () => {
    const club = await makeClub();
    const person = await store(club.id, club.primary, { is_primary: true });
    expect(person).toMatchObject({ isPrimary: false, invitation: { becomesPrimary: true } });
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
    const token = await invitationToken(person.email);
    const words = /become\s+the\s+primary\s+user/;
    expect((await lettersTo(person.email))[0]?.text).toMatch(words);
    const accepted = await acceptInvitation(visitor, acceptance(token));
    expect(accepted).toMatchObject({ ok: true, value: { accountId: club.id } });
    expect(await primaryIds(club.id)).toEqual([person.id]);
    const other = await store(club.id, { ...person, isStaff: false });
    await invitationToken(other.email);
    expect((await lettersTo(other.email))[0]?.text).not.toMatch(words);
  });

  it("B-88 at most one person waits for the role, and nobody once it has moved", async () => {
    const club = await makeClub();
    const first = await store(club.id, club.primary, { is_primary: true });
    const second = await store(club.id, club.primary, { is_primary: true });
    const waiting = () =>
      db.invitation.findMany({ where: { accountId: club.id, isPrimary: true } });
    expect((await waiting()).map(({ userId }) => userId)).toEqual([second.id]);
    await promote(club.primary, club.id, club.member.id);
    expect(await waiting()).toEqual([]);
    for (const { email } of [first, second]) {
      const accepted = await acceptInvitation(visitor, acceptance(await invitationToken(email)));
      expect(accepted.ok).toBe(true);
    }
    expect(await primaryIds(club.id)).toEqual([club.member.id]);
  });

  it("the database itself refuses an account that lost its primary user, and a second one", async () => {
    const club = await makeClub();
    const where = "account_id = $1 AND user_id = $2";
    const ids = [club.id, club.primary.id];
    await expect(
      pool.query(`UPDATE account_users SET is_primary = false WHERE ${where}`, ids),
    ).rejects.toThrow(/without a primary user/);
    await expect(pool.query(`DELETE FROM account_users WHERE ${where}`, ids)).rejects.toThrow(
      /without a primary user/,
    );
    await expect(
      pool.query("UPDATE account_users SET is_primary = true WHERE account_id = $1", [club.id]),
    ).rejects.toThrow(/account_users_one_primary/);
    await expect(pool.query("DELETE FROM users WHERE id = $1", [club.primary.id])).rejects.toThrow(
      /without a primary user/,
    );
    expect(await primaryIds(club.id)).toEqual([club.primary.id]);
  });
});

describe("many at once", () => {
  it("B-88 of 50 parallel moves of the role by the primary user one wins", async () => {
    const club = await makeClub({ members: 10 });
    const moves = Array.from({ length: 50 }, (_, index) => {
      const target = club.members[index % club.members.length] ?? club.member;
      return promote(club.primary, club.id, target.id);
    });
    const results = await Promise.all(moves);
    const won = results.filter(({ ok }) => ok);
    expect(won).toHaveLength(1);
    const lost = results.flatMap((result) => (result.ok ? [] : [result.refusal.code]));
    expect(new Set(lost)).toEqual(new Set(["forbidden"]));
    const [winner] = won;
    expect(await primaryIds(club.id)).toEqual([winner?.ok ? winner.value.person.id : undefined]);
  });

  it("B-86 B-88 50 parallel moves and deletes by staff always leave exactly one", async () => {
    const club = await makeClub({ members: 10 });
    const staff = await makePerson({ isStaff: true });
    let watching = true;
    const seen = new Set<number>();
    const watch = (async () => {
      while (watching) seen.add((await primaryIds(club.id)).length);
    })();
    const everybody = [club.primary, ...club.members];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const { id: userId } = everybody[index % everybody.length] ?? club.primary;
        const place = { accountId: club.id, userId };
        return index % 3 === 2
          ? deleteAccountUser(as(staff), place)
          : updateAccountUser(as(staff), place, asPrimary);
      }),
    );
    watching = false;
    await watch;
    expect([...seen]).toEqual([1]);
    expect(await primaryIds(club.id)).toHaveLength(1);
    const codes = results.flatMap((result) => (result.ok ? [] : [result.refusal.code]));
    expect(codes.filter((code) => code !== "conflict" && code !== "not_found")).toEqual([]);
    const listed = await listAccountUsers(as(staff), club.id);
    const removed = results.filter((result, index) => index % 3 === 2 && result.ok).length;
    expect(listed.ok && listed.value.people.length).toBe(everybody.length - removed);
  });

  it("B-81 of 20 who add the same address at once one does, elsewhere all do", async () => {
    const club = await makeClub();
    const input = newPerson();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => storeAccountUser(as(club.primary), club.id, input)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const others = await Promise.all([makeClub(), makeClub(), makeClub()]);
    const again = newPerson();
    const elsewhere = await Promise.all(
      others.map((other) => storeAccountUser(as(other.primary), other.id, again)),
    );
    expect(elsewhere.every(({ ok }) => ok)).toBe(true);
  });
});
