import { describe, expect, it } from "vitest";
import { suspendAccount } from "#modules/accounts/index.server";
import {
  addGroupDuty,
  buildDuties,
  changeGroupDuty,
  changeRule,
  type GroupDutyFields,
  listGroupDuties,
  listRules,
  markDone,
  newCodeOf,
  previewRule,
  type RuleFields,
  readDuty,
  readNewRule,
  readRule,
  removeGroupDuty,
  ruleSchema,
} from "#modules/duties/index.server";
import { readRulebook } from "#modules/duties/rulebook.server";
import { applyRule } from "#modules/duties/rules/apply-rule.server";
import { touchedBy } from "#modules/duties/rules/touched.server";
import { db } from "#modules/platform/db.server";
import { makeClub } from "../accounts/clubs";
import { system } from "../accounts/people";
import { linesOf, makeDutyClub, must, personOn } from "./calendar";

const fields: GroupDutyFields = {
  title: "Send the roster",
  note: "By e-mail.",
  replaces: "",
  date: "yearly",
  month: "10",
  day: "15",
  due_on: "",
  days: "",
  years: "",
  role: "secretary",
  proof_file: true,
  proof_number: false,
  proof_seen: false,
};

async function makeGroup() {
  const central = await makeClub({ name: "Headquarters" });
  const group = await db.group.create({
    data: { label: "Delta", gen: "4321", centralAccountId: central.id },
  });
  const chapter = await makeDutyClub({ answers: { fiscal_year_month: "6" } });
  const joinGroup = (accountId: number) =>
    db.account.update({ where: { id: accountId }, data: { groupId: group.id } });
  await joinGroup(chapter.id);
  return {
    central,
    group,
    chapter,
    joinGroup,
    hq: personOn(central.primary, central.id, "2026-08-01"),
  };
}

const ofGroup = async (club: Awaited<ReturnType<typeof makeDutyClub>>) =>
  (await linesOf(club.ctx, club.id)).filter((line) => line.startsWith("group."));

describe("duties of a headquarters", () => {
  it("what a chapter has done stays as it was when the headquarters counts its periods otherwise", async () => {
    const { hq, central, chapter } = await makeGroup();
    const once = { ...fields, date: "once", due_on: "2026-08-20", proof_file: false };
    const { id } = must(await addGroupDuty(hq, { accountId: central.id, fields: once }));
    const key = { accountId: chapter.id, code: `group.${id}`, period: "once" };
    must(
      await markDone(chapter.ctx, {
        ...key,
        doneOn: "2026-08-01",
        files: "",
        number: "",
        isSeen: false,
      }),
    );
    const changed = { ...once, date: "fye_days", days: "60" };
    const change = { accountId: central.id, id, version: 1, fields: changed };
    must(await changeGroupDuty(hq, change));
    expect(must(await readDuty(chapter.ctx, key))).toMatchObject({
      state: "done",
      dueOn: "2026-08-20",
    });
    expect(await ofGroup(chapter)).toContain(`group.${id} once 2026-08-20`);
  });

  it("a suspended headquarters asks its chapters for nothing new", async () => {
    const { hq, central } = await makeGroup();
    must(await suspendAccount(system, { accountId: central.id, reason: "Unpaid invoices" }));
    expect(await addGroupDuty(hq, { accountId: central.id, fields })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });

  it("CAL-17 appear for every chapter, also for one that joins later, and go with the group", async () => {
    const { hq, central, chapter, group, joinGroup } = await makeGroup();
    const { id } = must(await addGroupDuty(hq, { accountId: central.id, fields }));
    const due = [`group.${id} 2025 2025-10-15`, `group.${id} 2026 2026-10-15`];
    expect(await ofGroup(chapter)).toEqual(due);
    const duty = must(
      await readDuty(chapter.ctx, { accountId: chapter.id, code: `group.${id}`, period: "2026" }),
    );
    expect(duty).toMatchObject({
      title: "Send the roster",
      level: `group:${group.id}`,
      note: "By e-mail.",
    });
    expect(duty.reason).toBe(
      "Your headquarters asks for it on this day each year (Delta, read on August 1, 2026).",
    );
    // Lists and jobs have it once the job has run that was asked for.
    const asked = await db.outboxJob.findMany({ where: { jobName: "duties.build" } });
    expect(asked.at(-1)?.payload).toEqual({ groupId: group.id });
    await buildDuties(system, { groupId: group.id });
    expect(
      await db.duty.count({ where: { accountId: chapter.id, code: `group.${id}` } }),
    ).toBeGreaterThan(0);
    const later = await makeDutyClub({ answers: { fiscal_year_month: "12" } });
    expect(await ofGroup(later)).toEqual([]);
    await joinGroup(later.id);
    expect(await ofGroup(later)).toEqual(due);
    await db.account.update({ where: { id: later.id }, data: { groupId: null } });
    expect(await ofGroup(later)).toEqual([]);
    // The headquarters itself is asked for nothing by it.
    expect((await linesOf(hq, central.id)).filter((line) => line.startsWith("group."))).toEqual([]);
  });

  it("takes the place of a rule of the catalogue, once", async () => {
    const { hq, central, chapter } = await makeGroup();
    const profile = async () =>
      (await linesOf(chapter.ctx, chapter.id)).filter((line) =>
        line.startsWith("grp.profile 2026"),
      );
    expect(await profile()).toEqual(["grp.profile 2026-06-30 2026-08-29"]);
    const instead = { ...fields, replaces: "grp.profile", date: "fye_days", days: "90" };
    const { id } = must(await addGroupDuty(hq, { accountId: central.id, fields: instead }));
    expect(await profile()).toEqual(["grp.profile 2026-06-30 2026-09-28"]);
    expect(await addGroupDuty(hq, { accountId: central.id, fields: instead })).toMatchObject({
      refusal: { errors: { replaces: [expect.anything()] } },
    });
    must(await removeGroupDuty(hq, { accountId: central.id, id }));
    expect(await profile()).toEqual(["grp.profile 2026-06-30 2026-08-29"]);
  });

  it("what a chapter did stays when it is taken back; who heads no group has none", async () => {
    const { hq, central, chapter } = await makeGroup();
    const plain = { ...fields, proof_file: false };
    const { id } = must(await addGroupDuty(hq, { accountId: central.id, fields: plain }));
    const key = { accountId: chapter.id, code: `group.${id}`, period: "2026" };
    const done = { doneOn: "2026-08-01", number: "", files: "", isSeen: false };
    must(await markDone(chapter.ctx, { ...key, ...done }));
    const listed = must(await listGroupDuties(hq, central.id));
    expect(listed.duties).toMatchObject([
      { id, title: "Send the roster", chapters: { open: 0, done: 1 } },
    ]);
    must(await removeGroupDuty(hq, { accountId: central.id, id }));
    expect(must(await readDuty(chapter.ctx, key))).toMatchObject({ state: "done" });
    // With another headquarters it is still what the chapter did.
    await db.account.update({ where: { id: chapter.id }, data: { groupId: null } });
    expect(must(await readDuty(chapter.ctx, key))).toMatchObject({ state: "done" });
    expect(await removeGroupDuty(hq, { accountId: central.id, id })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await addGroupDuty(chapter.ctx, { accountId: chapter.id, fields })).toMatchObject({
      refusal: { code: "not_found" },
    });
    expect(await addGroupDuty(chapter.ctx, { accountId: central.id, fields })).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it.each([
    [{ month: "13" }, "month"],
    [{ month: "2", day: "30" }, "day"],
    [{ date: "once", due_on: "2026-06-31" }, "due_on"],
    [{ date: "fye_days", days: "0" }, "days"],
    [{ date: "years_after_bylaws", years: "11" }, "years"],
    [{ date: "monthly" }, "date"],
    [{ role: "king" }, "role"],
    [{ replaces: "us.990n" }, "replaces"],
  ])("what is wrong is told at its field: %j", async (wrong, field) => {
    const { hq, central } = await makeGroup();
    expect(
      await addGroupDuty(hq, { accountId: central.id, fields: { ...fields, ...wrong } }),
    ).toMatchObject({
      refusal: { code: "invalid", errors: { [field]: [expect.anything()] } },
    });
  });

  it("of two who change one at once the second is told", async () => {
    const { hq, central } = await makeGroup();
    const { id } = must(await addGroupDuty(hq, { accountId: central.id, fields }));
    const change = { accountId: central.id, id, version: 1, fields: { ...fields, day: "20" } };
    const traces = () => db.auditEntry.count({ where: { action: "duties.group-changed" } });
    const before = await traces();
    must(await changeGroupDuty(hq, { ...change, fields }));
    expect(await traces()).toBe(before);
    must(await changeGroupDuty(hq, change));
    expect(await traces()).toBe(before + 1);
    expect(await changeGroupDuty(hq, change)).toMatchObject({
      refusal: { code: "conflict", stored: { version: 2, fields: { date: "yearly", day: "20" } } },
    });
  });
});

/** The form of a rule as it stands, with changes. */
async function formOf(code: string, changes: Partial<Record<keyof RuleFields, string>>) {
  const { values, version } = must(await readRule(system, code));
  return { version, fields: ruleSchema.parse({ ...values, ...changes }) };
}

describe("the catalogue", () => {
  it("CAL-18 a date that a change makes past is told with both days, not as one that is gone", async () => {
    await db.clubFact.deleteMany();
    await db.dutyClub.deleteMany();
    const club = await makeDutyClub({ answers: { fiscal_year_month: "10" }, today: "2026-12-05" });
    const staff = { ...system, now: club.ctx.now };
    await buildDuties(staff, { accountId: club.id });
    const code = "club.review";
    const { fields: form } = await formOf(code, { date_days: "30" });
    const { examples, ...counted } = must(await previewRule(staff, { code, fields: form }));
    expect(counted).toMatchObject({ clubs: 1, dates: 2 });
    expect(examples).toContainEqual(
      expect.objectContaining({
        period: "2026-10-31",
        before: "2026-12-30",
        after: "2026-11-30",
      }),
    );
    // What is settled keeps its date, and is not counted.
    const settled = { accountId: club.id, code, period: "2026-10-31", doneOn: "2026-12-01" };
    must(await markDone(club.ctx, { ...settled, number: "7", files: "", isSeen: true }));
    expect(must(await previewRule(staff, { code, fields: form }))).toMatchObject({ dates: 1 });
  });

  it("CAL-18 staff see how many clubs and dates change; whom it moved is kept once, with both dates", async () => {
    // This test's clubs alone have a fiscal year.
    await db.clubFact.deleteMany();
    await db.dutyClub.deleteMany();
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" }, today: "2026-12-01" });
    const other = await makeDutyClub({ answers: { fiscal_year_month: "12" }, today: "2026-12-01" });
    const without = await makeDutyClub();
    for (const { id } of [club, other, without]) {
      await db.$executeRaw`UPDATE accounts SET created_at = '2026-11-01' WHERE id = ${id}`;
    }
    const staff = { ...system, now: club.ctx.now };
    await buildDuties(staff, {});
    const code = "club.review";
    const { version, fields: form } = await formOf(code, { date_days: "90" });
    const touched = must(await previewRule(staff, { code, fields: form }));
    expect(touched).toMatchObject({ clubs: 2, dates: 2 });
    // A request looks at so many clubs as it can: those first that have the duty.
    const was = await readRulebook(staff);
    const is = { ...was, rules: new Map([...was.rules].filter(([key]) => key !== code)) };
    const some = await touchedBy(staff, { was, is, codes: [code] }, 2);
    expect(some).toMatchObject({ clubs: 2, looked: 2, all: await db.account.count() });
    expect(touched.examples[0]).toMatchObject({ before: "2027-08-29", after: "2027-09-28" });
    expect(await changeRule(staff, { code, version, fields: form, reason: " " })).toMatchObject({
      refusal: { errors: { reason: [expect.anything()] } },
    });
    const change = { code, version, fields: form, reason: "Sixty days are too few" };
    // Who saw it touch others is told, and may look again.
    expect(await changeRule(staff, { ...change, seen: { clubs: 2, dates: 1 } })).toMatchObject({
      refusal: { code: "invalid", errors: { seen_clubs: [expect.anything()] } },
    });
    const { clubs, dates } = touched;
    expect(must(await changeRule(staff, { ...change, seen: { clubs, dates } }))).toMatchObject({
      clubs: 2,
      dates: 2,
    });
    expect(await changeRule(staff, change)).toMatchObject({
      refusal: { code: "conflict", stored: { version: version + 1, fields: { date_days: "90" } } },
    });
    const page = must(await readRule(staff, code));
    expect(page.history[0]).toMatchObject({
      version: version + 1,
      reason: "Sixty days are too few",
      clubs: 2,
      dates: 2,
      changes: [
        {
          field: "date",
          before: "60 days after the fiscal year ends",
          after: "90 days after the fiscal year ends",
        },
      ],
    });
    const next = { code, version: version + 1 };
    await applyRule(staff, next);
    await applyRule(staff, next);
    const moves = await db.dutyMove.findMany({
      orderBy: [{ accountId: "asc" }, { period: "asc" }],
    });
    expect(moves).toHaveLength(2);
    expect(moves[0]).toMatchObject({
      accountId: club.id,
      period: "2027-06-30",
      wasOn: new Date("2027-08-29"),
      isOn: new Date("2027-09-28"),
    });
    const told = await db.outboxJob.findMany({ where: { jobName: "duties.tell-moved" } });
    expect(told.map(({ payload }) => payload)).toEqual([
      { accountId: club.id, ...next },
      { accountId: other.id, ...next },
    ]);
    expect(await linesOf(club.ctx, club.id)).toContain("club.review 2027-06-30 2027-09-28");
    expect(must(await changeRule(staff, { ...change, version: version + 1 }))).toMatchObject({
      dates: 0,
    });
    expect(must(await readRule(staff, code)).version).toBe(version + 1);
  });

  it("tells each date and each condition in words", async () => {
    const rows = must(await listRules(system));
    const dates = Object.fromEntries(rows.map(({ code, date }) => [code, date]));
    expect(dates).toMatchObject({
      "us.990n": "Day 15 of month 5 after the fiscal year ends",
      "us.8868": "Day 15 of month 5 after the fiscal year ends, from 30 days before",
      "us.1099nec": "January 31 of the next year",
      "us.w9": "On the day of: a contractor's first payment",
      "us.8822b": "60 days after: another responsible party",
      "grp.sgri": "From 90 to 30 days before the fiscal year ends",
      "grp.transition": "January 22, 2027",
      "club.bylaws": "1 year after: bylaws adopted on",
    });
    const conditionOf = async (code: string) => must(await readRule(system, code)).condition;
    expect(await conditionOf("us.990n")).toBe("files 990-N");
    expect(await conditionOf("us.1099nec")).toBe(
      "pays contractors: yes; and most paid to one contractor: $600.00 or more in 2025, $2,000.00 or more in 2026",
    );
    expect(await conditionOf("us.w9")).toBe("pays contractors: anything but no");
    for (const { code } of rows) {
      const { title, date, condition } = must(await readRule(system, code));
      expect([title, date, condition].join(" "), code).not.toMatch(/[{}]|undefined/);
    }
  });

  it("each rule of the product is read into the form and back without a change", async () => {
    const rows = must(await listRules(system));
    expect(rows.length).toBeGreaterThanOrEqual(27);
    for (const { code } of rows) {
      const { version, fields: form } = await formOf(code, {});
      const kept = must(
        await changeRule(system, { code, version, fields: form, reason: "Nothing" }),
      );
      expect(kept, code).toMatchObject({ clubs: 0, dates: 0, examples: [] });
      expect(must(await readRule(system, code)).version, code).toBe(version);
    }
  });

  it.each([
    [{ condition: "{" }, "condition"],
    [{ condition: '{"fact": "unknown", "is": true}' }, "condition"],
    [{ date_kind: "calendar" }, "date_kind"],
    [{ date_day: "32" }, "date_kind"],
    [{ shift: "back" }, "shift"],
    [{ role: "king" }, "role"],
    [{ title_es: " " }, "title_es"],
    [{ source_url: "http://irs.gov" }, "source_url"],
    [{ read_on: "" }, "read_on"],
    [{ read_on: "2100-01-01" }, "read_on"],
    [{ confirmed: "0" }, "check_en"],
  ])("what is wrong is told at its field: %j", async (wrong, field) => {
    const { version, fields: form } = await formOf("us.990n", wrong);
    expect(
      await changeRule(system, { code: "us.990n", version, fields: form, reason: "Why" }),
    ).toMatchObject({ refusal: { code: "invalid", errors: { [field]: [expect.anything()] } } });
  });

  it("CAL-18 staff add a rule by the form of the others: with a preview, a first version and the clubs' dates", async () => {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" }, today: "2026-12-01" });
    const staff = { ...system, now: club.ctx.now };
    const words = {
      title: "Renew the food permit",
      reason: "The county wants it",
      source: "County",
    };
    const typed = Object.entries(words).flatMap(([name, said]) => [
      [`${name}_en`, said],
      [`${name}_es`, said],
    ]);
    const { values } = must(readNewRule(staff));
    const date = { date_month: "5", date_day: "3", read_on: "2026-11-30", confirmed: "1" };
    const form = ruleSchema.parse({ ...values, ...Object.fromEntries(typed), ...date });
    const code = newCodeOf("club", "food_permit");
    const added = { code, newLevel: "club", version: 0, fields: form, reason: "Asked for" };
    const seen = must(await previewRule(staff, added));
    expect(seen.examples[0]).toMatchObject({ before: null, after: "2027-05-03" });
    for (const [wrong, field] of [
      [{ code: "club.Food" }, "new_name"],
      [{ code: "us.990n", newLevel: "federal" }, "new_name"],
      [{ newLevel: "state" }, "new_level"],
    ] as const) {
      expect(await changeRule(staff, { ...added, ...wrong })).toMatchObject({
        refusal: { errors: { [field]: [expect.anything()] } },
      });
    }
    must(await changeRule(staff, { ...added, seen }));
    expect(await linesOf(club.ctx, club.id)).toContain(`${code} 2027 2027-05-03`);
    expect(must(await readRule(staff, code)).history).toMatchObject([
      { version: 1, reason: "Asked for", clubs: seen.clubs },
    ]);
    await applyRule(staff, { code, version: 1 });
    expect(await db.dutyMove.count({ where: { accountId: club.id, code } })).toBe(1);
    expect(await db.duty.count({ where: { accountId: club.id, code, period: "2027" } })).toBe(1);
    expect(await changeRule(staff, added)).toMatchObject({ refusal: { code: "invalid" } });
  });

  it("members neither see nor change it, and its versions stay", async () => {
    const club = await makeDutyClub();
    const { version, fields: form } = await formOf("us.990n", {});
    for (const asked of [
      await listRules(club.ctx),
      await readRule(club.ctx, "us.990n"),
      await previewRule(club.ctx, { code: "us.990n", fields: form }),
      await changeRule(club.ctx, { code: "us.990n", version, fields: form, reason: "Why" }),
    ]) {
      expect(asked).toMatchObject({ refusal: { code: "forbidden" } });
    }
    await expect(db.dutyRuleVersion.updateMany({ data: { reason: "other" } })).rejects.toThrow(
      /append-only/,
    );
    await expect(db.dutyRuleVersion.deleteMany()).rejects.toThrow(/append-only/);
  });
});
