import { describe, expect, it } from "vitest";
import { readChapter, setChapterEin } from "#modules/headquarters/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { makeClub } from "#tests/modules/accounts/clubs";
import { as, makePerson } from "#tests/modules/accounts/people";
import { freshEin } from "#tests/modules/applications/kit";
import { giveRole, type Headquarters, makeHeadquarters, must } from "./headquarters-world";

const digitsOf = (ein: string) => ein.replace("-", "");

const give = (
  ctx: Ctx,
  { centralAccountId, chapters }: Headquarters,
  ein: string,
  to = chapters.west,
) => setChapterEin(ctx, { centralAccountId, chapterId: to.id, ein });

const einOf = async (id: number) => (await db.account.findUniqueOrThrow({ where: { id } })).ein;

describe("the EIN that a headquarters gives a chapter without one", () => {
  it("is the chapter's from then on, shows at once, and is in the record of both", async () => {
    const world = await makeHeadquarters();
    const { centralAccountId, chapters } = world;
    const ein = freshEin();
    must(await give(world.owner, world, ein));
    expect(await einOf(chapters.west.id)).toBe(digitsOf(ein));
    const seen = must(
      await readChapter(world.owner, { centralAccountId, chapterId: chapters.west.id }),
    );
    expect(seen.standing.ein).toBe(digitsOf(ein));
    const told = await db.auditEntry.findMany({
      where: { action: { in: ["headquarters.chapter-ein-set", "accounts.ein-set"] } },
      select: { subject: true, actorId: true },
    });
    const by = world.ownerPerson.id;
    for (const id of [centralAccountId, chapters.west.id]) {
      expect(told).toContainEqual({ subject: `account:${id}`, actorId: by });
    }
  });

  it("is given once: of many at once one is heard, and another number stays with the chapter and staff", async () => {
    const world = await makeHeadquarters();
    const eins = [freshEin(), freshEin(), freshEin()];
    const done = await Promise.all(eins.map((ein) => give(world.owner, world, ein)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const stays = await einOf(world.chapters.west.id);
    expect(eins.map(digitsOf)).toContain(stays);
    expect(await give(world.owner, world, freshEin())).toMatchObject({
      refusal: { code: "conflict", message: { key: "einKnown" } },
    });
    expect(await einOf(world.chapters.west.id)).toBe(stays);
    // The same form sent again is no other number.
    const again = `${stays?.slice(0, 2)}-${stays?.slice(2)}`;
    expect(await give(world.owner, world, again)).toMatchObject({ ok: true });
  });

  it("does not pass over the one that the chapter says in its application", async () => {
    const world = await makeHeadquarters();
    const { id } = world.chapters.west;
    const answers = { ein: freshEin() };
    const made = { accountId: id, levelId: 2001, token: `t-${id}`, answers };
    await db.application.create({
      data: { ...made, createdAt: new Date(), touchedAt: new Date() },
    });
    expect(await give(world.owner, world, freshEin())).toMatchObject({
      refusal: { code: "conflict" },
    });
    expect(await einOf(id)).toBeNull();
  });

  it("is refused where an account has it, which is named to whom may see it", async () => {
    const world = await makeHeadquarters();
    const { chapters, centralAccountId } = world;
    const stranger = await makeClub({ name: "Stranger" });
    const staff = as(await makePerson({ isStaff: true }));
    const keys = new Map([
      [chapters.east.id, ["einOfChapter", "einOfChapter"]],
      [stranger.id, ["einElsewhere", "einOfAccount"]],
      [centralAccountId, ["einOfHeadquarters", "einOfHeadquarters"]],
    ]);
    for (const [id, [own, staffs]] of keys) {
      const ein = freshEin();
      await db.account.update({ where: { id }, data: { ein: digitsOf(ein) } });
      const refused = await give(world.owner, world, ein);
      expect(refused).toMatchObject({
        refusal: { code: "invalid", errors: { ein: [{ key: own }] } },
      });
      expect(JSON.stringify(refused)).not.toContain("Stranger");
      expect(await give(staff, world, ein)).toMatchObject({
        refusal: { errors: { ein: [{ key: staffs }] } },
      });
    }
    expect(await einOf(chapters.west.id)).toBeNull();
    // Who has the West alone is not told of the East's.
    must(await giveRole(world, "editor", [world.regions.west]));
    const ein = freshEin();
    await db.account.update({ where: { id: chapters.east.id }, data: { ein: digitsOf(ein) } });
    expect(await give(world.other, world, ein)).toMatchObject({
      refusal: { errors: { ein: [{ key: "einElsewhere" }] } },
    });
  });

  it("is given by who may change things, in their regions, of that headquarters alone", async () => {
    const world = await makeHeadquarters();
    const { chapters, regions } = world;
    must(await giveRole(world, "viewer"));
    expect(await give(world.other, world, freshEin())).toMatchObject({
      refusal: { code: "forbidden" },
    });
    must(await giveRole(world, "editor", [regions.east]));
    expect(await give(world.other, world, freshEin())).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await einOf(chapters.west.id)).toBeNull();
    must(await give(world.other, world, freshEin(), chapters.east));
    for (const ctx of [world.chapter, as(await makePerson())]) {
      expect(await give(ctx, world, freshEin())).toMatchObject({ refusal: { code: "not_found" } });
    }
    const moderator = as(await makePerson({ isStaff: true, staffRole: "moderator" }));
    expect(await give(moderator, world, freshEin())).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });
});
