import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { deleteAccountUser, suspendAccount } from "#modules/accounts/index.server";
import {
  addOwnDuty,
  answerFeed,
  changeOwnDuty,
  chooseDigest,
  listOwnDuties,
  makeFeed,
  markDone,
  readFeed,
  revokeFeed,
} from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { randomToken } from "#modules/platform/ids.server";
import { as, system } from "../accounts/people";
import { makeDutyClub, morningOf, must, personOn } from "./calendar";

const today = "2026-08-01";
const visitor = { ...system, now: morningOf(today) };
const tokenOf = async (ctx: Ctx, accountId: number) => must(await makeFeed(ctx, accountId)).token;

const textOf = async (ctx: Ctx, token: string) => (await answerFeed(ctx, token))?.text;

/** The events behind a token, or nothing where it opens none. */
async function eventsOf(token: string, ctx: Ctx = visitor) {
  const text = await textOf(ctx, token);
  if (text === undefined) return undefined;
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}

const own = { title: "Bake sale permit", due_on: "2026-09-15", is_yearly: false, note: "" };
const ein = "12-3456789";

describe("a private calendar", () => {
  it("CAL-12 holds what, when, why and where, and no EIN, amount or name", async () => {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" }, ein: "123456789" });
    const seen = { list: "bmf", asOf: new Date("2026-04-13"), number: "123456789", at: new Date() };
    const filed = { code: "us.990n", period: "2025-06-30", kind: "irs" };
    await db.dutyProof.create({ data: { accountId: club.id, ...filed, ...seen } });
    const text = (await textOf(visitor, await tokenOf(club.ctx, club.id))) ?? "";
    const flat = text.replaceAll("\r\n ", "");
    // What a file of the IRS shows is done, whoever ticked it or not.
    expect(flat).toMatch(/UID:\d+-us\.990n-2025-06-30@.*?SUMMARY:Done: /s);
    expect(flat).toContain("Form 990-N");
    expect(flat).toContain(`/app/calendar/us.990n/2026-06-30?account_id=${club.id}`);
    for (const secret of [ein, "123456789", club.primary.email, "$"]) {
      expect(flat).not.toContain(secret);
    }
  });

  it("CAL-15 ten thousand random values open nothing, as quickly as one that was ended", async () => {
    const club = await makeDutyClub();
    const ended = await tokenOf(club.ctx, club.id);
    must(await revokeFeed(club.ctx, club.id));
    const timed = async (token: string) => {
      const from = performance.now();
      expect(await answerFeed(visitor, token)).toBeUndefined();
      return performance.now() - from;
    };
    const median = (times: readonly number[]) =>
      times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
    for (let index = 0; index < 200; index++) await timed(randomToken());
    const random: number[] = [];
    const revoked: number[] = [];
    for (let index = 0; index < 10_000; index++) {
      random.push(await timed(randomToken()));
      if (index % 20 === 0) revoked.push(await timed(ended));
    }
    const ratio = median(revoked) / median(random);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it("CAL-13 a new address ends the one before at once, and so does ending it", async () => {
    const club = await makeDutyClub();
    const first = await tokenOf(club.ctx, club.id);
    expect(await eventsOf(first)).toBeDefined();
    const second = await tokenOf(club.ctx, club.id);
    expect(await eventsOf(first)).toBeUndefined();
    expect(await eventsOf(second)).toBeDefined();
    must(await revokeFeed(club.ctx, club.id));
    expect(await eventsOf(second)).toBeUndefined();
    expect(must(await readFeed(club.ctx, club.id)).feed).toBeNull();
  });

  it("CAL-13 whoever leaves the club or is suspended loses theirs with it, and a suspended club has none", async () => {
    const club = await makeDutyClub();
    const other = personOn(club.other, club.id, today);
    const [left, kept] = [await tokenOf(other, club.id), await tokenOf(club.ctx, club.id)];
    must(
      await deleteAccountUser(as(club.primary), {
        accountId: club.id,
        userId: club.other.id,
      }),
    );
    expect(await eventsOf(left)).toBeUndefined();
    expect(await eventsOf(kept)).toBeDefined();
    const person = { where: { id: club.primary.id } };
    await db.user.update({ ...person, data: { suspendedAt: new Date() } });
    expect(await eventsOf(kept)).toBeUndefined();
    await db.user.update({ ...person, data: { suspendedAt: null } });
    expect(await eventsOf(kept)).toBeDefined();
    must(await suspendAccount(system, { accountId: club.id, reason: "dues" }));
    expect(await eventsOf(kept)).toBeUndefined();
    expect(await makeFeed(club.ctx, club.id)).toMatchObject({ refusal: { code: "conflict" } });
  });

  it("CAL-14 of a person with two clubs each has the duties of one", async () => {
    const [one, two] = [await makeDutyClub(), await makeDutyClub()];
    await db.accountUser.create({ data: { accountId: two.id, userId: one.primary.id } });
    const inTwo = personOn(one.primary, two.id, today);
    must(await addOwnDuty(one.ctx, { accountId: one.id, fields: own }));
    must(await addOwnDuty(two.ctx, { accountId: two.id, fields: { ...own, title: "Audit" } }));
    const titles = async (token: string) => (await eventsOf(token))?.map(({ summary }) => summary);
    const ofOne = await titles(await tokenOf(one.ctx, one.id));
    const ofTwo = await titles(await tokenOf(inTwo, two.id));
    expect([ofOne?.includes("Bake sale permit"), ofOne?.includes("Audit")]).toEqual([true, false]);
    expect([ofTwo?.includes("Bake sale permit"), ofTwo?.includes("Audit")]).toEqual([false, true]);
    expect(await makeFeed(two.ctx, one.id)).toMatchObject({ refusal: { code: "not_found" } });
  });

  it("CAL-16 has all 830 days, also of a club with 400 duties of its own", async () => {
    const club = await makeDutyClub();
    const first = addDays(civilDate(today), -399);
    await db.ownDuty.createMany({
      data: Array.from({ length: 400 }, (_, index) => ({
        accountId: club.id,
        title: `Duty ${index}`,
        dueOn: new Date(`${addDays(first, index * 2)}T00:00:00Z`),
        createdAt: new Date("2024-01-01T00:00:00Z"),
      })),
    });
    const outermost = { "First day": -400, "Last day": 430, "Before it": -401, "After it": 431 };
    await db.ownDuty.createMany({
      data: Object.entries(outermost).map(([title, after]) => ({
        accountId: club.id,
        title,
        dueOn: new Date(`${addDays(civilDate(today), after)}T00:00:00Z`),
        createdAt: new Date("2024-01-01T00:00:00Z"),
      })),
    });
    const events = await eventsOf(await tokenOf(club.ctx, club.id));
    const titles = new Set(events?.map(({ summary }) => summary));
    for (let index = 0; index < 400; index++) expect(titles).toContain(`Duty ${index}`);
    const found = Object.keys(outermost).filter((title) => titles.has(title));
    expect(found).toEqual(["First day", "Last day"]);
  });

  it("CAL-12 a change keeps the event and counts on; done it says so, in its reader's language", async () => {
    const club = await makeDutyClub();
    const { id } = must(await addOwnDuty(club.ctx, { accountId: club.id, fields: own }));
    const token = await tokenOf(club.ctx, club.id);
    const find = async (uid: string) => (await eventsOf(token))?.find((one) => one.uid === uid);
    const before = (await eventsOf(token))?.find(({ summary }) => summary === own.title);
    expect(before).toMatchObject({ sequence: 0 });
    // From the account, the rule and the period alone.
    const uid = `${club.id}-own.${id}-once@duties.goodstanding`;
    expect(before?.uid).toBe(uid);
    const digest = async () => (await answerFeed(visitor, token))?.digest;
    const told = await digest();
    expect(await digest()).toBe(told);
    const { version } = must(await listOwnDuties(club.ctx, club.id)).duties[0] ?? { version: 0 };
    const moved = { ...own, due_on: "2026-09-20" };
    must(await changeOwnDuty(club.ctx, { accountId: club.id, id, version, fields: moved }));
    const after = await find(uid);
    expect([after?.sequence, after?.startDate.toString()]).toEqual([1, "2026-09-20"]);
    expect(await digest()).not.toBe(told);
    const key = { accountId: club.id, code: `own.${id}`, period: "once" };
    const done = { ...key, doneOn: today, files: "", number: "", isSeen: false };
    must(await markDone(club.ctx, done));
    expect(await find(uid)).toMatchObject({ sequence: 2, summary: `Done: ${own.title}` });
    must(await chooseDigest(club.ctx, { rhythm: "weekly", locale: "es" }));
    expect((await find(uid))?.summary).toBe(`Hecho: ${own.title}`);
  });

  it("answers what it kept until the day, the club's duties or their words change", async () => {
    const club = await makeDutyClub();
    const token = await tokenOf(club.ctx, club.id);
    const kept = { answer: "KEPT" };
    const keep = async () => {
      expect(await textOf(visitor, token)).toContain("BEGIN:VCALENDAR");
      await db.calendarFeed.updateMany({ where: { accountId: club.id }, data: kept });
      expect(await textOf(visitor, token)).toBe("KEPT");
    };
    await keep();
    const { id } = must(await addOwnDuty(club.ctx, { accountId: club.id, fields: own }));
    await keep();
    const { version } = must(await listOwnDuties(club.ctx, club.id)).duties[0] ?? { version: 0 };
    const renamed = { ...own, title: "Bake sale and raffle permit" };
    must(await changeOwnDuty(club.ctx, { accountId: club.id, id, version, fields: renamed }));
    expect(await textOf(visitor, token)).toContain("Bake sale and raffle permit");
    await keep();
    await db.account.update({ where: { id: club.id }, data: { name: "Another name" } });
    await keep();
    await db.dutyRule.update({ where: { code: "us.990n" }, data: { version: { increment: 1 } } });
    await keep();
    const tomorrow = { ...visitor, now: morningOf("2026-08-02") };
    expect(await textOf(tomorrow, token)).toContain("BEGIN:VCALENDAR");
  });

  it("is not there for staff, nor for who sees as a member, nor behind another value", async () => {
    const club = await makeDutyClub();
    expect(await makeFeed(system, club.id)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await eventsOf("A".repeat(43))).toBeUndefined();
  });
});
