import { describe, expect, it } from "vitest";
import { createGroup } from "#modules/accounts/index.server";
import {
  addOwnDuty,
  clubDutyNames,
  markDone,
  provenReturns,
  provenReturnsOf,
  readDuty,
  recordExtension,
  removeOwnDuty,
  snoozeDuty,
  undoDone,
  undoExtension,
  undoSnooze,
  undoWaiver,
  waiveDuty,
} from "#modules/duties/index.server";
import { readBoardView } from "#modules/headquarters/contract";
import { readBoard } from "#modules/headquarters/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { fileValueOf } from "#modules/platform/forms/contract";
import { recomputeStanding } from "#modules/standing/index.server";
import { system } from "../accounts/people";
import { makeDutyClub, morningOf, must, personOn } from "./calendar";

const noProof = { number: "", files: "", isSeen: false };
const answers = { fiscal_year_month: "6" };

async function notice(today = "2026-08-01") {
  const club = await makeDutyClub({ answers, today, members: 1 });
  return { ...club, key: { accountId: club.id, code: "us.990n", period: "2026-06-30" } };
}

async function larger(today = "2026-08-01") {
  const club = await makeDutyClub({ answers: { ...answers, receipts_estimate: "90000" }, today });
  return { ...club, key: { accountId: club.id, code: "us.990ez", period: "2026-06-30" } };
}

/** A file of an account, as `addAccountFile` leaves it. */
async function fileFor(accountId: number) {
  const { id, fileName } = await db.accountFile.create({
    data: {
      accountId,
      fileName: "confirmation.pdf",
      contentType: "application/pdf",
      size: 10,
      sha256: "0".repeat(64),
      storageKey: `tests/${accountId}/${Math.random()}`,
      createdAt: new Date(),
    },
  });
  return { id, files: fileValueOf([{ id: String(id), file_name: fileName }]) };
}

describe("done", () => {
  it("with a number it is done, by whom and on which day, and its proof is there", async () => {
    const { ctx, key, id } = await notice();
    must(await markDone(ctx, { ...key, ...noProof, number: " 12-345 ", doneOn: "7/20/2026" }));
    const duty = must(await readDuty(ctx, key));
    expect(duty).toMatchObject({
      state: "done",
      done: { on: "2026-07-20", by: "Ada" },
      proofs: [{ kind: "number", number: "12-345" }],
    });
    expect(duty.history[0]).toMatchObject({
      kind: "done",
      words: "Marked done, on July 20, 2026.",
    });
    expect(must(await provenReturns(ctx, id)).proved).toMatchObject([
      { fiscalYearEnd: "2026-06-30", code: "us.990n", by: "club", on: "2026-07-20" },
    ]);
    const audited = await db.auditEntry.findMany({
      where: { subject: `account:${id}`, action: "duties.done" },
    });
    expect(audited).toHaveLength(1);
    expect(await db.duty.findFirst({ where: key })).toMatchObject({ state: "done" });
  });

  it("undone it is open, its proofs are taken back, and it can be done again", async () => {
    const { ctx, key, id } = await notice();
    must(await markDone(ctx, { ...key, ...noProof, number: "1", doneOn: "2026-07-20" }));
    must(await undoDone(ctx, key));
    expect(must(await readDuty(ctx, key))).toMatchObject({ state: "open", done: null, proofs: [] });
    expect(must(await provenReturns(ctx, id)).proved).toEqual([]);
    expect((await provenReturnsOf(ctx, [id])).size).toBe(0);
    expect(await undoDone(ctx, key)).toMatchObject({ refusal: { code: "conflict" } });
    must(await markDone(ctx, { ...key, ...noProof, number: "2", doneOn: "2026-07-21" }));
    expect(must(await readDuty(ctx, key)).history.map(({ kind }) => kind)).toEqual([
      "done",
      "done_undone",
      "done",
    ]);
  });

  it("CAL-06 two people at once: one record, and the second sees who did it", async () => {
    const { ctx, key, id, other } = await notice();
    await db.user.update({ where: { id: other.id }, data: { firstName: "Grace" } });
    const second = personOn(other, id, "2026-08-01");
    const tick = { ...key, ...noProof, number: "1", doneOn: "2026-07-20" };
    const both = await Promise.all([markDone(ctx, tick), markDone(second, tick)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = both[0]?.ok ? "Ada" : "Grace";
    const refused = both.find(({ ok }) => !ok);
    expect(refused).toMatchObject({
      refusal: {
        code: "conflict",
        message: { key: "doneBy", values: { name: winner, date: "July 20, 2026" } },
      },
    });
    expect(await db.dutyMark.count({ where: key })).toBe(1);
    expect(await db.dutyProof.count({ where: key })).toBe(1);
    expect(await db.dutyStep.count({ where: key })).toBe(1);
  });

  it("CAL-07 tomorrow is refused, and a file of another account is not found", async () => {
    const { ctx, key, id } = await notice();
    const tomorrow = { ...key, ...noProof, number: "1", doneOn: "2026-08-02" };
    expect(await markDone(ctx, tomorrow)).toMatchObject({
      refusal: { code: "invalid", errors: { done_on: [{ key: "dayAhead" }] } },
    });
    const theirs = await fileFor((await makeDutyClub()).id);
    const foreign = { ...key, ...noProof, files: theirs.files, doneOn: "2026-08-01" };
    expect(await markDone(ctx, foreign)).toMatchObject({ refusal: { code: "not_found" } });
    const stranger = personOn((await makeDutyClub()).primary, 0, "2026-08-01");
    expect(await readDuty(stranger, key)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await db.dutyMark.count({ where: { accountId: id } })).toBe(0);
    const ours = await fileFor(id);
    must(await markDone(ctx, { ...foreign, files: ours.files }));
    expect(must(await readDuty(ctx, key)).proofs).toMatchObject([
      { kind: "file", file: { id: ours.id, name: "confirmation.pdf" } },
    ]);
  });

  it.each([
    ["2026-06-30", "done_on", "dayTooEarly"],
    ["2026-06-31", "done_on", "dayShape"],
    ["", "done_on", "dayShape"],
  ])("the day %j of a return is refused at its field", async (doneOn, field, said) => {
    const { ctx, key } = await notice();
    expect(await markDone(ctx, { ...key, ...noProof, number: "1", doneOn })).toMatchObject({
      refusal: { code: "invalid", errors: { [field]: [{ key: said }] } },
    });
  });

  it("the proof that a rule wants is asked for, and no other", async () => {
    const { ctx, key, id } = await notice();
    expect(await markDone(ctx, { ...key, ...noProof, doneOn: "2026-07-20" })).toMatchObject({
      refusal: { errors: { number: [{ key: "proofAny" }] } },
    });
    expect(
      await markDone(ctx, { ...key, ...noProof, isSeen: true, doneOn: "2026-07-20" }),
    ).toMatchObject({
      refusal: { errors: { number: [{ key: "proofAny" }] } },
    });
    const review = { accountId: id, code: "club.review", period: "2026-06-30" };
    expect(
      await markDone(ctx, { ...review, ...noProof, number: "1", doneOn: "2026-07-20" }),
    ).toMatchObject({
      refusal: { errors: { file_uploads: [{ key: "proofAny" }] } },
    });
  });

  it("our renewal is done by itself, and staff who see as a member do nothing", async () => {
    const club = await makeDutyClub({ renewalDueOn: "2027-03-01", answers });
    const renewal = { accountId: club.id, code: "us.renewal", period: "2027" };
    expect(
      await markDone(club.ctx, { ...renewal, ...noProof, doneOn: "2026-07-20" }),
    ).toMatchObject({
      refusal: { code: "conflict", message: { key: "bySelf" } },
    });
    const seen = createCtx({
      actor: {
        kind: "user",
        userId: club.primary.id,
        isStaff: false,
        accountIds: [club.id],
        seenBy: 1,
      },
      now: morningOf("2026-08-01"),
    });
    const coi = { accountId: club.id, code: "club.coi", period: "2026" };
    expect(
      await markDone(seen, { ...coi, ...noProof, number: "5", doneOn: "2026-07-20" }),
    ).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });
});

describe("extensions", () => {
  const sent = { ...noProof, number: "8868-1" };

  it("CAL-05 a 990-N has none, and one that is dated after the due date is refused at its field", async () => {
    const small = await notice("2026-11-20");
    expect(must(await readDuty(small.ctx, small.key)).offersExtension).toBeNull();
    expect(
      await recordExtension(small.ctx, { ...small.key, ...sent, filedOn: "2026-11-10" }),
    ).toMatchObject({
      refusal: { code: "conflict", message: { key: "noExtension" } },
    });
    const club = await larger("2026-11-20");
    expect(
      await recordExtension(club.ctx, { ...club.key, ...sent, filedOn: "2026-11-17" }),
    ).toMatchObject({
      refusal: { code: "invalid", errors: { filed_on: [{ key: "extensionLate" }] } },
    });
    expect(
      await recordExtension(club.ctx, { ...club.key, ...noProof, filedOn: "2026-06-30" }),
    ).toMatchObject({
      refusal: {
        code: "invalid",
        errors: { filed_on: [{ key: "dayTooEarly" }], number: [{ key: "proofAny" }] },
      },
    });
    must(await recordExtension(club.ctx, { ...club.key, ...sent, filedOn: "2026-11-16" }));
    expect(must(await readDuty(club.ctx, club.key))).toMatchObject({
      dueOn: "2027-05-17",
      isOverdue: false,
    });
    expect(must(await provenReturns(club.ctx, club.id)).extended).toEqual([
      { fiscalYearEnd: "2026-06-30", dueOn: "2027-05-17" },
    ]);
    expect(
      await recordExtension(club.ctx, { ...club.key, ...sent, filedOn: "2026-11-16" }),
    ).toMatchObject({
      refusal: { code: "conflict", message: { key: "extendedAlready" } },
    });
    must(await undoExtension(club.ctx, club.key));
    expect(must(await readDuty(club.ctx, club.key))).toMatchObject({
      dueOn: "2026-11-16",
      isOverdue: true,
    });
    expect(await undoExtension(club.ctx, club.key)).toMatchObject({
      refusal: { code: "conflict" },
    });
  });

  it("asking for one is a duty of its own, done by what it records, and gone with its day", async () => {
    const club = await larger("2026-11-01");
    const form = { ...club.key, code: "us.8868" };
    expect(must(await readDuty(club.ctx, form))).toMatchObject({
      isOptional: true,
      opensOn: "2026-10-16",
      state: "open",
    });
    const early = { ...form, ...noProof, number: "8868-1", doneOn: "2026-06-30" };
    expect(await markDone(club.ctx, early)).toMatchObject({
      refusal: { errors: { done_on: [{ key: "dayTooEarly" }] } },
    });
    must(await markDone(club.ctx, { ...early, doneOn: "2026-11-01" }));
    expect(must(await readDuty(club.ctx, club.key))).toMatchObject({ dueOn: "2027-05-17" });
    expect(must(await readDuty(club.ctx, form))).toMatchObject({
      state: "done",
      proofs: [{ kind: "number", number: "8868-1" }],
    });
    const other = await larger("2026-11-20");
    expect(await readDuty(other.ctx, { ...other.key, code: "us.8868" })).toMatchObject({
      refusal: { code: "not_found" },
    });
  });
});

describe("not for us", () => {
  it("wants a reason, and is undone with one click", async () => {
    const { ctx, id } = await makeDutyClub({ answers });
    const key = { accountId: id, code: "club.review", period: "2026-06-30" };
    expect(await waiveDuty(ctx, { ...key, reason: "  " })).toMatchObject({
      refusal: { code: "invalid", errors: { reason: [expect.anything()] } },
    });
    must(await waiveDuty(ctx, { ...key, reason: "An accountant does it" }));
    expect(must(await readDuty(ctx, key))).toMatchObject({
      state: "waived",
      waived: { reason: "An accountant does it", period: "2026-06-30" },
    });
    // What recurs is not asked again.
    const next = { ...key, period: "2027-06-30" };
    expect(must(await readDuty(ctx, next))).toMatchObject({ state: "waived" });
    expect(await markDone(ctx, { ...next, ...noProof, doneOn: "2026-07-20" })).toMatchObject({
      refusal: { code: "conflict", message: { key: "waivedAlready" } },
    });
    must(await undoWaiver(ctx, next));
    expect(must(await readDuty(ctx, key))).toMatchObject({ state: "open" });
    expect(must(await readDuty(ctx, next))).toMatchObject({ state: "open" });
    expect(await undoWaiver(ctx, next)).toMatchObject({ refusal: { code: "conflict" } });
  });

  it("what the IRS asks is asked again each period", async () => {
    const { ctx, key } = await notice();
    must(await waiveDuty(ctx, { ...key, reason: "Our headquarters files for us" }));
    expect(must(await readDuty(ctx, key))).toMatchObject({ state: "waived" });
    expect(must(await readDuty(ctx, { ...key, period: "2027-06-30" }))).toMatchObject({
      state: "open",
    });
  });
});

describe("later", () => {
  it("CAL-09 leaves the headquarters' board and the verdict as they were", async () => {
    const { id, on } = await makeDutyClub({
      answers: { ...answers, state: "AL", solicits: "1", receipts_estimate: "40000" },
      since: "2026-07-01",
    });
    const central = await makeDutyClub();
    const group = { label: "Delta", centralAccountId: central.id, accountIds: [id] };
    must(await createGroup(system, group));
    const late = on("2026-10-05");
    const seen = async () => {
      must(await recomputeStanding(late, id));
      const view = readBoardView(new URLSearchParams());
      const asking = central.on("2026-10-05");
      const board = must(await readBoard(asking, { centralAccountId: central.id, view }));
      const { verdict, findings } = await db.standing.findUniqueOrThrow({
        where: { accountId: id },
      });
      return { rows: board.rows, counts: board.counts, verdict, findings };
    };
    const before = await seen();
    expect(JSON.stringify(before.findings)).toContain("state_duty_overdue");
    const key = { accountId: id, code: "st.charity", period: "2026-06-30" };
    must(await snoozeDuty(late, { ...key, until: "2026-10-20" }));
    expect(await seen()).toEqual(before);
  });

  it("CAL-09 changes neither the date nor what is thought of the club, and ends 30 days after the date", async () => {
    const { key, on } = await notice();
    const late = on("2026-11-20");
    const before = must(await readDuty(late, key));
    expect(before).toMatchObject({ snooze: { from: "2026-11-21", until: "2026-12-16" } });
    for (const until of ["2026-11-20", "2026-12-17", "2026-12-32"]) {
      expect(await snoozeDuty(late, { ...key, until })).toMatchObject({
        refusal: { code: "invalid", errors: { until: [expect.anything()] } },
      });
    }
    must(await snoozeDuty(late, { ...key, until: "2026-12-16" }));
    const after = must(await readDuty(late, key));
    expect(after).toMatchObject({
      snoozedUntil: "2026-12-16",
      dueOn: before.dueOn,
      isOverdue: true,
    });
    must(await undoSnooze(late, key));
    expect(must(await readDuty(late, key)).snoozedUntil).toBeNull();
    expect(await undoSnooze(late, key)).toMatchObject({ refusal: { code: "conflict" } });
  });
});

it("a club's duties are named with the dates of their periods, its own by their titles, removed ones too", async () => {
  const { id, ctx, key } = await notice();
  must(await markDone(ctx, { ...key, ...noProof, number: "1", doneOn: "2026-07-20" }));
  const fields = { title: "Spring concert", due_on: "2027-04-01", is_yearly: false, note: "" };
  const added = must(await addOwnDuty(ctx, { accountId: id, fields }));
  must(await removeOwnDuty(ctx, { accountId: id, id: added.id }));
  const own = { code: `own.${added.id}`, period: "2027-04-01" };
  const nowhere = { code: "us.990", period: "1999-06-30" };
  const nameOf = await clubDutyNames(ctx, id, [key, own, nowhere]);
  const { title } = must(await readDuty(ctx, key));
  expect(title).toContain("2026");
  expect([key, own, nowhere].map(nameOf)).toEqual([title, "Spring concert", undefined]);
});
