import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addChapter, newChapterSchema, readChapter } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { makeClub } from "#tests/modules/accounts/clubs";
import { freshEin } from "#tests/modules/applications/kit";
import { giveRole, type Headquarters, makeHeadquarters, must } from "./headquarters-world";

const filled = (changed: Record<string, string> = {}) =>
  must(
    parseFields(
      newChapterSchema,
      { name: "Chapter North", city: "Austin", state: "TX", form_key: randomUUID(), ...changed },
      "en",
    ),
  );

const add = (ctx: Ctx, { centralAccountId }: Headquarters, changed?: Record<string, string>) =>
  addChapter(ctx, { centralAccountId, fields: filled(changed) });

const chaptersOf = ({ groupId }: Headquarters) => db.account.count({ where: { groupId } });

/** The fields that are wrong; [] when it was not refused for its fields. */
const wrongIn = (result: Awaited<ReturnType<typeof addChapter>>) =>
  !result.ok && result.refusal.code === "invalid" ? Object.keys(result.refusal.errors) : [];

describe("a chapter that a headquarters adds", () => {
  it("is an account of its group, and neither a member nor billed", async () => {
    const world = await makeHeadquarters();
    const ein = freshEin();
    const { id } = must(await add(world.owner, world, { ein }));
    expect(await db.account.findUnique({ where: { id } })).toMatchObject({
      name: "Chapter North",
      groupId: world.groupId,
      ein: ein.replace("-", ""),
      city: "Austin",
      state: "TX",
      timeZone: "America/Chicago",
      levelId: null,
      renewalDueAt: null,
    });
    expect(await db.invoice.count({ where: { accountId: id } })).toBe(0);
    expect(await db.groupMembership.count({ where: { accountId: id, leftOn: null } })).toBe(1);
    const told = await db.auditEntry.findFirst({
      where: { action: "headquarters.chapter-added", subject: `account:${world.centralAccountId}` },
    });
    expect(told?.data).toMatchObject({ chapterId: id });
  });

  it("invites its first officer, who is to be its primary user", async () => {
    const world = await makeHeadquarters();
    const officer = { officer_email: `o-${randomUUID()}@x.example`, officer_first_name: "Maria" };
    const { id } = must(await add(world.owner, world, officer));
    const [invitation] = await db.invitation.findMany({ where: { accountId: id } });
    expect(invitation).toMatchObject({ isPrimary: true, firstName: "Maria" });
    expect(invitation?.invitedById).toBe(world.ownerPerson.id);
    const { centralAccountId } = world;
    const seen = must(await readChapter(world.owner, { centralAccountId, chapterId: id }));
    expect(seen.invited).toMatchObject([{ name: "Maria", isOver: false }]);
  });

  it("is one, however often its form is sent; another chapter in the same form is another", async () => {
    const world = await makeHeadquarters();
    const form_key = randomUUID();
    const before = await chaptersOf(world);
    const [one, two] = await Promise.all([
      add(world.owner, world, { form_key }),
      add(world.owner, world, { form_key }),
    ]);
    expect(must(one)).toEqual(must(two));
    expect(await chaptersOf(world)).toBe(before + 1);
    const other = must(await add(world.owner, world, { form_key, name: "Chapter South" }));
    expect(other).not.toEqual(must(one));
  });

  it("is refused at its EIN when an account has that, and nothing is half done", async () => {
    const world = await makeHeadquarters();
    const stranger = await makeClub({ name: "Stranger" });
    const { chapters, centralAccountId } = world;
    const holders = [chapters.west.id, stranger.id, centralAccountId];
    const said: string[] = [];
    for (const id of holders) {
      const ein = freshEin();
      await db.account.update({ where: { id }, data: { ein: ein.replace("-", "") } });
      const before = await chaptersOf(world);
      const refused = await add(world.owner, world, { ein, officer_email: "new@x.example" });
      expect(wrongIn(refused)).toEqual(["ein"]);
      expect(await chaptersOf(world)).toBe(before);
      said.push(JSON.stringify(refused));
    }
    expect(said[0]).toContain("Chapter West");
    // Whose account it is, is nobody's business but that of its own headquarters.
    expect(said[1]).not.toContain("Stranger");
    expect(await db.user.count({ where: { emailKey: "new@x.example" } })).toBe(0);
  });

  it("is refused at its name where one of that name is in that place and a number is missing", async () => {
    const world = await makeHeadquarters();
    must(await add(world.owner, world));
    expect(wrongIn(await add(world.owner, world, { name: "chapter NORTH" }))).toEqual(["name"]);
    must(await add(world.owner, world, { city: "Dallas" }));
  });

  it("is refused when names are given to whom no address belongs", async () => {
    const world = await makeHeadquarters();
    const refused = await add(world.owner, world, { officer_last_name: "Gomez" });
    expect(wrongIn(refused)).toEqual(["officer_email"]);
  });

  it("goes into the region of who has one alone, and into no other", async () => {
    const world = await makeHeadquarters();
    const { east, west } = world.regions;
    must(await giveRole(world, "editor", [west]));
    const { id } = must(await add(world.other, world));
    expect((await db.account.findUnique({ where: { id } }))?.regionId).toBe(west);
    const region = String(east);
    expect(wrongIn(await add(world.other, world, { name: "Chapter South", region }))).toEqual([
      "region",
    ]);
    must(await giveRole(world, "editor", [west, east]));
    expect(wrongIn(await add(world.other, world, { name: "Chapter South" }))).toEqual(["region"]);
  });

  it("is added by who may change things, of that headquarters alone", async () => {
    const world = await makeHeadquarters();
    must(await giveRole(world, "viewer"));
    const looking = await add(world.other, world);
    expect(looking).toMatchObject({ ok: false, refusal: { code: "forbidden" } });
    const foreign = await add(world.chapter, world);
    expect(foreign).toMatchObject({ ok: false, refusal: { code: "not_found" } });
  });
});
