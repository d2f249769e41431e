import { describe, expect, it } from "vitest";
import {
  changeStaffRole,
  createUser,
  inviteStaff,
  listStaffRoles,
  resetPassword,
  staffWhoMay,
} from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { StaffRole } from "#modules/platform/staff-roles";
import { lettersTo, tokenIn } from "./mailbox";
import { isSignedIn, makePerson, newAddress, password, runJobs, signInAs, system } from "./people";
import { ask, canSignIn, newPassword } from "./resets";

const roleOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).staffRole;

async function makeStaff(staffRole: StaffRole) {
  const person = await makePerson({ isStaff: true, staffRole });
  const actor = { kind: "user", userId: person.id, isStaff: true, role: staffRole } as const;
  return {
    ...person,
    ctx: createCtx({ actor: { ...actor, accountIds: [], provedAt: new Date() } }),
  };
}

describe("roles of staff", () => {
  it("H-01 letters to staff go to those whose work it is: not without a role, not while suspended", async () => {
    const [owner, support, billing] = [
      await makeStaff("owner"),
      await makeStaff("support"),
      await makeStaff("billing"),
    ];
    const suspended = await makeStaff("support");
    await db.user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } });
    const bare = await makeStaff("support");
    await db.user.update({ where: { id: bare.id }, data: { staffRole: null } });
    const made = [owner, support, billing, suspended, bare].map(({ id }) => id);
    const told = await staffWhoMay(system, "accounts");
    expect(told.filter((id) => made.includes(id))).toEqual([owner.id, support.id]);
  });

  it("H-01 an owner gives, changes and takes a role; who joins or leaves signs in again", async () => {
    const owner = await makeStaff("owner");
    const person = await makePerson();
    const before = await signInAs(person);
    const change = (to: StaffRole | null) =>
      changeStaffRole(owner.ctx, { email: person.email.toUpperCase(), to });
    expect(await change("support")).toMatchObject({ ok: true });
    expect(await roleOf(person.id)).toBe("support");
    expect(await isSignedIn(before.token)).toBe(false);

    const joined = await signInAs(person);
    expect(await change("billing")).toMatchObject({ ok: true });
    expect(await isSignedIn(joined.token)).toBe(true);
    expect(await change(null)).toMatchObject({ ok: true });
    expect(await isSignedIn(joined.token)).toBe(false);
    expect(await db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      isStaff: false,
      staffRole: null,
    });
    expect(await change(null)).toMatchObject({ ok: true });
    const entries = await db.auditEntry.findMany({
      where: { action: "accounts.staff-role-changed", subject: `user:${person.id}` },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ data }) => data)).toEqual([
      { before: { role: null }, after: { role: "support" } },
      { before: { role: "support" }, after: { role: "billing" } },
      { before: { role: "billing" }, after: { role: null } },
    ]);
  });

  it("never takes the last owner's, also when two owners go at once", async () => {
    await db.user.updateMany({ data: { isStaff: false, staffRole: null } });
    const one = await makeStaff("owner");
    const other = await makeStaff("owner");
    const answers = await Promise.all([
      changeStaffRole(one.ctx, { email: other.email, to: "billing" }),
      changeStaffRole(other.ctx, { email: one.email, to: null }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: "conflict", message: { key: "lastOwner" } },
    });
    expect(await db.user.count({ where: { staffRole: "owner" } })).toBe(1);
  });

  it("are the owners' affair alone, and of people with a sign-in", async () => {
    const owner = await makeStaff("owner");
    for (const role of ["billing", "support", "moderator"] as const) {
      const { ctx, email } = await makeStaff(role);
      const refusal = { code: "forbidden", message: { key: "roleForbids" } };
      expect(await changeStaffRole(ctx, { email, to: "owner" })).toMatchObject({ refusal });
      expect(await listStaffRoles(ctx)).toMatchObject({ ok: true });
      expect(await createUser(ctx, { email: newAddress(), password, isStaff: true })).toMatchObject(
        { refusal },
      );
      expect(await roleOf((await db.user.findFirstOrThrow({ where: { email } })).id)).toBe(role);
    }
    expect(await changeStaffRole(owner.ctx, { email: newAddress(), to: "owner" })).toMatchObject({
      refusal: { errors: { email: [{ key: "unknownPerson" }] } },
    });
    expect(await changeStaffRole(createCtx(), { email: owner.email, to: null })).toMatchObject({
      refusal: { code: "unauthenticated" },
    });
    expect(await listStaffRoles(createCtx())).toMatchObject({ ok: false });
    expect(await listStaffRoles(owner.ctx)).toMatchObject({
      value: expect.arrayContaining([expect.objectContaining({ id: owner.id, role: "owner" })]),
    });
  });

  it("the database knows no other role, and none of who is not staff", async () => {
    const { id } = await makePerson();
    const set = (data: object) => db.user.update({ where: { id }, data });
    await expect(set({ staffRole: "owner" })).rejects.toThrow();
    await expect(set({ isStaff: true, staffRole: "king" })).rejects.toThrow();
    expect(await createUser(system, { email: newAddress(), isStaff: true })).toMatchObject({
      ok: true,
    });
  });
});

describe("somebody who is invited to the staff", () => {
  const personOf = (email: string) => db.user.findUnique({ where: { emailKey: email } });
  const letters = async (email: string) => {
    await runJobs();
    return lettersTo(email);
  };
  const choose = async (email: string, token: string) =>
    resetPassword(createCtx(), {
      token,
      email,
      ip: newAddress(),
      password: newPassword,
      password_confirmation: newPassword,
    });

  it("H-01 gets a letter, chooses a password by its link, and is staff with that role", async () => {
    const owner = await makeStaff("owner");
    const email = newAddress();
    expect(await inviteStaff(owner.ctx, { email, role: "billing" })).toMatchObject({ ok: true });
    const person = await personOf(email);
    expect(person).toMatchObject({ isStaff: true, staffRole: "billing", passwordHash: null });
    const listed = await listStaffRoles(owner.ctx);
    const row = listed.ok && listed.value.find((one) => one.email === email);
    expect(row).toMatchObject({ role: "billing", isInvited: true });
    const [letter] = await letters(email);
    expect(letter?.subject).toContain("invited to the staff");
    expect(await choose(email, tokenIn(letter?.text ?? ""))).toMatchObject({ ok: true });
    expect(await canSignIn(email, newPassword)).toBe(true);
    const entry = { action: "accounts.staff-invited", subject: `user:${person?.id}` };
    expect(await db.auditEntry.findMany({ where: entry })).toMatchObject([
      { actorId: owner.id, data: { role: "billing" } },
    ]);
    expect(await inviteStaff(owner.ctx, { email, role: "owner" })).toMatchObject({
      refusal: { code: "invalid", errors: { email: [{ key: "signsInAlready" }] } },
    });
    expect((await personOf(email))?.staffRole).toBe("billing");
  });

  it("is one person however often invited; the last role and the last link count", async () => {
    const owner = await makeStaff("owner");
    const email = newAddress();
    await inviteStaff(owner.ctx, { email, role: "billing" });
    const [first] = await letters(email);
    await inviteStaff(owner.ctx, { email: email.toUpperCase(), role: "support" });
    const [second] = await letters(email);
    expect(await personOf(email)).toMatchObject({ staffRole: "support" });
    expect(await choose(email, tokenIn(first?.text ?? ""))).toMatchObject({ ok: false });
    expect(await choose(email, tokenIn(second?.text ?? ""))).toMatchObject({ ok: true });
  });

  it("may let the link lapse and ask for another", async () => {
    const owner = await makeStaff("owner");
    const email = newAddress();
    await inviteStaff(owner.ctx, { email, role: "support" });
    const [late] = await letters(email);
    const { id } = await db.user.findUniqueOrThrow({ where: { emailKey: email } });
    await db.passwordReset.updateMany({ where: { userId: id }, data: { expiresAt: new Date(0) } });
    expect(await choose(email, tokenIn(late?.text ?? ""))).toMatchObject({ ok: false });
    await ask(email);
    const [fresh] = await letters(email);
    expect(await choose(email, tokenIn(fresh?.text ?? ""))).toMatchObject({ ok: true });
  });

  it("is invited no longer once the role is taken: nothing is left, and no letter goes", async () => {
    const owner = await makeStaff("owner");
    const email = newAddress();
    const other = newAddress();
    await inviteStaff(owner.ctx, { email, role: "support" });
    const [letter] = await letters(email);
    expect(await changeStaffRole(owner.ctx, { email, to: null })).toMatchObject({ ok: true });
    expect(await personOf(email)).toBeNull();
    expect(await choose(email, tokenIn(letter?.text ?? ""))).toMatchObject({ ok: false });
    await inviteStaff(owner.ctx, { email: other, role: "support" });
    await changeStaffRole(owner.ctx, { email: other, to: null });
    expect(await letters(other)).toEqual([]);
  });

  it("is invited by owners alone", async () => {
    const support = await makeStaff("support");
    const email = newAddress();
    expect(await inviteStaff(support.ctx, { email, role: "owner" })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await personOf(email)).toBeNull();
  });
});
