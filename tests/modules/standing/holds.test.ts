import { beforeEach, expect, it } from "vitest";
import { days, hours } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import {
  decideHold,
  readStanding,
  recomputeStanding,
  standingOverview,
  sweepStandings,
} from "#modules/standing/index.server";
import { join } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { as, makePerson } from "../accounts/people";
import {
  type Clock,
  clock,
  emptyWorld,
  fileRow,
  historyOf,
  manyClubs,
  revoke,
  standingClub,
  wordOf,
  work,
} from "./clubs-world";

beforeEach(emptyWorld);

const clubs = (count: number, groupId?: number) =>
  manyClubs(count, groupId ? { groupId, groupNumber: "4242" } : {});

async function groupOf(count: number, gen = "4242") {
  const { id } = await db.group.create({ data: { label: "Delta", gen } });
  return { id, members: await clubs(count, id) };
}

/** A file in which so many of the clubs lack a return that they had. */
const worsen = async (some: readonly { ein: string }[], asOf = "2026-11-09") => {
  for (const { ein } of some) await fileRow({ ein, period: "202406", asOf });
};
const sweep = (time: Clock) => sweepStandings(time.ctx, { cause: "import" });
const openHolds = () => db.standingHold.findMany({ where: { state: "held" } });
const words = async (some: readonly { id: number }[]) =>
  Promise.all(some.map(({ id }) => wordOf(id)));

it("STD-08 between a list and the pass over all clubs a single one that it would worsen waits, too", async () => {
  const time = clock();
  const list = () =>
    db.listingImport.create({
      data: {
        kind: "bmf",
        state: "done",
        source: "eo1.csv",
        asOf: new Date("2026-11-09"),
        startedAt: time.ctx.now(),
        updatedAt: time.ctx.now(),
      },
    });
  await list();
  const [club] = await clubs(1);
  if (!club) throw new Error("one was asked for");
  await sweep(time);
  await worsen([club]);
  await list();
  await recomputeStanding(time.ctx, club.id);
  expect(await wordOf(club.id)).toBe("good");
  expect(await readStanding(time.ctx, club.id)).toMatchObject({
    value: { verdict: "good", isBeingChecked: true },
  });
  await sweep(time);
  expect(await wordOf(club.id)).toBe("attention");
  expect(await readStanding(time.ctx, club.id)).toMatchObject({ value: { isBeingChecked: false } });
});

it("STD-08 an import that would worsen more than 50 clubs waits: no letters until staff release it, then once", async () => {
  const time = clock();
  const all = await clubs(52);
  const people = [];
  for (const { id } of all.slice(0, 2)) people.push(await join(id));
  await sweep(time);
  await work(time);
  for (const { ein } of all.slice(0, 51))
    await fileRow({ ein, period: "202306", asOf: "2026-11-09" });
  expect(await sweep(time)).toMatchObject({ worse: 51 });
  expect(new Set(await words(all))).toEqual(new Set(["good"]));
  await work(time);
  expect(await lettersTo(people[0]?.email ?? "")).toEqual([]);
  const [first] = all;
  expect(await readStanding(time.ctx, first?.id ?? 0)).toMatchObject({
    value: { verdict: "good", isBeingChecked: true },
  });
  // A second run, as after a crash, or a single club judged again, changes nothing of it.
  await sweep(time);
  await recomputeStanding(time.ctx, first?.id ?? 0);
  expect(await wordOf(first?.id ?? 0)).toBe("good");
  const [hold, ...others] = await openHolds();
  expect(others).toEqual([]);
  expect(hold).toMatchObject({ kind: "files", groupId: null, worsened: 51 });
  const overview = await standingOverview(time.ctx);
  expect(overview).toMatchObject({
    value: { holds: [{ waiting: [{ verdict: "at_risk", clubs: 51 }] }] },
  });
  // Each is named, with the standing that it has and the one that waits.
  const waiting = all
    .slice(0, 51)
    .map(({ id }) => ({ accountId: id, was: "good", verdict: "at_risk" }));
  const named = overview.ok ? (overview.value.holds[0]?.clubs ?? []) : [];
  expect(named).toHaveLength(51);
  expect(named).toEqual(expect.arrayContaining(waiting.map((one) => expect.objectContaining(one))));

  const holdId = hold?.id ?? 0;
  expect(await decideHold(time.ctx, { holdId, decision: "release" })).toMatchObject({ ok: true });
  expect(await decideHold(time.ctx, { holdId, decision: "drop" })).toMatchObject({
    refusal: { code: "conflict" },
  });
  await work(time);
  expect((await words(all)).filter((word) => word === "at_risk")).toHaveLength(51);
  for (const { email } of people) expect(await lettersTo(email)).toHaveLength(1);
  await sweep(time);
  await work(time);
  for (const { email } of people) expect(await lettersTo(email)).toHaveLength(1);
  expect((await historyOf(first?.id ?? 0)).map(({ cause }) => cause)).toEqual([
    "import",
    "release",
  ]);
});

it("fifty are told at once", async () => {
  const time = clock();
  const all = await clubs(51);
  await sweep(time);
  await worsen(all.slice(0, 50));
  expect(await sweep(time)).toMatchObject({ worse: 50 });
  expect(await openHolds()).toEqual([]);
  expect((await words(all)).filter((word) => word === "attention")).toHaveLength(50);
});

it("of a group of twenty more than one waits, and other clubs go on; one does not wait", async () => {
  const time = clock();
  const { id: groupId, members } = await groupOf(20);
  const [alone] = await clubs(1);
  await sweep(time);
  await worsen(members.slice(0, 1));
  await sweep(time);
  expect((await words(members)).filter((word) => word === "attention")).toHaveLength(1);
  await worsen([...members.slice(1, 3), ...(alone ? [alone] : [])]);
  await sweep(time);
  expect(await openHolds()).toMatchObject([{ kind: "files", groupId, worsened: 2 }]);
  expect((await words(members)).filter((word) => word === "attention")).toHaveLength(1);
  expect(await wordOf(alone?.id ?? 0)).toBe("attention");
});

it("what is dropped stays dropped until a file says something else", async () => {
  const time = clock();
  const { members } = await groupOf(20);
  await sweep(time);
  await worsen(members.slice(0, 5));
  await sweep(time);
  const [hold] = await openHolds();
  await decideHold(time.ctx, { holdId: hold?.id ?? 0, decision: "drop" });
  await sweep(time);
  expect(await openHolds()).toEqual([]);
  expect(new Set(await words(members))).toEqual(new Set(["good"]));
  expect(await readStanding(time.ctx, members[0]?.id ?? 0)).toMatchObject({
    value: { verdict: "good", isBeingChecked: false },
  });
  await worsen(members.slice(0, 5), "2026-11-16");
  await sweep(time);
  expect(await openHolds()).toHaveLength(1);
});

it("what has become well again while it waited waits no more", async () => {
  const time = clock();
  const { members } = await groupOf(20);
  await sweep(time);
  await worsen(members.slice(0, 5));
  await sweep(time);
  for (const { ein } of members.slice(0, 5)) await fileRow({ ein, period: "202606" });
  await sweep(time);
  expect(await db.standing.count({ where: { holdId: { not: null } } })).toBe(0);
  expect(new Set(await words(members))).toEqual(new Set(["good"]));
});

it("without a decision it is released after 72 hours, and staff are told both times", async () => {
  const time = clock();
  const owner = await makePerson({ isStaff: true });
  const { members } = await groupOf(20);
  await sweep(time);
  await worsen(members.slice(0, 5));
  await sweep(time);
  await work(time);
  const subjects = async () =>
    (await lettersTo(owner.email)).map(({ subject }) => subject).toReversed();
  expect(await subjects()).toEqual(["The standing of 5 clubs waits for you"]);
  const { rows } = await pool.query<{ hours: number }>(
    `SELECT extract(epoch FROM available_at - now()) / 3600 AS hours FROM outbox_jobs
     WHERE job_name = 'standing.end-hold'`,
  );
  expect(Number(rows[0]?.hours)).toBeCloseTo(72, 1);
  time.pass(hours(72));
  await work(time, true);
  expect((await words(members)).filter((word) => word === "attention")).toHaveLength(5);
  expect(await subjects()).toHaveLength(2);
  expect((await subjects())[1]).toBe("The standing of 5 clubs was released");
});

it("STD-04 a central organization's revocation shows on all its clubs, after staff released it", async () => {
  const time = clock();
  const central = await standingClub({ name: "Headquarters" });
  const { id: groupId, members } = await groupOf(3, "4243");
  await db.group.update({ where: { id: groupId }, data: { centralAccountId: central.id } });
  for (const { ein } of members) await fileRow({ ein, period: "202606", groupNumber: "4243" });
  await sweep(time);
  await revoke(central.ein, "2026-05-15");
  await sweep(time);
  expect(new Set(await words(members))).toEqual(new Set(["good"]));
  expect(await wordOf(central.id)).toBe("revoked");
  const [hold, ...others] = await openHolds();
  expect(hold).toMatchObject({ kind: "central", groupId });
  expect(others).toEqual([]);
  expect(await readStanding(time.ctx, members[0]?.id ?? 0)).toMatchObject({
    value: { verdict: "good", isBeingChecked: true },
  });
  await decideHold(time.ctx, { holdId: hold?.id ?? 0, decision: "release" });
  await work(time);
  expect(new Set(await words(members))).toEqual(new Set(["revoked"]));
  const late = await standingClub({ groupId, groupNumber: "4243" });
  await sweep(time);
  expect(await wordOf(late.id)).toBe("revoked");
});

it("a central organization's revocation that staff drop is never said", async () => {
  const time = clock();
  const central = await standingClub({ name: "Headquarters" });
  const { id: groupId, members } = await groupOf(2, "4244");
  await db.group.update({ where: { id: groupId }, data: { centralAccountId: central.id } });
  for (const { ein } of members) await fileRow({ ein, period: "202606", groupNumber: "4244" });
  await sweep(time);
  await revoke(central.ein, "2026-05-15");
  await sweep(time);
  const [hold] = await openHolds();
  await decideHold(time.ctx, { holdId: hold?.id ?? 0, decision: "drop" });
  time.pass(days(1));
  await sweep(time);
  expect(new Set(await words(members))).toEqual(new Set(["good"]));
  expect(await openHolds()).toEqual([]);
});

it("staff whose work accounts are decide, and nobody else", async () => {
  const time = clock();
  const support = as(await makePerson({ isStaff: true }));
  const member = as(await makePerson());
  const decision = { holdId: 999_999, decision: "drop" } as const;
  expect(await decideHold(support, decision)).toMatchObject({ refusal: { code: "not_found" } });
  expect(await decideHold(member, decision)).toMatchObject({ refusal: { code: "forbidden" } });
  expect(await standingOverview(member)).toMatchObject({ refusal: { code: "forbidden" } });
  expect(await standingOverview(time.ctx)).toMatchObject({ ok: true });
});
