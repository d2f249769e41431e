import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  hideEntry,
  listOrganizations,
  mergeOrganizations,
  previewMerge,
  undoMerge,
} from "#modules/contest/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { as, makePerson } from "#tests/modules/accounts/people";
import { openContests, send } from "./entries";
import { code } from "./staffed";

let staff = createCtx();
let contestId = 0;
beforeAll(async () => {
  await openContests();
  staff = as(await makePerson({ isStaff: true }));
  contestId = (await db.contest.findFirstOrThrow({ where: { kind: "video" } })).id;
});

/** Two ways of writing one school, each with some videos; the later name's come last. */
async function school(first: number, second: number) {
  const town = randomUUID().replaceAll(/\d|-/g, "");
  const names = { into: `${town} High School`, from: `${town} H.S.` };
  for (let sent = 0; sent < first; sent++) await video(names.into);
  for (let sent = 0; sent < second; sent++) await video(names.from);
  return names;
}

const video = (organization: string) => send({ kind: "video", fields: { organization } });
const countingOf = async (names: { from: string; into: string }) =>
  (
    await db.contestEntry.findMany({
      where: { organization: { in: [names.from, names.into] } },
      orderBy: { id: "asc" },
    })
  ).map(({ counts }) => counts);
const seenOf = async (names: { from: string; into: string }) => {
  const found = await previewMerge(staff, { contestId, ...names });
  if (!found.ok) throw new Error(found.refusal.code);
  return { entries: found.value.entries, losing: found.value.losing.length };
};
const merge = async (names: { from: string; into: string }) =>
  mergeOrganizations(staff, { contestId, ...names, seen: await seenOf(names) });

describe("merging organizations", () => {
  it("F-14 two names together have three places: what it changes is shown, done and undone", async () => {
    const names = await school(2, 3);
    const found = await previewMerge(staff, { contestId, ...names });
    expect(found).toMatchObject({
      value: { ...names, entries: 5, countingNow: 5, countingThen: 3 },
    });
    expect(found.ok && found.value.losing).toHaveLength(2);
    // Looking changes nothing.
    expect(await countingOf(names)).toEqual([true, true, true, true, true]);

    expect(await merge(names)).toMatchObject({ value: { name: names.into, counting: 3 } });
    expect(await countingOf(names)).toEqual([true, true, true, false, false]);
    for (const name of [names.from, names.into.toUpperCase()]) {
      expect(await video(name)).toMatchObject({ value: { counts: false } });
    }

    const listed = await listOrganizations(staff, { contestId, page: 1 });
    const made = listed.ok ? listed.value.merges[0] : undefined;
    expect(made).toMatchObject({ fromName: names.from, intoName: names.into });
    const undone = await undoMerge(staff, { contestId, mergeId: made?.id ?? 0 });
    expect(undone).toMatchObject({ value: { restored: 2 } });
    expect(code(await undoMerge(staff, { contestId, mergeId: made?.id ?? 0 }))).toBe("not_found");
    expect((await countingOf(names)).filter(Boolean)).toHaveLength(5);
    const actions = await db.auditEntry.findMany({
      where: { subject: `contest:${contestId}` },
      orderBy: { id: "desc" },
      take: 2,
    });
    expect(actions.map(({ action }) => action)).toEqual([
      "contest.merge-undone",
      "contest.organizations-merged",
    ]);
  });

  it("F-14 a place that staff have freed stays free when a merge is undone", async () => {
    const names = await school(3, 1);
    expect(await merge(names)).toMatchObject({ value: { counting: 3 } });
    const first = await db.contestEntry.findFirstOrThrow({ where: { organization: names.into } });
    await hideEntry(staff, { entryId: first.id, from: "pending", freesPlace: true });
    const { id: mergeId } = await db.contestMerge.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(await undoMerge(staff, { contestId, mergeId })).toMatchObject({
      value: { restored: 1 },
    });
    expect(await countingOf(names)).toEqual([false, true, true, true]);
  });

  it("F-14 neither does the place of an entry that a merge left without one", async () => {
    const names = await school(3, 1);
    await merge(names);
    const last = await db.contestEntry.findFirstOrThrow({
      where: { organization: names.from },
      orderBy: { id: "asc" },
    });
    expect(last.lostPlace).toBe(true);
    await hideEntry(staff, { entryId: last.id, from: "pending", freesPlace: true });
    const { id: mergeId } = await db.contestMerge.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(await undoMerge(staff, { contestId, mergeId })).toMatchObject({
      value: { restored: 0 },
    });
    const latest = await db.auditEntry.findFirst({ orderBy: { id: "desc" } });
    expect(latest?.action).toBe("contest.merge-undone");
  });

  it("F-14 merges follow one another, and no name is merged with itself", async () => {
    const names = await school(1, 1);
    const third = `${names.into} Boosters`;
    await video(third);
    expect(code(await merge(names))).toBe("ok");
    expect(await previewMerge(staff, { contestId, ...names })).toMatchObject({
      refusal: { errors: { into: [expect.anything()] } },
    });
    expect(code(await merge({ from: names.into, into: third }))).toBe("ok");
    const onward = await previewMerge(staff, { contestId, from: third, into: names.from });
    expect(onward).toMatchObject({ refusal: { errors: { into: [expect.anything()] } } });
    expect(await video(names.from)).toMatchObject({ value: { counts: false } });
  });

  it("F-14 what has changed since it was looked at is not merged, nor by anybody else than staff", async () => {
    const names = await school(1, 1);
    const seen = await seenOf(names);
    const member = as(await makePerson());
    const asked = { contestId, ...names, seen };
    expect(code(await mergeOrganizations(member, asked))).toBe("forbidden");
    await video(names.from);
    expect(code(await mergeOrganizations(staff, asked))).toBe("conflict");
    expect(code(await previewMerge(staff, { contestId, from: "Nobody", into: names.into }))).toBe(
      "invalid",
    );
    expect(await db.contestMerge.count({ where: { fromName: names.from } })).toBe(0);
  });

  it("F-14 while organizations are merged and entries come, three count in the end", async () => {
    const names = await school(1, 1);
    const seen = await seenOf(names);
    const all = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => video(index % 2 ? names.from : names.into)),
      ...Array.from({ length: 3 }, () =>
        mergeOrganizations(staff, { contestId, ...names, seen }).catch(() => undefined),
      ),
    ]);
    expect(all).toHaveLength(23);
    if ((await db.contestMerge.count({ where: { fromName: names.from } })) === 0)
      await merge(names);
    expect((await countingOf(names)).filter(Boolean)).toHaveLength(3);
  });

  it("F-14 names that differ by an abbreviation alone are offered", async () => {
    const names = await school(1, 1);
    const listed = await listOrganizations(staff, { contestId, page: 1 });
    expect(listed.ok && listed.value.alike).toContainEqual(names);
  });
});
