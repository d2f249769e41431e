import { describe, expect, it } from "vitest";
import {
  beginImpersonation,
  listImpersonable,
  resolveSession,
  suspendAccount,
} from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { type StaffRole, staffRoles } from "#modules/platform/staff-roles";
import { actorOf } from "~/http/actor.server";
import { join, makeClub } from "./clubs";
import { as, makePerson, type Person, signInAs, system, visitor } from "./people";

/** A signed-in person, and the context that the application makes of the session. */
async function signedIn(person: Person) {
  const { token } = await signInAs(person);
  const session = await resolveSession(visitor, token);
  return { token, ctx: createCtx({ actor: actorOf({ session }) }) };
}

async function world(staffRole: StaffRole = "owner") {
  const club = await makeClub();
  const staff = await makePerson({ isStaff: true, staffRole });
  const { token, ctx } = await signedIn(staff);
  const impersonation = { token, accountId: club.id, userId: club.member.id, reason: "Cannot pay" };
  return { club, staff, ctx, impersonation };
}

const rows = (accountId: number) => db.seeing.count({ where: { accountId } });
const refused = (code: string, more = {}) => ({ ok: false, refusal: { code, ...more } });

describe("beginning to see as a member", () => {
  it("is left to the roles that help members", async () => {
    const allowed: StaffRole[] = [];
    for (const role of staffRoles) {
      const { ctx, impersonation } = await world(role);
      const begun = await beginImpersonation(ctx, impersonation);
      if (begun.ok) allowed.push(role);
      else expect(begun.refusal.code).toBe("forbidden");
    }
    expect(allowed).toEqual(["owner", "billing", "support"]);
  });

  it("is refused to members, visitors and the system", async () => {
    const { club, impersonation } = await world();
    for (const ctx of [as(club.primary), visitor, system]) {
      expect((await beginImpersonation(ctx, impersonation)).ok).toBe(false);
    }
    expect(await rows(club.id)).toBe(0);
  });

  it("asks for the password of the last minutes", async () => {
    const { club, staff, impersonation } = await world();
    const late = {
      kind: "user",
      userId: staff.id,
      isStaff: true,
      role: "owner",
      accountIds: [],
    } as const;
    expect(await beginImpersonation(createCtx({ actor: late }), impersonation)).toEqual(
      refused("confirm"),
    );
    expect(await rows(club.id)).toBe(0);
  });

  it("never happens as other staff, as a stranger of the account, or in a suspended account", async () => {
    const { club, ctx, impersonation } = await world();
    const colleague = await join(
      club.id,
      await makePerson({ isStaff: true, staffRole: "moderator" }),
    );
    const stranger = await makePerson();
    const seeAs = (userId: number) => beginImpersonation(ctx, { ...impersonation, userId });
    expect(await seeAs(colleague.id)).toMatchObject(refused("invalid"));
    expect(await seeAs(stranger.id)).toMatchObject(refused("invalid"));
    const impersonable = await listImpersonable(ctx, club.id);
    expect(impersonable.ok && impersonable.value.map(({ id }) => id)).toEqual([
      club.primary.id,
      club.member.id,
    ]);
    await suspendAccount(system, { accountId: club.id, reason: "Unpaid" });
    expect(await seeAs(club.member.id)).toMatchObject(refused("conflict"));
    expect(await rows(club.id)).toBe(0);
  });

  it("works in one's own session alone", async () => {
    const { club, ctx, impersonation } = await world();
    const other = await signedIn(await makePerson({ isStaff: true }));
    const stolen = await beginImpersonation(ctx, { ...impersonation, token: other.token });
    expect(stolen).toEqual(refused("unauthenticated"));
    expect(await rows(club.id)).toBe(0);
  });

  it("happens once, however often it is asked for at the same moment, and never within itself", async () => {
    const { club, ctx, impersonation } = await world();
    const begun = await Promise.all([1, 2, 3].map(() => beginImpersonation(ctx, impersonation)));
    expect(begun.filter((result) => result.ok)).toEqual([ok(undefined)]);
    expect(begun.find((result) => !result.ok)).toMatchObject(refused("conflict"));
    expect(await rows(club.id)).toBe(1);
    const session = await resolveSession(visitor, impersonation.token);
    const nested = createCtx({ actor: actorOf({ session }) });
    const primary = { ...impersonation, userId: club.primary.id };
    expect(await beginImpersonation(nested, primary)).toMatchObject(refused("forbidden"));
    expect(await beginImpersonation(ctx, primary)).toMatchObject(refused("conflict"));
    const begins = { action: "accounts.seeing-begun", subject: `account:${club.id}` };
    expect(await db.auditEntry.count({ where: begins })).toBe(1);
  });

  it("the people are listed for staff alone", async () => {
    const { club } = await world();
    expect(await listImpersonable(as(club.primary), club.id)).toEqual(refused("forbidden"));
    expect(await listImpersonable(visitor, club.id)).toEqual(refused("unauthenticated"));
  });
});
