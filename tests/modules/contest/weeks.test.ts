import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { addContest, entriesByWeek } from "#modules/contest/index.server";
import { db } from "#modules/platform/db.server";
import { as, makePerson } from "#tests/modules/accounts/people";
import { at, contestInput, send, system, visitor } from "./entries";
import { code } from "./staffed";

beforeEach(async () => {
  await db.contestEntry.deleteMany();
  await db.contest.deleteMany();
});

/** A contest of November 2026 with an entry of each instant. */
async function contestWith(...instants: readonly string[]): Promise<number> {
  const added = await addContest(system, contestInput("photo"));
  const id = added.ok ? added.value.id : 0;
  for (const instant of instants) {
    const sent = await send({ fields: { email: `${randomUUID()}@people.example` } });
    const entry = sent.ok ? sent.value.id : 0;
    const data = { contestId: id, createdAt: new Date(instant) };
    await db.contestEntry.update({ where: { id: entry }, data });
  }
  return id;
}

const weeksOf = async (id: number, now: string) => {
  const staff = { ...system, now: at(now).now };
  const found = await entriesByWeek(staff, id);
  return found.ok ? found.value.map(({ from, entries }) => [from, entries]) : code(found);
};

it("entries are counted by weeks from the day the contest opened, by its clock, up to today", async () => {
  // The second is 11:30 pm on November 7 in New York, the third half an hour later.
  const id = await contestWith(
    "2026-11-01T15:00:00Z",
    "2026-11-08T04:30:00Z",
    "2026-11-08T05:00:00Z",
    "2026-11-20T12:00:00Z",
  );
  expect(await weeksOf(id, "2026-11-21T12:00:00Z")).toEqual([
    ["2026-11-01", 2],
    ["2026-11-08", 1],
    ["2026-11-15", 1],
  ]);
  expect(await weeksOf(id, "2027-03-01T12:00:00Z")).toHaveLength(5);
});

it("a contest to come has no weeks, and what came outside its days is in the first or the last", async () => {
  const id = await contestWith("2026-10-20T12:00:00Z", "2026-12-20T12:00:00Z");
  expect(await weeksOf(id, "2026-10-25T12:00:00Z")).toEqual([]);
  expect(await weeksOf(id, "2027-01-01T12:00:00Z")).toEqual([
    ["2026-11-01", 1],
    ["2026-11-08", 0],
    ["2026-11-15", 0],
    ["2026-11-22", 0],
    ["2026-11-29", 1],
  ]);
});

it("is for staff", async () => {
  const id = await contestWith();
  expect(code(await entriesByWeek(visitor, id))).toBe("forbidden");
  expect(code(await entriesByWeek(as(await makePerson()), id))).toBe("forbidden");
  expect(code(await entriesByWeek(system, id + 1_000))).toBe("not_found");
});
