import { describe, expect, it } from "vitest";
import {
  addRegion,
  changeHeadquartersRole,
  deleteAccountUser,
  groupAccess,
  inReach,
  listHeadquarters,
  mayEdit,
  mayManage,
  placeChapter,
  placeStates,
  reachOf,
  removeRegion,
  renameRegion,
  storeAccountUser,
} from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { newPerson } from "#tests/modules/accounts/clubs";
import { as, makePerson, system } from "#tests/modules/accounts/people";
import { giveRole, makeHeadquarters, must, of } from "./headquarters-world";

/** The names of the chapters that somebody reaches, asked both ways. */
async function reached(ctx: Ctx, centralAccountId: number): Promise<string[]> {
  const access = must(await groupAccess(ctx, centralAccountId));
  const bySql = await db.$queryRaw<{ name: string }[]>`
    SELECT account.name FROM accounts account WHERE ${inReach(access)} ORDER BY name`;
  const byName = await db.account.findMany({
    where: reachOf(access),
    orderBy: { name: "asc" },
    select: { name: true },
  });
  expect(byName).toEqual(bySql);
  return bySql.map(({ name }) => name);
}

const all = ["Chapter East", "Chapter West", "Chapter apart"];

describe("what the people of a headquarters may do", () => {
  it("is everything for whoever has no role, and for staff; the group is not there for others", async () => {
    const { centralAccountId, owner, other, chapter, groupId } = await makeHeadquarters();
    for (const ctx of [owner, other, system]) {
      const access = must(await groupAccess(ctx, centralAccountId));
      expect(access).toEqual({
        groupId,
        centralAccountId,
        label: "Delta Rho Omega",
        gen: "5271",
        role: "owner",
        regionIds: null,
      });
      expect([mayEdit(access), mayManage(access)]).toEqual([true, true]);
      expect(await reached(ctx, centralAccountId)).toEqual(all);
    }
    const looking = as(await makePerson({ isStaff: true, staffRole: "moderator" }));
    const seen = must(await groupAccess(looking, centralAccountId));
    expect([seen.role, seen.regionIds, mayEdit(seen)]).toEqual(["viewer", null, false]);
    for (const ctx of [chapter, as(await makePerson())]) {
      expect(await groupAccess(ctx, centralAccountId)).toEqual({
        ok: false,
        refusal: { code: "not_found" },
      });
    }
    const [chapterId] = chapter.actor.kind === "user" ? chapter.actor.accountIds : [];
    expect((await groupAccess(chapter, chapterId ?? 0)).ok).toBe(false);
  });

  it.each([
    ["owner", true],
    ["editor", true],
    ["viewer", false],
  ] as const)("HQ-03 a role for regions reaches their chapters alone: %s", async (role, edits) => {
    const world = await makeHeadquarters();
    const { centralAccountId, other, regions } = world;
    must(await giveRole(world, role, [regions.west]));
    const access = must(await groupAccess(other, centralAccountId));
    expect([access.role, access.regionIds]).toEqual([role, [regions.west]]);
    expect([mayEdit(access), mayManage(access)]).toEqual([edits, false]);
    expect(await reached(other, centralAccountId)).toEqual(["Chapter West"]);
    must(await giveRole(world, role));
    expect(await reached(other, centralAccountId)).toEqual(all);
  });

  it("HQ-03 whose only region is removed reaches nothing, and a chapter that leaves the group leaves its region", async () => {
    const world = await makeHeadquarters();
    const { centralAccountId, owner, other, regions, chapters, groupId } = world;
    must(await giveRole(world, "editor", [regions.west]));
    must(await removeRegion(owner, { centralAccountId, id: regions.west }));
    expect(await reached(other, centralAccountId)).toEqual([]);
    must(await giveRole(world, "editor", [regions.east]));
    const at = { where: { id: chapters.east.id } };
    await db.account.update({ ...at, data: { groupId: null } });
    expect(await reached(other, centralAccountId)).toEqual([]);
    await db.account.update({ ...at, data: { groupId } });
    expect(await reached(other, centralAccountId)).toEqual([]);
    expect(await reached(owner, centralAccountId)).toEqual(all);
  });

  it("is said by owners of all chapters alone, and written down", async () => {
    const world = await makeHeadquarters();
    const { centralAccountId, owner, other, otherPerson, ownerPerson, regions } = world;
    const change = { centralAccountId, userId: ownerPerson.id, role: "viewer" as const };
    for (const [role, regionIds] of [
      ["viewer", null],
      ["editor", null],
      ["owner", [regions.west]],
    ] as const) {
      must(await giveRole(world, role, regionIds));
      const tried = await changeHeadquartersRole(other, { ...change, regionIds: null, version: 0 });
      expect(tried).toMatchObject({ ok: false, refusal: { code: "forbidden" } });
      expect(await addRegion(other, { centralAccountId, name: "South" })).toMatchObject({
        ok: false,
        refusal: { code: "forbidden" },
      });
    }
    const entries = await db.auditEntry.findMany({
      where: {
        action: "accounts.headquarters-role-changed",
        subject: `account:${centralAccountId}`,
      },
      orderBy: { id: "asc" },
      select: { actorId: true, data: true },
    });
    expect(entries).toHaveLength(3);
    expect(entries[2]).toEqual({
      actorId: ownerPerson.id,
      data: {
        userId: otherPerson.id,
        version: 2,
        before: { role: "editor", regionIds: null },
        after: { role: "owner", regionIds: [regions.west] },
      },
    });
    const list = must(await listHeadquarters(owner, centralAccountId));
    expect(list.people.map(({ role, version }) => [role, version])).toEqual([
      ["owner", 0],
      ["owner", 3],
    ]);
  });

  it("the last owner of all chapters stays one, also when two step down at once", async () => {
    const world = await makeHeadquarters();
    const { centralAccountId, owner, other, ownerPerson, otherPerson, regions } = world;
    const down = (ctx: Ctx, userId: number, regionIds: number[] | null = null) =>
      changeHeadquartersRole(ctx, {
        centralAccountId,
        userId,
        role: regionIds ? "owner" : "editor",
        regionIds,
        version: 0,
      });
    const both = await Promise.all([
      down(owner, ownerPerson.id),
      down(other, otherPerson.id, [regions.east]),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = both.find(({ ok }) => !ok);
    expect(refused).toMatchObject({
      refusal: { code: "conflict", message: { key: "lastOwner" } },
    });
  });

  it("a second change of what somebody else changed meanwhile is told so", async () => {
    const world = await makeHeadquarters();
    const { centralAccountId, owner, otherPerson } = world;
    const change = { centralAccountId, userId: otherPerson.id, regionIds: null, version: 0 };
    must(await changeHeadquartersRole(owner, { ...change, role: "viewer" }));
    expect(await changeHeadquartersRole(owner, { ...change, role: "editor" })).toMatchObject({
      ok: false,
      refusal: { code: "conflict", message: { key: "changedMeanwhile" } },
    });
  });

  it("can be said of somebody who is invited, before they come", async () => {
    const { centralAccountId, owner, ownerPerson, regions } = await makeHeadquarters();
    const invited = must(
      await storeAccountUser(as(ownerPerson), centralAccountId, newPerson({ first_name: "Grace" })),
    );
    const { userId } =
      must(await listHeadquarters(owner, centralAccountId)).people.find(
        ({ isInvited }) => isInvited,
      ) ?? {};
    expect(invited).toBeDefined();
    must(
      await changeHeadquartersRole(owner, {
        centralAccountId,
        userId: userId ?? 0,
        role: "viewer",
        regionIds: [regions.east],
        version: 0,
      }),
    );
    const access = must(
      await groupAccess(
        of({ id: userId ?? 0, email: "", isStaff: false }, centralAccountId),
        centralAccountId,
      ),
    );
    expect([access.role, access.regionIds]).toEqual(["viewer", [regions.east]]);
    const stranger = await makePerson();
    expect(
      await changeHeadquartersRole(owner, {
        centralAccountId,
        userId: stranger.id,
        role: "viewer",
        regionIds: null,
        version: 0,
      }),
    ).toEqual({ ok: false, refusal: { code: "not_found" } });
  });

  it("does not keep a person who leaves and is forgotten", async () => {
    const world = await makeHeadquarters();
    must(await giveRole(world, "viewer"));
    const { centralAccountId, ownerPerson, otherPerson } = world;
    must(
      await deleteAccountUser(as(ownerPerson), {
        accountId: centralAccountId,
        userId: otherPerson.id,
      }),
    );
    expect(await db.user.count({ where: { id: otherPerson.id } })).toBe(0);
  });
});

describe("the regions of a group", () => {
  it("have different names, whatever their case, and at most one a chapter", async () => {
    const { centralAccountId, owner, regions, chapters } = await makeHeadquarters();
    const taken = {
      ok: false,
      refusal: { code: "invalid", errors: { name: [{ key: "regionTaken" }] } },
    };
    expect(await addRegion(owner, { centralAccountId, name: " west " })).toMatchObject(taken);
    const rename = { centralAccountId, id: regions.east };
    expect(await renameRegion(owner, { ...rename, name: "WEST" })).toMatchObject(taken);
    must(await renameRegion(owner, { ...rename, name: "Atlantic" }));
    await db.account.update({ where: { id: chapters.apart.id }, data: { state: "CA" } });
    await db.account.update({ where: { id: chapters.east.id }, data: { state: "CA" } });
    const placed = await placeStates(owner, { centralAccountId, id: regions.west, states: ["CA"] });
    expect(must(placed)).toEqual({ moved: 2 });
    const again = await placeStates(owner, { centralAccountId, id: regions.west, states: ["CA"] });
    expect(must(again)).toEqual({ moved: 0 });
    const list = must(await listHeadquarters(owner, centralAccountId));
    expect(list.regions.map(({ name, chapters: count }) => [name, count])).toEqual([
      ["Atlantic", 0],
      ["West", 3],
    ]);
    expect(list.apart).toBe(0);
  });

  it("HQ-03 somebody for one region moves its chapters nowhere else, and sees no other", async () => {
    const world = await makeHeadquarters();
    const { centralAccountId, other, regions, chapters } = world;
    must(await giveRole(world, "editor", [regions.west]));
    const move = (chapterId: number, regionId: number | null) =>
      placeChapter(other, { centralAccountId, chapterId, regionId });
    expect(await move(chapters.east.id, regions.west)).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
    const unknown = { ok: false, refusal: { errors: { region: [{ key: "regionUnknown" }] } } };
    expect(await move(chapters.west.id, regions.east)).toMatchObject(unknown);
    expect(await move(chapters.west.id, null)).toMatchObject(unknown);
    const list = must(await listHeadquarters(other, centralAccountId));
    expect(list.regions.map(({ name }) => name)).toEqual(["West"]);
    must(await giveRole(world, "viewer", [regions.west]));
    expect(await move(chapters.west.id, regions.west)).toMatchObject({
      ok: false,
      refusal: { code: "forbidden" },
    });
  });
});
