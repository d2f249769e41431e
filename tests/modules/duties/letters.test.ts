import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { suspendAccount } from "#modules/accounts/index.server";
import { buildClubs } from "#modules/duties/build/build-clubs.server";
import { handlers } from "#modules/duties/handlers.server";
import {
  addOwnDuty,
  applyState,
  changeRule,
  chooseDigest,
  markDone,
  readDigest,
  readDuties,
  readRule,
  ruleSchema,
  snoozeDuty,
} from "#modules/duties/index.server";
import { beginRescue, endRescue } from "#modules/filings/index.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { lettersTo } from "../accounts/mailbox";
import { system } from "../accounts/people";
import { change } from "../compliance/keeping";
import { makeDutyClub, morningOf, must, personOn } from "./calendar";

const fields = { is_yearly: false, note: "" };
type Club = Awaited<ReturnType<typeof makeDutyClub>>;

beforeEach(async () => {
  await db.outboxJob.deleteMany();
  // Each test's clubs alone are reminded.
  await db.duty.deleteMany();
  await db.account.updateMany({ data: { renewalDueAt: null } });
});

async function runJob(name: string, payload: unknown, day: string): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === name);
  if (!handler) throw new Error(`no handler for ${name}`);
  const actor = { kind: "system", name: "tests" } as const;
  const ctx = createCtx({ actor, now: day.includes("T") ? () => new Date(day) : morningOf(day) });
  const job = { jobId: randomUUID(), attempt: 1, signal: new AbortController().signal };
  await handler.run({ ...ctx, ...job }, payload);
}

/** The hourly run on a morning or at an instant, and the letters that it asked for. */
async function remind(day: string): Promise<void> {
  await runJob("duties.remind-due", {}, day);
  await sendWaiting(day);
}

async function sendWaiting(day: string, name = "duties.send-letter"): Promise<void> {
  const rows = await db.outboxJob.findMany({ where: { jobName: name }, orderBy: { id: "asc" } });
  for (const { payload } of rows) await runJob(name, payload, day);
  await db.outboxJob.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

/** A member club with duties of its own on some days, and nothing else. */
async function clubWith(dates: readonly string[], today = "2026-08-04"): Promise<Club> {
  const club = await makeDutyClub({ today, renewalDueOn: "2027-08-01", members: 0 });
  for (const [index, due_on] of dates.entries()) {
    const duty = { ...fields, title: `Order number ${index}`, due_on };
    must(await addOwnDuty(club.ctx, { accountId: club.id, fields: duty }));
  }
  return club;
}

const lettersOf = (club: Club) => lettersTo(club.primary.email);

const decided = async (club: Club) =>
  (
    await db.reminder.findMany({
      where: { accountId: club.id },
      orderBy: [{ dueOn: "asc" }, { offsetDays: "asc" }, { obligation: "asc" }],
    })
  ).map(({ dueOn, offsetDays, outcome }) => `${fromUtcDate(dueOn)} ${offsetDays} ${outcome}`);

describe("a way back after a revocation", () => {
  it("RR-05 is in the calendar until its last day, with letters 180, 90, 30 and 14 days before", async () => {
    const club = await makeDutyClub({
      today: "2026-08-01",
      // The membership lapsed, and the last day stays.
      renewalDueOn: "2026-05-01",
      ein: "270800001",
      members: 0,
    });
    const letter = { letter_month: 5, letter_day: "31", letter_year: "2026" } as const;
    must(await beginRescue(club.ctx, { accountId: club.id, letter }));
    const duty = async (day: string) =>
      must(await readDuties(club.on(day), club.id)).duties.find(
        ({ code }) => code === "us.reinstatement",
      );
    expect(await duty("2026-08-01")).toMatchObject({ dueOn: "2027-08-31", state: "open" });
    await inTransaction(system, async (tx) => {
      await buildClubs(tx, [club.id]);
      return ok(undefined);
    });
    for (const day of ["2027-03-04", "2027-06-02", "2027-07-02", "2027-08-01", "2027-08-17"]) {
      await remind(day);
    }
    const ofRescue = await db.reminder.findMany({
      where: { accountId: club.id, obligation: "us.reinstatement/once" },
      orderBy: { id: "asc" },
    });
    expect(ofRescue.map(({ offsetDays, outcome }) => [offsetDays, outcome])).toEqual([
      [-180, "sent"],
      [-90, "sent"],
      [-30, "sent"],
      [-14, "sent"],
    ]);
    expect((await lettersOf(club)).length).toBeGreaterThanOrEqual(4);
    const file = { fileName: "letter.pdf", contentType: "application/pdf", size: 1, sha256: "00" };
    const { id: fileId } = await db.accountFile.create({
      data: { ...file, accountId: club.id, storageKey: randomUUID(), createdAt: new Date() },
    });
    must(
      await endRescue(club.on("2027-08-21"), {
        accountId: club.id,
        version: 1,
        reinstatedOn: "2027-08-20",
        fileIds: [String(fileId)],
      }),
    );
    expect(await duty("2027-08-21")).toBeUndefined();
  });
});

// 2026-08-04 is a Tuesday: no digest comes between.
describe("reminders", () => {
  it("CAL-10 ten duties with one date: one letter, and ten rows of the ledger", async () => {
    const club = await clubWith(Array.from({ length: 10 }, () => "2026-08-18"));
    await remind("2026-08-04");
    const letters = await lettersOf(club);
    expect(letters).toHaveLength(1);
    for (let index = 0; index < 10; index++) {
      expect(letters[0]?.text).toContain(`Order number ${index}`);
    }
    const sent = await db.reminder.count({
      where: { accountId: club.id, outcome: "sent", offsetDays: -14 },
    });
    expect(sent).toBe(10);
    const states = await db.reminderLetter.findMany({
      where: { reminder: { accountId: club.id } },
    });
    expect(states.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => "sent"));
  });

  it("CAL-10 a person with two clubs has one letter for both", async () => {
    const one = await clubWith(["2026-08-18"]);
    const two = await clubWith(["2026-08-18"]);
    await db.accountUser.create({ data: { accountId: two.id, userId: one.primary.id } });
    await remind("2026-08-04");
    const letters = await lettersOf(one);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`/app/calendar?account_id=${one.id}`);
    expect(letters[0]?.text.match(/Order number 0/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await lettersOf(two)).toHaveLength(1);
  });

  it("CAL-10 a person with clubs in two time zones has one letter a day, when it is morning for both", async () => {
    // The first day on which they are reminded: nothing is late.
    const east = await clubWith(["2026-10-03"]);
    const west = await clubWith(["2026-10-03"]);
    const timeZone = "America/Los_Angeles";
    await db.account.update({ where: { id: west.id }, data: { timeZone } });
    await db.accountUser.create({ data: { accountId: west.id, userId: east.primary.id } });
    await remind("2026-08-04T12:10:00Z");
    expect(await lettersOf(east)).toHaveLength(0);
    await remind("2026-08-04T15:10:00Z");
    const letters = await lettersOf(east);
    expect(letters).toHaveLength(1);
    for (const { id } of [east, west]) expect(letters[0]?.text).toContain(`account_id=${id}`);
  });

  it("CAL-11 run twice, at once, or killed midway, it sends nothing twice", async () => {
    const clubs = [await clubWith(["2026-08-18"]), await clubWith(["2026-08-18"])];
    const runs = () => runJob("duties.remind-due", {}, "2026-08-04");
    await Promise.all([runs(), runs(), runs()]);
    await runs();
    const asked = await db.outboxJob.findMany({ where: { jobName: "duties.send-letter" } });
    // Killed after the letter was handed over, before that was noted.
    const first = asked[0]?.payload as { letterId: number };
    await runJob("duties.send-letter", first, "2026-08-04");
    await db.dutyLetter.update({ where: { id: first.letterId }, data: { state: "sending" } });
    await db.reminderLetter.updateMany({
      where: { dutyLetterId: first.letterId },
      data: { state: "waiting", settledAt: null },
    });
    for (const { payload } of [...asked, ...asked]) {
      await runJob("duties.send-letter", payload, "2026-08-04");
    }
    await remind("2026-08-04");
    for (const club of clubs) expect(await lettersOf(club)).toHaveLength(1);
    expect(await db.dutyLetter.count({ where: { state: { not: "sent" } } })).toBe(0);
  });

  it("each offset has its day: 60, 30, 14, 7 and 3 before, the day itself, 7 and 30 after", async () => {
    const club = await clubWith(["2026-10-06"], "2026-08-04");
    for (const day of [
      "2026-08-07",
      "2026-09-08",
      "2026-09-22",
      "2026-09-29",
      "2026-10-03",
      "2026-10-06",
      "2026-10-13",
      "2026-11-05",
    ]) {
      await remind(day);
    }
    expect(await decided(club)).toEqual([
      "2026-10-06 -60 sent",
      "2026-10-06 -30 sent",
      "2026-10-06 -14 sent",
      "2026-10-06 -7 sent",
      "2026-10-06 -3 sent",
      "2026-10-06 0 sent",
      "2026-10-06 7 sent",
      "2026-10-06 30 sent",
    ]);
    const texts = (await lettersOf(club)).map(({ text }) => text);
    const saying = (words: string) => texts.filter((text) => text.includes(words)).length;
    expect(saying("it is due October 6, 2026, in 60 days")).toBe(1);
    expect(saying("it is due today, October 6, 2026")).toBe(1);
    expect(saying("it was due October 6, 2026")).toBe(2);
  });

  it("CAL-09 what was put off is silent until that day, and then comes once", async () => {
    const club = await clubWith(["2026-08-18"]);
    const own = await db.ownDuty.findFirstOrThrow({ where: { accountId: club.id } });
    const key = { accountId: club.id, code: `own.${own.id}`, period: "once" };
    must(await snoozeDuty(club.ctx, { ...key, until: "2026-08-13" }));
    await remind("2026-08-04");
    await remind("2026-08-11");
    expect(await lettersOf(club)).toHaveLength(0);
    await remind("2026-08-13");
    await remind("2026-08-13");
    expect(await lettersOf(club)).toHaveLength(1);
    await remind("2026-08-15");
    expect(await lettersOf(club)).toHaveLength(2);
  });

  it("what was done since, who left, and a suspended club hear nothing", async () => {
    const done = await clubWith(["2026-08-18"]);
    const suspended = await clubWith(["2026-08-18"]);
    await runJob("duties.remind-due", {}, "2026-08-04");
    const own = await db.ownDuty.findFirstOrThrow({ where: { accountId: done.id } });
    const sent = { number: "", files: "", isSeen: false, doneOn: "2026-08-04" };
    must(
      await markDone(done.ctx, {
        accountId: done.id,
        code: `own.${own.id}`,
        period: "once",
        ...sent,
      }),
    );
    must(await suspendAccount(system, { accountId: suspended.id, reason: "Unpaid invoices" }));
    await sendWaiting("2026-08-04");
    expect(await lettersOf(done)).toHaveLength(0);
    expect(await lettersOf(suspended)).toHaveLength(0);
    const states = await db.reminderLetter.findMany({ orderBy: { id: "asc" } });
    expect(
      states
        .slice(-2)
        .map(({ state }) => state)
        .sort(),
    ).toEqual(["done_meanwhile", "unwanted"]);
  });

  it("CAL-19 what is not confirmed is reminded of before its date, with whom to check, and never after", async () => {
    await db.$executeRaw`UPDATE state_requirements SET sources = '{}' WHERE state = 'AL'`;
    const club = await makeDutyClub({
      today: "2026-09-01",
      renewalDueOn: "2027-08-01",
      members: 0,
      answers: { fiscal_year_month: "6", state: "AL" },
    });
    // Alabama's registration is due on September 28.
    await remind("2026-09-22");
    const before = (await lettersOf(club)).map(({ text }) => text).join();
    expect(before).toContain("Alabama: charity registration");
    expect(before).toContain("Check with the state of Alabama");
    await db.duty.deleteMany({ where: { accountId: club.id, NOT: { code: "st.charity" } } });
    const count = (await lettersOf(club)).length;
    await remind("2026-10-05");
    expect(await lettersOf(club)).toHaveLength(count);
    // Not even the ledger has a reminder after the date.
    expect((await decided(club)).filter((line) => /^2026-09-28 [1-9]/.test(line))).toEqual([]);
  });
});

describe("the digest", () => {
  // A Monday.
  const monday = "2026-08-10";

  it("comes on Monday when something is due within 45 days or overdue, and takes the day's reminders along", async () => {
    const club = await clubWith(["2026-08-24", "2026-09-20"]);
    const quiet = await clubWith(["2026-12-01"]);
    await remind(monday);
    await remind(monday);
    const letters = await lettersOf(club);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe("What your club has to do next");
    expect(letters[0]?.text).toContain("Order number 0");
    expect(letters[0]?.text).toContain("Order number 1");
    expect(await lettersOf(quiet)).toHaveLength(0);
    await remind("2026-08-17");
    expect(await lettersOf(club)).toHaveLength(2);
  });

  it("comes monthly, or never, in the language that was chosen", async () => {
    const monthly = await clubWith(["2026-09-12"]);
    const off = await clubWith(["2026-09-12"]);
    const choose = (club: Club, rhythm: "monthly" | "off", locale: "en" | "es") =>
      chooseDigest(personOn(club.primary, club.id, monday), { rhythm, locale });
    must(await choose(monthly, "monthly", "es"));
    must(await choose(off, "off", "en"));
    expect(must(await readDigest(personOn(monthly.primary, monthly.id, monday)))).toEqual({
      rhythm: "monthly",
      locale: "es",
      isSubscribed: true,
    });
    await remind(monday);
    expect(await lettersOf(monthly)).toHaveLength(0);
    await remind("2026-09-07");
    const letters = await lettersOf(monthly);
    expect(letters.map(({ subject }) => subject)).toEqual(["Lo próximo que su club debe hacer"]);
    expect(letters[0]?.text).toContain("vence el 12 de septiembre de 2026");
    expect((await lettersOf(off)).some(({ subject }) => subject.startsWith("What your club"))).toBe(
      false,
    );
  });

  it("does not come before eight in the morning there", async () => {
    const club = await clubWith(["2026-09-12"]);
    await runJob("duties.remind-due", {}, "2026-08-10T11:59:00Z");
    expect(await db.dutyLetter.count({ where: { userId: club.primary.id } })).toBe(0);
  });
});

it("CAL-10 what is entered after the letter of a day is in the letter of the next", async () => {
  const club = await clubWith(["2026-09-12"], "2026-08-13");
  await remind("2026-08-13T13:00:00Z");
  const late = { ...fields, title: "Late", due_on: "2026-09-12" };
  must(await addOwnDuty(club.ctx, { accountId: club.id, fields: late }));
  for (const hour of ["17", "18"]) await remind(`2026-08-13T${hour}:00:00Z`);
  expect(await lettersOf(club)).toHaveLength(1);
  await remind("2026-08-14T13:00:00Z");
  expect((await lettersOf(club)).map(({ text }) => text.includes("Late"))).toEqual([true, false]);
});

it("CAL-18 clubs are told once of a rule's change, with the old and the new date", async () => {
  await db.clubFact.deleteMany();
  await db.dutyClub.deleteMany();
  const club = await makeDutyClub({
    today: "2026-12-01",
    since: "2026-11-01",
    renewalDueOn: "2027-08-01",
    members: 0,
    answers: { fiscal_year_month: "6" },
  });
  const staff = { ...system, now: club.ctx.now };
  const { values, version } = must(await readRule(staff, "club.review"));
  const form = ruleSchema.parse({ ...values, date_days: "75" });
  const change = { code: "club.review", version, fields: form, reason: "Sixty days are too few" };
  expect(must(await changeRule(staff, change)).dates).toBe(1);
  await sendWaiting("2026-12-01", "duties.apply-rule");
  const asked = await db.outboxJob.findMany({ where: { jobName: "duties.tell-moved" } });
  expect(asked).toHaveLength(1);
  const renewalOn = (day: string) =>
    db.account.update({ where: { id: club.id }, data: { renewalDueAt: new Date(day) } });
  // While it is no member it hears nothing.
  await renewalOn("2026-01-01");
  await runJob("duties.tell-moved", asked[0]?.payload, "2026-12-01");
  expect(await lettersOf(club)).toEqual([]);
  await renewalOn("2027-08-01");
  for (const { payload } of [...asked, ...asked])
    await runJob("duties.tell-moved", payload, "2026-12-01");
  const letters = await lettersOf(club);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(
    "Review of the books for the year that ends June 30, 2027: was August 29, 2027, is now September 13, 2027",
  );
});

it("CAL-18 clubs of a state are told once when what it asks moves their dates", async () => {
  const options = { today: "2026-12-01", renewalDueOn: "2027-08-01", members: 0 };
  const answers = { fiscal_year_month: "6", solicits: "1", receipts_estimate: "60000" };
  const club = await makeDutyClub({ ...options, answers: { ...answers, state: "AL" } });
  const other = await makeDutyClub({ ...options, answers: { ...answers, state: "GA" } });
  must(await change("AL", { charity_due: "fye_days", charity_due_days: "60" }));
  const row = await db.stateRequirement.findUniqueOrThrow({ where: { state: "AL" } });
  const staff = { ...system, now: club.ctx.now };
  for (let runs = 0; runs < 2; runs++) {
    await applyState(staff, { state: "AL", version: row.version });
  }
  const asked = await db.outboxJob.findMany({ where: { jobName: "duties.tell-moved" } });
  expect(asked.map(({ payload }) => payload)).toEqual([
    { accountId: club.id, state: "AL", version: row.version },
  ]);
  for (const { payload } of [...asked, ...asked])
    await runJob("duties.tell-moved", payload, "2026-12-01");
  const letters = await lettersOf(club);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toMatch(/Alabama.*: was September 28, 2027, is now August 29, 2027/);
  expect(await lettersOf(other)).toEqual([]);
});

it("duties that are built twice are as they were", async () => {
  const club = await clubWith(["2026-08-18"]);
  const rows = () => db.duty.findMany({ where: { accountId: club.id }, orderBy: { code: "asc" } });
  const before = await rows();
  const stamp = () =>
    db.$queryRaw<
      { at: string }[]
    >`SELECT xmin::text AS at FROM duties WHERE account_id = ${club.id}`;
  const at = await stamp();
  await inTransaction({ ...system, now: club.ctx.now }, async (tx) => {
    await buildClubs(tx, [club.id]);
    return ok(undefined);
  });
  expect(await rows()).toEqual(before);
  expect(await stamp()).toEqual(at);
});
