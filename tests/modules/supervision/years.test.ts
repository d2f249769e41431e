import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { changeHeadquartersRole } from "#modules/accounts/index.server";
import { readChapter } from "#modules/headquarters/index.server";
import { db } from "#modules/platform/db.server";
import { storage } from "#modules/platform/storage/index.server";
import {
  askArchive,
  closeYear,
  openPaper,
  openYear,
  publishEducation,
  readArchive,
  readChapterYear,
  readEducation,
  readRequests,
  readYear,
  reviewChapter,
  sendEducation,
  sendPapers,
  writeStatement,
} from "#modules/supervision/index.server";
import { changePaper, deletePapers, paperSchema, readRetention } from "#modules/vault/index.server";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { system } from "#tests/modules/accounts/people";
import { makeDutyClub, must } from "#tests/modules/duties/calendar";
import { enter } from "../officers/officers-world";
import {
  fileOf,
  makeSupervision,
  newEin,
  nothing,
  on,
  report,
  runJobs,
  send,
} from "./supervision-world";

type World = Awaited<ReturnType<typeof makeSupervision>>;

const yearOf = async (world: World, changes: Partial<Parameters<typeof readYear>[1]> = {}) => {
  const asked = { accountId: world.central.id, year: 2027, filter: "all", page: 1 } as const;
  const { found } = must(await readYear(world.hq, { ...asked, ...changes }));
  if (!found) throw new Error("the year is not set up");
  return found;
};

const lineOf = async (world: World, id: number) => {
  const line = (await yearOf(world)).chapters.find(({ accountId }) => accountId === id);
  if (!line) throw new Error("the chapter is not listed");
  return line;
};

const review = (world: World, chapterId: number, changes = {}) =>
  reviewChapter(world.hq, {
    accountId: world.central.id,
    year: 2027,
    chapterId,
    result: "in_order",
    note: "",
    ...changes,
  });

/** The ZIP of the year, written now. */
const archiveOf = async (world: World) => {
  const asked = { accountId: world.central.id, year: 2027 };
  must(await askArchive(world.hq, asked));
  await runJobs();
  const archive = must(await readArchive(world.hq, asked));
  expect(archive?.state).toBe("ready");
  const file = await archive?.open();
  if (!file) throw new Error("there is no file");
  const parts = new Map(Object.entries(unzipSync(await buffer(file.stream))));
  return { parts, names: [...parts.keys()] };
};

const educate = async (world: World) => {
  const accountId = world.central.id;
  const text = { title: "Keeping the exemption", text: "File each year.", url: "" };
  must(await publishEducation(world.hq, { accountId, ...text }));
  must(await sendEducation(world.hq, { accountId, year: 2027 }));
  await runJobs();
};

it("makes the ZIP of a year again when the place for files has lost it", async () => {
  const world = await makeSupervision({ chapters: 1 });
  const asked = { accountId: world.central.id, year: 2027 };
  await archiveOf(world);
  const [kept] = await db.supervisionArchive.findMany({ orderBy: { id: "desc" }, take: 1 });
  expect(must(await askArchive(world.hq, asked)).id).toBe(kept?.id);
  await storage.remove(kept?.storageKey ?? "");
  expect(must(await askArchive(world.hq, asked)).id).not.toBe(kept?.id);
  await archiveOf(world);
});

describe("a supervision year", () => {
  it("SUP-01 SUP-02 counts what chapters gave: a copy of the return, or a report with the confirmation", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [one, other] = world.chapters;
    if (!one || !other) throw new Error("two chapters were asked for");
    await educate(world);
    await send(one, { return_uploads: await fileOf(one.ctx, one.id) });
    must(await review(world, one.id));
    const first = await lineOf(world, one.id);
    expect(first.state).toMatchObject({ isComplete: true, periodEnd: "2027-05-31" });
    expect(first.papers.map(({ kind }) => kind)).toEqual(["return"]);

    await send(other, { number: "10065520261234567890" });
    must(await review(world, other.id));
    const second = await lineOf(world, other.id);
    expect(second.state).toMatchObject({ isComplete: false, isObtained: false, lacks: ["report"] });
    // A review is of what was there: a paper that comes later is to be reviewed again.
    await send({ ...other, ctx: on(other.primary, other.id, "2027-09-02") }, report);
    const third = await yearOf(world, { filter: "to_review" });
    expect(third.chapters).toMatchObject([
      { accountId: other.id, review: undefined, state: { isReviewed: false, lacks: ["review"] } },
    ]);
    must(await review({ ...world, hq: world.onDay("2027-09-03") }, other.id));
    expect(await yearOf(world)).toMatchObject({
      listed: 2,
      complete: 2,
      percent: "100.0",
      toReview: 0,
    });
  });

  it("SUP-08 H8 lists who was in the group on any day of it, also who has left", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [stays, left] = world.chapters;
    if (!stays || !left) throw new Error("two chapters were asked for");
    await db.account.update({ where: { id: left.id }, data: { groupId: null } });
    const [row] = await db.groupMembership.findMany({ where: { accountId: left.id } });
    expect(row).toMatchObject({ groupId: world.groupId });
    expect(row?.leftOn).not.toBeNull();
    await db.groupMembership.updateMany({
      where: { accountId: left.id },
      data: { joinedOn: new Date("2027-06-29"), leftOn: new Date("2027-06-30") },
    });
    const names = (await yearOf(world)).chapters.map(({ name }) => name);
    expect(names).toEqual([stays.name, left.name]);
    must(await openYear(world.hq, { accountId: world.central.id, year: 2028 }));
    const next = await yearOf(world, { year: 2028 });
    expect(next.chapters.map(({ name }) => name)).toEqual([stays.name]);
    // What it gave stays, and nothing newer comes.
    const papers = { ...nothing, number: "123" };
    const sent = await sendPapers(left.ctx, { accountId: left.id, year: 2027, papers });
    expect(sent).toEqual({ ok: false, refusal: { code: "not_found" } });
  });

  it("HQ-11 keeps a chapter that left as it was on that day, and counts no proof that came later", async () => {
    const world = await makeSupervision({ chapters: 1 });
    const [left] = world.chapters;
    if (!left) throw new Error("a chapter was asked for");
    const { ein } = await db.account.findUniqueOrThrow({ where: { id: left.id } });
    await db.account.update({ where: { id: left.id }, data: { groupId: null } });
    const leftOn = new Date("2027-07-10");
    await db.groupMembership.updateMany({ where: { accountId: left.id }, data: { leftOn } });
    const data = { name: "A club of its own", ein: newEin() };
    await db.account.update({ where: { id: left.id }, data });
    must(await left.say({ fiscal_year_month: "9" }));
    const seen = { code: "us.990", kind: "irs", list: "bmf", number: ein };
    const asOf = new Date("2027-06-14");
    const { id } = await db.dutyProof.create({
      data: { ...seen, accountId: left.id, period: "2027-05-31", asOf, at: new Date("2027-07-12") },
    });
    expect(await lineOf(world, left.id)).toMatchObject({
      name: left.name,
      ein,
      state: { periodEnd: "2027-05-31", filing: null },
    });
    await db.dutyProof.update({ where: { id }, data: { at: new Date("2027-07-09") } });
    expect(await lineOf(world, left.id)).toMatchObject({
      isOfLaterDay: false,
      state: { filing: "irs" },
    });
    // Left before such days were kept.
    await db.groupMembership.updateMany({
      where: { accountId: left.id },
      data: { leftName: null, leftEin: null },
    });
    expect(await lineOf(world, left.id)).toMatchObject({ name: data.name, isOfLaterDay: true });
    must(await closeYear(world.hq, { accountId: world.central.id, year: 2027 }));
    const { parts } = await archiveOf(world);
    for (const name of ["index.csv", "0001-A-club-of-its-own/summary.txt"]) {
      expect(Buffer.from(parts.get(name) ?? []).toString("utf8")).toContain(
        "are those of a later day",
      );
    }
  });

  it("keeps the days of a chapter that goes and comes back, each stay by itself", async () => {
    const world = await makeSupervision({ chapters: 1 });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    await db.account.update({ where: { id: one.id }, data: { groupId: null } });
    await db.account.update({ where: { id: one.id }, data: { groupId: world.groupId } });
    await db.account.update({ where: { id: one.id }, data: { name: "Another name" } });
    const rows = await db.groupMembership.findMany({
      where: { accountId: one.id },
      orderBy: { id: "asc" },
    });
    expect(rows.map(({ leftOn }) => leftOn === null)).toEqual([false, true]);
    expect((await yearOf(world)).listed).toBe(1);
  });

  it("SUP-03 education records version, day and person, and a new version leaves the old year as it was", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [one, other] = world.chapters;
    if (!one || !other) throw new Error("two chapters were asked for");
    const accountId = world.central.id;
    const link = { title: "Publication 557", text: "", url: "https://www.irs.gov/pub557" };
    must(await publishEducation(world.hq, { accountId, ...link }));
    expect(must(await sendEducation(world.hq, { accountId, year: 2027 }))).toEqual({ chapters: 2 });
    expect(must(await sendEducation(world.hq, { accountId, year: 2027 }))).toEqual({ chapters: 0 });
    await runJobs();
    await send(one, { has_read: true });
    const read = await lineOf(world, one.id);
    const { firstName, lastName } = await db.user.findUniqueOrThrow({
      where: { id: one.primary.id },
    });
    expect(read.education).toMatchObject({
      version: 1,
      state: "sent",
      acknowledgedBy: `${firstName} ${lastName}`.trim(),
      acknowledgedAt: one.ctx.now(),
    });
    expect(await lineOf(world, other.id)).toMatchObject({
      education: { version: 1, state: "sent", acknowledgedAt: null },
      state: { isEducated: true },
    });
    must(await closeYear(world.hq, { accountId, year: 2027 }));
    const before = await yearOf(world);
    must(await publishEducation(world.hq, { accountId, title: "New", text: "Other", url: "" }));
    must(await openYear(world.hq, { accountId, year: 2028 }));
    must(await sendEducation(world.hq, { accountId, year: 2028 }));
    await runJobs();
    expect(await yearOf(world)).toEqual(before);
    const { versions } = must(await readEducation(world.hq, accountId));
    expect(versions.map(({ version, years }) => [version, years])).toEqual([
      [2, [{ year: 2028, sent: 2, acknowledged: 0, waiting: 0, unreached: 0 }]],
      [1, [{ year: 2027, sent: 2, acknowledged: 1, waiting: 0, unreached: 0 }]],
    ]);
  });

  it("SUP-03 education comes with Spanish around its words to who chose that", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [one, other] = world.chapters;
    if (!one || !other) throw new Error("two chapters were asked for");
    const accountId = world.central.id;
    await db.user.update({ where: { id: one.primary.id }, data: { locale: "es" } });
    must(await publishEducation(world.hq, { accountId, title: "Keep it", text: "File.", url: "" }));
    must(await sendEducation(world.hq, { accountId, year: 2027 }));
    await runJobs();
    const [letter] = await lettersTo(one.primary.email);
    expect(letter?.subject).toMatch(/^De .+: Keep it$/);
    expect(letter?.text).toContain("File.");
    expect(letter?.text).toContain("Cuando lo haya leído, confírmelo en la página");
    const [english] = await lettersTo(other.primary.email);
    expect(english?.text).toContain("When you have read it, confirm that");
  });

  it("SUP-03 education is tried again where it failed, names who got it, and skips who left", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [one, left] = world.chapters;
    if (!one || !left) throw new Error("two chapters were asked for");
    const accountId = world.central.id;
    must(await publishEducation(world.hq, { accountId, title: "Keep it", text: "File.", url: "" }));
    await db.account.update({ where: { id: left.id }, data: { groupId: null } });
    const asked = { accountId, year: 2027 };
    expect(must(await sendEducation(world.hq, asked))).toEqual({ chapters: 1 });
    await db.educationDelivery.updateMany({
      where: { accountId: one.id },
      data: { state: "failed", settledAt: world.hq.now() },
    });
    await runJobs();
    expect((await lineOf(world, one.id)).education).toMatchObject({ state: "failed" });
    const { id } = one.primary;
    await db.user.update({ where: { id }, data: { firstName: "Grace", lastName: "Hopper" } });
    expect(must(await sendEducation(world.hq, asked))).toEqual({ chapters: 1 });
    await runJobs();
    expect((await lineOf(world, one.id)).education).toMatchObject({
      state: "sent",
      sentTo: "Grace Hopper",
    });
    expect(must(await sendEducation(world.hq, asked))).toEqual({ chapters: 0 });
  });

  it("SUP-04 a chapter's form comes filled in from what it gave elsewhere", async () => {
    const world = await makeSupervision({ chapters: 1 });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    must(await one.say({ "receipts-2027": "12,500" }, one.ctx));
    await enter(one.ctx, one.id, { starts_on: "2027-01-01" });
    const file = await fileOf(one.ctx, one.id, "990-ez.pdf");
    const { id: fileId } = await db.accountFile.findFirstOrThrow({ where: { accountId: one.id } });
    const proof = { accountId: one.id, period: "2027-05-31", at: one.ctx.now() };
    await db.dutyProof.createMany({
      data: [
        { ...proof, code: "us.990ez", kind: "file", fileId },
        { ...proof, code: "us.990n", kind: "number", number: "1006552027" },
      ],
    });
    const asked = { accountId: one.id };
    const { found } = must(await readRequests(one.ctx, asked));
    expect(found?.prefilled).toMatchObject({
      receipts: "12500.00",
      number: "1006552027",
      officers: "Grace Hopper, President",
      return_uploads: file,
    });
    const reported = async () =>
      (
        await db.duty.findFirst({
          where: { accountId: one.id, code: "grp.profile", period: "2027-05-31" },
        })
      )?.state;
    expect(await reported()).toBe("open");
    await send(one, { ...report, number: "1006552027" });
    // The calendar asks for it no more.
    expect(await reported()).toBe("done");
    const after = must(await readRequests(one.ctx, asked)).found;
    expect(after?.prefilled).toMatchObject({
      receipts: "12500.00",
      expenses: "11000.00",
      closing: "3200.50",
      activity_1: "Band concerts",
      officers: report.officers,
      number: "",
    });
    // The same again is nothing new.
    await send(one, { ...report, number: "1006552027" });
    expect((await lineOf(world, one.id)).papers).toHaveLength(2);
    must(await openYear(world.hq, { accountId: world.central.id, year: 2028 }));
    const next = must(await readRequests(one.ctx, { ...asked, year: 2028 })).found;
    expect(next?.prefilled).toMatchObject({ receipts: "", activity_1: "Band concerts" });
    // A fiscal year that has not ended has no papers yet, and its page says so.
    expect([found?.runsUntil, next?.runsUntil]).toEqual([undefined, "2028-05-31"]);
  });

  it("SUP-04 refuses what is half filled in at its fields, and what is of another account", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [one, other] = world.chapters;
    if (!one || !other) throw new Error("two chapters were asked for");
    const sending = (papers: object, year = 2027) =>
      sendPapers(one.ctx, { accountId: one.id, year, papers: { ...nothing, ...papers } });
    expect(await sending({})).toMatchObject({ refusal: { errors: { return_uploads: [{}] } } });
    expect(await sending({ receipts: "12" })).toMatchObject({
      refusal: { errors: { expenses: [{}], closing: [{}], activity_1: [{}], officers: [{}] } },
    });
    expect(await sending({ ...report, receipts: "many" })).toMatchObject({
      refusal: { errors: { receipts: [{}] } },
    });
    const both = await fileOf(one.ctx, one.id);
    expect(await sending({ return_uploads: both, confirmation_uploads: both })).toMatchObject({
      refusal: { errors: { confirmation_uploads: [{ key: "fileOfBoth" }] } },
    });
    const theirs = await fileOf(other.ctx, other.id);
    expect(await sending({ return_uploads: theirs })).toEqual({
      ok: false,
      refusal: { code: "not_found" },
    });
    expect(await sending(report, 2026)).toEqual({ ok: false, refusal: { code: "not_found" } });
    must(await openYear(world.hq, { accountId: world.central.id, year: 2028 }));
    expect(await sending(report, 2028)).toMatchObject({
      refusal: { code: "conflict", message: { key: "periodRuns" } },
    });
    expect(await db.supervisionPaper.count({ where: { accountId: one.id } })).toBe(0);
  });

  it("reviews what has something to say with its note, and keeps each review", async () => {
    const world = await makeSupervision({ chapters: 1 });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    expect(await review(world, one.id, { result: "question" })).toMatchObject({
      refusal: { code: "invalid", errors: { note: [{}] } },
    });
    must(await review(world, one.id, { result: "question", note: "No page 2." }));
    must(await review(world, one.id));
    const asked = { accountId: world.central.id, year: 2027, chapterId: one.id };
    const view = must(await readChapterYear(world.hq, asked));
    expect(view.reviews.map(({ result }) => result)).toEqual(["in_order", "question"]);
    expect(view.review?.result).toBe("in_order");
    const stranger = await makeDutyClub();
    expect(await review(world, stranger.id)).toEqual({ ok: false, refusal: { code: "not_found" } });
  });
});

describe("SUP-07 a closed year", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeSupervision({ chapters: 2 });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    await educate(world);
    await send(one, { return_uploads: await fileOf(one.ctx, one.id) });
    must(await review(world, one.id));
    must(await closeYear(world.hq, { accountId: world.central.id, year: 2027 }));
  });

  it("is closed once, and not before it has ended", async () => {
    const accountId = world.central.id;
    const again = await Promise.all(
      [1, 2].map(() => closeYear(world.hq, { accountId, year: 2027 })),
    );
    expect(again.map(({ ok }) => ok)).toEqual([false, false]);
    must(await openYear(world.hq, { accountId, year: 2028 }));
    expect(await closeYear(world.hq, { accountId, year: 2028 })).toMatchObject({
      refusal: { code: "conflict", message: { key: "yearRuns" } },
    });
  });

  it("takes no review and no education, by nobody, and the database refuses it too", async () => {
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    const before = await yearOf(world);
    expect(await review(world, one.id, { result: "question", note: "Late" })).toMatchObject({
      refusal: { code: "conflict", message: { key: "yearClosed" } },
    });
    const staff = { ...system, now: world.hq.now };
    const accountId = world.central.id;
    expect(await sendEducation(staff, { accountId, year: 2027 })).toMatchObject({
      refusal: { code: "conflict" },
    });
    const { id: yearId } = await db.supervisionYear.findFirstOrThrow({
      where: { groupId: world.groupId, year: 2027 },
    });
    for (const change of [
      db.supervisionYear.update({ where: { id: yearId }, data: { closedAt: null } }),
      db.supervisionEntry.updateMany({ where: { yearId }, data: { isComplete: true } }),
      db.supervisionEntry.create({
        data: { yearId, accountId: world.central.id, name: "X", isComplete: true, state: {} },
      }),
      db.supervisionReview.updateMany({ where: { yearId }, data: { result: "question" } }),
      db.supervisionPaper.deleteMany({ where: { yearId } }),
      db.educationDelivery.updateMany({ where: { yearId }, data: { state: "failed" } }),
      db.supervisionReview.create({
        data: { yearId, accountId: one.id, result: "in_order", at: new Date() },
      }),
    ]) {
      await expect(change).rejects.toThrow(/kept as it was|append-only/);
    }
    expect(await yearOf(world)).toEqual(before);
  });

  it("has what comes later as a supplement with its own date", async () => {
    const [one, other] = world.chapters;
    if (!one || !other) throw new Error("two chapters were asked for");
    const late = { ...other, ctx: on(other.primary, other.id, "2027-11-02") };
    await send(late, report);
    const line = await lineOf(world, other.id);
    expect(line.state).toMatchObject({ isComplete: false, isObtained: false });
    expect(line.papers).toMatchObject([{ isSupplement: true, receivedAt: late.ctx.now() }]);
    await db.account.update({ where: { id: one.id }, data: { name: "Renamed since" } });
    expect((await lineOf(world, one.id)).name).toBe(one.name);
  });
});

describe("HQ-11 what a headquarters received", () => {
  const gone = { ok: false, refusal: { code: "not_found" } };

  it("SUP-06 is not deleted while its year is kept, and the ZIP names what cannot be read", async () => {
    const world = await makeSupervision({ chapters: 1 });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    await send(one, { return_uploads: await fileOf(one.ctx, one.id, "990-ez.pdf") });
    const { id } = await db.accountFile.findFirstOrThrow({ where: { accountId: one.id } });
    // Its own period is over long before that of the supervision year to 2027-06-30.
    const old = { category: "money", datedOn: new Date("2025-01-10"), title: "Return" };
    await db.accountFile.update({ where: { id }, data: old });
    const remove = (day: string) =>
      deletePapers(on(one.primary, one.id, day), {
        accountId: one.id,
        fields: { papers: [String(id)], agrees: true },
      });
    const whatMayGo = await readRetention(on(one.primary, one.id, "2034-06-30"), one.id);
    expect(whatMayGo.ok && [whatMayGo.value.due, whatMayGo.value.held]).toMatchObject([
      [],
      [{ id, hold: null, receivedUntil: "2034-06-30" }],
    ]);
    expect(await remove("2034-06-30")).toMatchObject({
      refusal: { code: "conflict", message: { key: "received", values: { title: "Return" } } },
    });
    must(await remove("2034-07-01"));
    const { parts } = await archiveOf(world);
    expect(Buffer.from(parts.get("missing.txt") ?? []).toString("utf8")).toContain(
      "the file 990-ez.pdf cannot be read: it was deleted or is in quarantine",
    );
  });

  it("stays in a closed year when the chapter leaves and marks it private, and nothing newer comes", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [stays, left] = world.chapters;
    if (!stays || !left) throw new Error("two chapters were asked for");
    const central = world.central.id;
    await send(left, { return_uploads: await fileOf(left.ctx, left.id, "990-ez.pdf") });
    must(await closeYear(world.hq, { accountId: central, year: 2027 }));
    await db.account.update({ where: { id: left.id }, data: { groupId: null } });
    const file = await db.accountFile.findFirstOrThrow({ where: { accountId: left.id } });
    const paper = { category: file.category, kind: "", title: "", dated_on: "", ends_on: "" };
    const fields = paperSchema.parse({ ...paper, is_private: "1" });
    must(await changePaper(left.ctx, { id: file.id, revision: file.revision, fields }));
    const line = await lineOf(world, left.id);
    expect(line.papers).toMatchObject([{ kind: "return", fileName: "990-ez.pdf" }]);
    const asked = { accountId: central, year: 2027, chapterId: left.id };
    const paperId = line.papers[0]?.id ?? 0;
    expect((await openPaper(world.hq, { ...asked, paperId })).ok).toBe(true);
    const { names } = await archiveOf(world);
    expect(names.filter((name) => name.endsWith("990-ez.pdf"))).toHaveLength(1);

    const papers = { ...nothing, number: "123" };
    expect(await sendPapers(left.ctx, { accountId: left.id, year: 2027, papers })).toEqual(gone);
    const onBoard = { centralAccountId: central, chapterId: left.id };
    expect(await readChapter(world.hq, onBoard)).toEqual(gone);
    must(await openYear(world.hq, { accountId: central, year: 2029 }));
    const later = await yearOf(world, { year: 2029 });
    expect(later.chapters.map(({ accountId }) => accountId)).toEqual([stays.id]);
  });
});

describe("SUP-06 the ZIP of a year", () => {
  it("has an index, a folder a chapter, digests, and names what is missing", async () => {
    const world = await makeSupervision({ chapters: 3 });
    const [one, other, third] = world.chapters;
    if (!one || !other || !third) throw new Error("three chapters were asked for");
    await educate(world);
    await send(one, { return_uploads: await fileOf(one.ctx, one.id, "990-ez.pdf") });
    must(await review(world, one.id));
    await send(other, report);
    await send(third, { return_uploads: await fileOf(third.ctx, third.id, "lost.pdf") });
    const lost = await db.accountFile.findFirstOrThrow({ where: { accountId: third.id } });
    await storage.remove(lost.storageKey);
    const { parts, names } = await archiveOf(world);
    expect(names.slice(0, 3)).toEqual(["index.csv", "missing.txt", "digests.sha256"]);
    expect([...new Set(names.slice(3).map((name) => name.split("/")[0]))]).toEqual([
      "0001-Chapter-01",
      "0002-Chapter-02",
      "0003-Chapter-03",
    ]);
    const text = (name: string) => Buffer.from(parts.get(name) ?? []).toString("utf8");
    expect(text("0003-Chapter-03/summary.txt")).toContain(
      "Missing: review; the file lost.pdf is lost",
    );
    const lines = text("index.csv").split("\r\n");
    expect(lines[1]).toContain("0001-Chapter-01,Chapter 01");
    expect(lines[1]).toContain("in order");
    expect(text("missing.txt").split("\n").slice(0, 2)).toEqual([
      "0002-Chapter-02: confirmation of the 990-N; review; filing",
      "0003-Chapter-03: review; the file lost.pdf is lost",
    ]);
    for (const line of text("digests.sha256").trim().split("\n")) {
      const [digest, name = ""] = line.split("  ");
      const bytes = parts.get(name);
      if (!bytes) throw new Error(`${name} is not in the archive`);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(digest);
    }
    const reported = names.find((name) => /\/report-\d+\.txt$/.test(name));
    expect(text(reported ?? "")).toContain("Money in: $12,500.00");
  });

  it("Bad input: asked for twice it is the same job, and again once something changed another", async () => {
    const world = await makeSupervision({ chapters: 1 });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    const asked = { accountId: world.central.id, year: 2027 };
    const both = await Promise.all([askArchive(world.hq, asked), askArchive(world.hq, asked)]);
    const ids = both.map((result) => must(result).id);
    expect(new Set(ids).size).toBe(1);
    const waiting = await db.outboxJob.count({
      where: { jobName: "supervision.write-archive", payload: { equals: { archiveId: ids[0] } } },
    });
    expect(waiting).toBe(1);
    await runJobs();
    expect(must(await askArchive(world.hq, asked))).toEqual({ id: ids[0], state: "ready" });
    must(await review(world, one.id));
    expect(must(await askArchive(world.hq, asked)).id).not.toBe(ids[0]);
  });
});

describe("who may look at a year", () => {
  it("shows a person for one region its chapters alone, and nothing that tells of all", async () => {
    const world = await makeSupervision({ chapters: 2 });
    const [east, west] = world.chapters;
    if (!east || !west) throw new Error("two chapters were asked for");
    const region = await db.region.create({
      data: { groupId: world.groupId, name: "East", createdAt: new Date() },
    });
    await db.account.update({ where: { id: east.id }, data: { regionId: region.id } });
    const accountId = world.central.id;
    const other = world.central.other;
    must(
      await changeHeadquartersRole(world.hq, {
        centralAccountId: accountId,
        userId: other.id,
        role: "editor",
        regionIds: [region.id],
        version: 0,
      }),
    );
    await send(west, { return_uploads: await fileOf(west.ctx, west.id) });
    const eastern = { ...world, hq: on(other, accountId, world.today) };
    expect((await yearOf(eastern)).chapters.map(({ name }) => name)).toEqual([east.name]);
    const gone = { ok: false, refusal: { code: "not_found" } };
    const asked = { accountId, year: 2027, chapterId: west.id };
    expect(await readChapterYear(eastern.hq, asked)).toEqual(gone);
    const [paper] = (await lineOf(world, west.id)).papers;
    expect(await openPaper(eastern.hq, { ...asked, paperId: paper?.id ?? 0 })).toEqual(gone);
    expect((await openPaper(world.hq, { ...asked, paperId: paper?.id ?? 0 })).ok).toBe(true);
    expect(await review(eastern, west.id)).toEqual(gone);
    expect((await review(eastern, east.id)).ok).toBe(true);
    expect(await askArchive(eastern.hq, asked)).toEqual(gone);
    expect(await readArchive(eastern.hq, asked)).toEqual(gone);
    expect(await closeYear(eastern.hq, asked)).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await writeStatement(eastern.hq, { accountId, text: "To serve." })).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });

  it("is not there for strangers and chapters, and no year is outside of 2000 to 2100", async () => {
    const world = await makeSupervision({ chapters: 1 });
    const [one] = world.chapters;
    if (!one) throw new Error("a chapter was asked for");
    const gone = { ok: false, refusal: { code: "not_found" } };
    const asked = { accountId: world.central.id, year: 2027, filter: "all", page: 1 } as const;
    expect(await readYear(one.ctx, asked)).toEqual(gone);
    for (const year of [1899, 1999, 2101, 2027.5]) {
      expect(await readYear(world.hq, { ...asked, year })).toEqual(gone);
      expect(await openYear(world.hq, { accountId: world.central.id, year })).toEqual(gone);
      expect(await readArchive(world.hq, { ...asked, year })).toEqual(gone);
    }
    const other = await makeSupervision({ chapters: 1 });
    expect(await readRequests(one.ctx, { accountId: other.central.id })).toEqual(gone);
  });
});
