import { describe, expect, it } from "vitest";
import { rosterKey } from "#modules/headquarters/contract";
import {
  decideRoster,
  type RosterDecisionFields,
  rosterDecisions,
} from "#modules/headquarters/index.server";
import { AlikeNames } from "#modules/headquarters/roster/domain/trigrams";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { makeClub } from "../accounts/clubs";
import { giveRole, makeHeadquarters, must, of } from "./headquarters-world";
import { makeRosterGroup, newEin, type RosterGroup } from "./roster-world";

const nothing: RosterDecisionFields = { rows: [], decision: "ours", ignore_until: "", note: "" };

/** Decides about rows as they are shown now. */
async function decide(
  group: RosterGroup,
  keys: readonly string[],
  fields: Partial<RosterDecisionFields>,
  ctx = group.owner,
) {
  const { rows } = await group.read({ show: "all" });
  const seen = rows.filter(({ key }) => keys.includes(key)).map(rosterKey.write);
  return decideRoster(ctx, {
    centralAccountId: group.centralAccountId,
    fields: { ...nothing, rows: seen, ...fields },
  });
}

const keysOf = async (group: RosterGroup, show: Parameters<RosterGroup["read"]>[0] = {}) =>
  (await group.read(show)).rows.map(({ key }) => key);

describe("a roster beside the IRS's file", () => {
  it("HQ-04 finds all that was planted among 1,000 chapters, and nothing else", async () => {
    const group = await makeRosterGroup();
    const clubs = Array.from({ length: 1_000 }, (_, at) => ({
      ein: newEin(),
      name: `Chapter ${String.fromCharCode(65 + (at % 26))}${at} of the order`,
      city: `Town ${at}`,
    }));
    const [a, b] = [clubs[990], clubs[991]];
    if (!a || !b) throw new Error("there are 1,000");
    // Two clubs of one name in one city.
    Object.assign(b, { name: a.name, city: a.city });
    const submitted = clubs.slice(15);
    const renamed = new Set(clubs.slice(100, 130).map(({ ein }) => ein));
    const other = new Set(clubs.slice(200, 205).map(({ ein }) => ein));
    const zombies = Array.from({ length: 20 }, (_, at) => ({
      ein: newEin(),
      sortName: `FORMER LODGE ${at}`,
      city: `FAR ${at}`,
    }));
    await group.chapters(clubs);
    await group.file([
      ...submitted.map(({ ein, name, city }) => ({
        ein,
        sortName: renamed.has(ein) ? `FORMERLY ${ein}` : name.toUpperCase(),
        city: city.toUpperCase(),
        ...(other.has(ein) && { subsection: "07" }),
      })),
      ...zombies,
    ]);
    const decided = must(await rosterDecisions(group.owner, group.centralAccountId));
    const found = (test: (row: (typeof decided)[number]) => boolean) =>
      decided
        .filter(test)
        .map(({ key }) => key)
        .toSorted();
    const einsOf = (rows: readonly { readonly ein: string }[]) =>
      rows.map(({ ein }) => ein).toSorted();
    expect(found(({ kind }) => kind === "only_irs")).toEqual(einsOf(zombies));
    expect(found(({ kind }) => kind === "only_ours")).toEqual(einsOf(clubs.slice(0, 15)));
    expect(found(({ differs }) => differs.includes("name"))).toEqual([...renamed].toSorted());
    expect(found(({ differs }) => differs.includes("subsection"))).toEqual([...other].toSorted());
    expect(found(({ twins }) => twins.length > 0)).toEqual(einsOf([a, b]));
    const questions = 20 + 15 + 30 + 5 + 2;
    expect(decided).toHaveLength(1_020);
    expect(found(({ kind, twins }) => kind === "matched" && twins.length === 0)).toHaveLength(
      1_020 - questions,
    );
    const view = await group.read();
    expect(view.counts).toMatchObject({
      open: questions,
      only_irs: 20,
      only_ours: 15,
      differs: 35,
      twins: 2,
      decided: 0,
    });
    // The central organization's own row is nobody's zombie.
    expect(decided.map(({ key }) => key)).not.toContain(group.centralEin);
  });

  it("HQ-05 keeps a decision over the next import while the facts are the same, and asks again when they are not", async () => {
    const group = await makeRosterGroup();
    const [zombie, wrong] = [newEin(), newEin()];
    await group.chapters([{ ein: wrong, name: "Alpha" }]);
    const rows = [
      { ein: zombie, sortName: "FORMER LODGE" },
      { ein: wrong, sortName: "BETA" },
    ];
    await group.file(rows, "2026-10-12");
    must(await decide(group, [zombie], { decision: "remove", note: "Left in 2019." }));
    must(await decide(group, [wrong], { decision: "correct" }));
    expect(await keysOf(group)).toEqual([]);
    await group.file(rows, "2026-11-09");
    expect(await keysOf(group)).toEqual([]);
    const decided = must(await rosterDecisions(group.owner, group.centralAccountId));
    expect(decided.map(({ decision }) => [decision?.kind, decision?.isOver])).toEqual([
      ["correct", undefined],
      ["remove", undefined],
    ]);
    // The IRS has another name now: the same question, about something else.
    await group.file([{ ein: wrong, sortName: "GAMMA" }], "2026-12-14");
    const view = await group.read();
    expect(view.rows).toMatchObject([
      { key: wrong, decision: { kind: "correct", isOver: "facts" } },
    ]);
    // As it was again, the decision that was made about it counts.
    await group.file([{ ein: wrong, sortName: "BETA" }], "2027-01-11");
    expect(await keysOf(group)).toEqual([]);
  });

  it("asks again when the chapter itself changes, and when the day has come until which it was ignored", async () => {
    let now = "2026-11-24T15:00:00Z";
    const group = await makeRosterGroup(() => new Date(now));
    const [chapter] = await group.chapters([{ name: "Alpha" }]);
    const key = `account:${chapter?.id}`;
    expect(await keysOf(group)).toEqual([key]);
    must(await decide(group, [key], { decision: "ignore", ignore_until: "2026-12-24" }));
    expect(await keysOf(group)).toEqual([]);
    now = "2026-12-24T15:00:00Z";
    expect(await keysOf(group)).toEqual([]);
    now = "2026-12-25T15:00:00Z";
    expect((await group.read()).rows).toMatchObject([{ key, decision: { isOver: "time" } }]);
    must(await decide(group, [key], { decision: "add" }));
    expect(await keysOf(group)).toEqual([]);
    await db.account.updateMany({ where: { id: chapter?.id ?? 0 }, data: { name: "Alpha Two" } });
    expect((await group.read()).rows).toMatchObject([{ key, decision: { isOver: "facts" } }]);
  });

  it("decides only about what was seen, all rows or none, and each once", async () => {
    const group = await makeRosterGroup();
    const [one, other] = [newEin(), newEin()];
    await group.file([
      { ein: one, sortName: "ONE" },
      { ein: other, sortName: "OTHER" },
    ]);
    const { rows } = await group.read();
    const seen = rows.map(rosterKey.write);
    await group.file([{ ein: other, sortName: "ANOTHER" }]);
    const input = {
      centralAccountId: group.centralAccountId,
      fields: { ...nothing, rows: seen, decision: "remove" },
    };
    expect(await decideRoster(group.owner, input)).toMatchObject({ refusal: { code: "conflict" } });
    expect(await db.rosterDecision.count({ where: { groupId: group.groupId } })).toBe(0);
    const alone = { ...input, fields: { ...input.fields, rows: seen.slice(0, 1) } };
    const both = await Promise.all([
      decideRoster(group.owner, alone),
      decideRoster(group.owner, { ...alone, fields: { ...alone.fields, decision: "ours" } }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "conflict" } });
    const entries = await db.auditEntry.count({
      where: {
        action: "headquarters.roster-decided",
        subject: `account:${group.centralAccountId}`,
      },
    });
    expect(entries).toBe(1);
  });

  it("takes a decision back, and has none that does not fit the row", async () => {
    const group = await makeRosterGroup();
    const zombie = newEin();
    await group.file([{ ein: zombie, sortName: "FORMER" }]);
    const refused = await decide(group, [zombie], { decision: "add" });
    expect(refused).toMatchObject({ refusal: { code: "invalid", errors: { decision: [{}] } } });
    must(await decide(group, [zombie], { decision: "remove" }));
    must(await decide(group, [zombie], { decision: "none" }));
    expect(await keysOf(group)).toEqual([zombie]);
    expect(await decide(group, [], {})).toMatchObject({ refusal: { errors: { rows: [{}] } } });
    expect(await decide(group, [zombie], { decision: "" })).toMatchObject({
      refusal: { errors: { decision: [{}] } },
    });
    for (const ignore_until of ["", "2020-01-01", "2099-01-01"]) {
      expect(await decide(group, [zombie], { decision: "ignore", ignore_until })).toMatchObject({
        refusal: { errors: { ignore_until: [{}] } },
      });
    }
  });

  it("needs no row of the central organization in the states of its chapters, and says where no file is", async () => {
    const group = await makeRosterGroup();
    await db.irsOrganization.deleteMany({ where: { ein: group.centralEin } });
    const ein = newEin();
    const [here] = await group.chapters([{ ein, name: "Alpha" }]);
    await group.file([{ ein, sortName: "ALPHA" }]);
    await db.account.create({
      data: { name: "Far", city: "Denver", state: "CO", ein: newEin(), groupId: group.groupId },
    });
    const { counts } = await group.read();
    expect(here?.id).toBeGreaterThan(0);
    expect(counts).toMatchObject({ matched: 1, no_file: 1, open: 0, only_ours: 0 });
  });

  it("says under which group the IRS has a chapter that it has not under ours", async () => {
    const group = await makeRosterGroup();
    const [none, elsewhere] = [newEin(), newEin()];
    await group.chapters([
      { ein: none, name: "Alpha" },
      { ein: elsewhere, name: "Beta" },
    ]);
    await group.file([
      { ein: elsewhere, sortName: "BETA" },
      { ein: newEin(), sortName: "X" },
    ]);
    await db.irsOrganization.update({ where: { ein: elsewhere }, data: { groupNumber: "0000" } });
    const { rows } = await group.read({ show: "only_ours" });
    expect(rows.map(({ key, elsewhere: said }) => [key, said?.groupNumber])).toEqual([
      [none, undefined],
      [elsewhere, "0000"],
    ]);
  });

  it("is like pg_trgm in what is alike", async () => {
    const pairs = [
      ["Elm Street Boosters", "ELM STREET BOOSTER CLUB"],
      ["Alpha Chapter", "Alpha Beta Chapter"],
      ["O'Neil PTA 12", "ONEIL PTA"],
      ["a", "ab"],
    ] as const;
    for (const [one, other] of pairs) {
      const { rows } = await pool.query<{ alike: number }>("SELECT similarity($1, $2) AS alike", [
        one,
        other,
      ]);
      let alike: number | undefined;
      new AlikeNames([other]).find(one, 0, (_, value) => {
        alike = value;
      });
      expect(alike).toBeCloseTo(rows[0]?.alike ?? -1, 5);
    }
  });
});

describe("who sees and decides", () => {
  it("HQ-03 people of one region see and decide about its chapters alone, and viewers decide nothing", async () => {
    const headquarters = await makeHeadquarters();
    const { centralAccountId, chapters, regions, other, otherPerson, owner } = headquarters;
    must(await giveRole(headquarters, "editor", [regions.east]));
    const keys = async (ctx: typeof owner) =>
      must(await rosterDecisions(ctx, centralAccountId)).map(({ key }) => key);
    expect(await keys(other)).toEqual([`account:${chapters.east.id}`]);
    expect(await keys(owner)).toHaveLength(3);
    const rows = must(await rosterDecisions(owner, centralAccountId)).map(rosterKey.write);
    const fields = { ...nothing, rows, decision: "ours" };
    expect(await decideRoster(other, { centralAccountId, fields })).toMatchObject({
      refusal: { code: "not_found" },
    });
    const own = must(await rosterDecisions(other, centralAccountId)).map(rosterKey.write);
    must(await decideRoster(other, { centralAccountId, fields: { ...fields, rows: own } }));
    must(await giveRole(headquarters, "viewer"));
    expect(await decideRoster(other, { centralAccountId, fields })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(otherPerson.id).toBeGreaterThan(0);
  });

  it("is nobody's but the central organization's and staff's, and whoever sees as a member changes nothing", async () => {
    const group = await makeRosterGroup();
    const stranger = await makeClub();
    const { centralAccountId } = group;
    const outside = of(stranger.primary, stranger.id);
    expect(await rosterDecisions(outside, centralAccountId)).toMatchObject({
      refusal: { code: "not_found" },
    });
    const fields = { ...nothing, rows: ["0123456789abcdef~0~x"] };
    expect(await decideRoster(outside, { centralAccountId, fields })).toMatchObject({
      refusal: { code: "not_found" },
    });
    const { actor } = group.owner;
    if (actor.kind !== "user") throw new Error("the owner is a person");
    const seeing = createCtx({ actor: { ...actor, seenBy: stranger.primary.id } });
    expect(await decideRoster(seeing, { centralAccountId, fields })).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });
});
