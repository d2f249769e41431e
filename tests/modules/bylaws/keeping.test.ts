import { describe, expect, it } from "vitest";
import {
  createBylaws,
  findBylaws,
  keepBylaws,
  listBylaws,
  updateBylaws,
} from "#modules/bylaws/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import type { Result } from "#modules/platform/result";
import { makeAccount } from "../../factories/account";
import { chapterFields } from "../../factories/bylaws";
import { accepted } from "./worker";

const moment = new Date("2026-11-21T10:00:00Z");
const visitor = createCtx({ now: () => moment });
const variant = "chapter";

const personOf = (accountIds: readonly number[], { isStaff = false, now = () => moment } = {}) =>
  createCtx({
    actor: { kind: "user", userId: 1, isStaff, role: isStaff ? "owner" : undefined, accountIds },
    now,
  });
async function makeClub(name?: string) {
  const { id } = await makeAccount(visitor, name);
  return { id, ctx: personOf([id]) };
}
const create = async (ctx = visitor, accountId?: number, changes = {}) =>
  accepted(await createBylaws(ctx, { variant, fields: chapterFields(changes), accountId })).hash;
const keepingOf = async (ctx: typeof visitor, hash: string) =>
  (await findBylaws(ctx, variant, hash))?.keeping;
const hashesOf = async (ctx: typeof visitor, accountId: number) =>
  accepted(await listBylaws(ctx, { accountId })).rows.map(({ hash }) => hash);
const code = (result: Result<unknown>) => (result.ok ? "ok" : result.refusal.code);

describe("whose bylaws are", () => {
  it("those of a signed-in person are among her account's papers, a visitor's are nobody's", async () => {
    const club = await makeClub("Elm Street Boosters");
    const hash = await create(club.ctx);
    expect(await hashesOf(club.ctx, club.id)).toEqual([hash]);
    expect(await keepingOf(club.ctx, hash)).toEqual({
      by: "own",
      account: { id: club.id, name: "Elm Street Boosters" },
    });
    expect(await keepingOf(visitor, await create())).toEqual({ by: "nobody", until: "2027-11-21" });
    expect(await hashesOf(club.ctx, club.id)).toEqual([hash]);
  });

  it("a person of several names the account; another's is not found and nothing is made", async () => {
    const one = await makeClub();
    const two = await makeClub();
    const three = await makeClub();
    const both = personOf([one.id, two.id]);
    const hash = await create(both, two.id);
    expect(await hashesOf(two.ctx, two.id)).toEqual([hash]);
    const before = await db.bylaws.count();
    const asked = { variant, fields: chapterFields(), accountId: three.id };
    expect(code(await createBylaws(both, asked))).toBe("not_found");
    expect(await db.bylaws.count()).toBe(before);
  });

  it("whose session ended meanwhile makes a visitor's, and loses nothing of what was typed", async () => {
    const club = await makeClub();
    const hash = await create(visitor, club.id);
    expect(await keepingOf(club.ctx, hash)).toMatchObject({ by: "nobody" });
  });

  it("E-09 the hash opens and changes them for everybody, and tells nobody else whose they are", async () => {
    const club = await makeClub();
    const hash = await create(club.ctx);
    expect(await keepingOf(visitor, hash)).toEqual({ by: "others" });
    const saved = await updateBylaws(visitor, { variant, hash, fields: chapterFields() });
    expect(accepted(saved).version).toBe(2);
    expect(await keepingOf(club.ctx, hash)).toMatchObject({ by: "own" });
  });

  it("the list is for the account's people and staff, newest save first, by pages", async () => {
    const club = await makeClub();
    const other = await makeClub();
    for (let number = 1; number <= 16; number += 1) {
      const now = () => new Date(moment.getTime() + number);
      await create(personOf([club.id], { now }), club.id, { name: `Chapter ${number}` });
    }
    const page = (ctx: typeof visitor, at = 1) => listBylaws(ctx, { accountId: club.id, page: at });
    const first = accepted(await page(club.ctx));
    expect([first.total, first.rows.length, first.rows[0]?.name]).toEqual([16, 15, "Chapter 16"]);
    expect(accepted(await page(club.ctx, 2)).rows).toMatchObject([
      { name: "Chapter 1", variant, version: 1, state: "preparing" },
    ]);
    expect(accepted(await page(personOf([], { isStaff: true }))).total).toBe(16);
    for (const ctx of [other.ctx, visitor]) expect(code(await page(ctx))).toBe("not_found");
  });
});

describe("keeping a visitor's bylaws by their link", () => {
  const keep = (ctx: typeof visitor, hash: string, accountId: number, as = variant) =>
    keepBylaws(ctx, { variant: as, hash, accountId });

  it("E-05 puts them with an account's papers, once, and writes who did", async () => {
    const club = await makeClub();
    const hash = await create();
    expect(await keep(club.ctx, hash, club.id)).toEqual({
      ok: true,
      value: { accountId: club.id },
    });
    expect(await hashesOf(club.ctx, club.id)).toEqual([hash]);
    // The second click.
    expect(code(await keep(club.ctx, hash, club.id))).toBe("ok");
    const { id } = await db.bylaws.findUniqueOrThrow({ where: { hash } });
    const entries = await db.auditEntry.findMany({ where: { subject: `bylaws:${id}` } });
    expect(entries).toMatchObject([
      { action: "bylaws.kept", actorId: 1, data: { accountId: club.id } },
    ]);
  });

  it("refuses a second account with words that say so, and leaves them where they are", async () => {
    const club = await makeClub();
    const late = await makeClub();
    const hash = await create();
    await keep(club.ctx, hash, club.id);
    expect(await keep(late.ctx, hash, late.id)).toMatchObject({
      refusal: { code: "conflict", message: { key: "keptElsewhere" } },
    });
    expect(await hashesOf(club.ctx, club.id)).toEqual([hash]);
    expect(await hashesOf(late.ctx, late.id)).toEqual([]);
  });

  it("gives them to one of several accounts that ask at once", async () => {
    const clubs = [await makeClub(), await makeClub(), await makeClub(), await makeClub()];
    const hash = await create();
    const answers = await Promise.all(clubs.map(({ ctx, id }) => keep(ctx, hash, id)));
    expect(answers.map(code).sort()).toEqual(["conflict", "conflict", "conflict", "ok"]);
    const winner = clubs[answers.findIndex(({ ok }) => ok)];
    expect(await db.bylaws.findUniqueOrThrow({ where: { hash } })).toMatchObject({
      accountId: winner?.id,
    });
  });

  it("is for people of the account who hold the hash", async () => {
    const club = await makeClub();
    const hash = await create();
    expect(code(await keep(visitor, hash, club.id))).toBe("unauthenticated");
    expect(code(await keep(personOf([]), hash, club.id))).toBe("not_found");
    expect(code(await keep(club.ctx, "a".repeat(43), club.id))).toBe("not_found");
    expect(code(await keep(club.ctx, "1", club.id))).toBe("not_found");
    expect(code(await keep(club.ctx, hash, club.id, "booster"))).toBe("not_found");
    expect(code(await keep(personOf([], { isStaff: true }), hash, 0))).toBe("not_found");
    expect(await keepingOf(visitor, hash)).toMatchObject({ by: "nobody" });
  });
});
