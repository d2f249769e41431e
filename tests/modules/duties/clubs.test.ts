import { describe, expect, it } from "vitest";
import { suspendAccount } from "#modules/accounts/index.server";
import {
  addOwnDuty,
  answerFacts,
  buildDuties,
  changeOwnDuty,
  listOwnDuties,
  markDone,
  nextDuties,
  provenReturns,
  readCalendar,
  readDuties,
  readDuty,
  readFacts,
  removeOwnDuty,
  settleFact,
} from "#modules/duties/index.server";
import { addDays, civilDate, compareDates } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { system } from "../accounts/people";
import { csvOf, importContent } from "../listings/bmf-files";
import { importOf, listOf, postcardLine } from "../listings/list-files";
import { linesOf, makeDutyClub, must, personOn, yearOf } from "./calendar";

const irsRow = { name: "ELM STREET BOOSTERS", group: "0000", subsection: "03" };
const done = { number: "", files: "", isSeen: false };

it("CAL-01 a club in Alabama has its return, its registration, its own yearly duties and our renewal", async () => {
  const club = await makeDutyClub({
    today: "2026-08-01",
    renewalDueOn: "2027-03-01",
    answers: {
      fiscal_year_month: "6",
      state: "AL",
      is_incorporated: "1",
      holds_raffles: "0",
      pays_contractors: "0",
    },
  });
  const { duties } = must(await readDuties(club.ctx, club.id));
  expect([...new Set(duties.map(({ code }) => code))].sort()).toEqual([
    "club.coi",
    "club.review",
    "st.charity",
    "us.990n",
    "us.renewal",
  ]);
  const calendar = must(
    await readCalendar(club.ctx, { accountId: club.id, year: 2026, show: "all" }),
  );
  expect(calendar.notices).toEqual([]);
});

it("CAL-02 another month of the fiscal year moves every open duty at once, and none that was done", async () => {
  const club = await makeDutyClub({ answers: { fiscal_year_month: "6", state: "AL" } });
  const review = { accountId: club.id, code: "club.coi", period: "2026" };
  must(await markDone(club.ctx, { ...review, ...done, number: "7", doneOn: "2026-07-15" }));
  const before = must(await readDuty(club.ctx, review));
  expect(before).toMatchObject({ dueOn: "2026-06-30", state: "done", done: { on: "2026-07-15" } });
  must(await club.say({ fiscal_year_month: "9" }));
  expect(must(await readDuty(club.ctx, review))).toMatchObject({
    dueOn: "2026-06-30",
    period: "2026",
    state: "done",
    done: { on: "2026-07-15" },
  });
  const ends = (await linesOf(club.ctx, club.id)).filter((line) => line.startsWith("us.990n"));
  expect(ends).toContain("us.990n 2026-09-30 2027-02-16");
  expect(ends.join()).not.toContain("-06-30");
  // What lists and jobs read was built in the same request.
  const built = await db.duty.findMany({ where: { accountId: club.id, code: "us.990n" } });
  expect(built.map(({ period }) => period)).toContain("2026-09-30");
  expect(built.every(({ period }) => period.endsWith("-09-30"))).toBe(true);
});

it("CAL-03 each date has its reason in one sentence, with the source and the day it was read", async () => {
  const club = await makeDutyClub({
    renewalDueOn: "2027-03-01",
    answers: {
      fiscal_year_month: "6",
      state: "CA",
      is_incorporated: "1",
      incorporated_on: "2026-06-01",
      holds_raffles: "1",
      pays_contractors: "1",
      insurance_expires_on: "2026-12-01",
      sales_tax_expires_on: "2027-01-15",
    },
  });
  must(
    await addOwnDuty(club.ctx, {
      accountId: club.id,
      fields: { title: "Order the trophies", due_on: "2026-10-01", is_yearly: true, note: "" },
    }),
  );
  for (const locale of ["en", "es"] as const) {
    const { duties } = must(await readDuties(club.on("2026-08-01", locale), club.id));
    expect(duties.length).toBeGreaterThan(10);
    for (const { code, reason, source, isConfirmed } of duties) {
      expect(reason, code).not.toMatch(/[{}]|undefined|\. ./);
      expect(reason, code).toContain(source.name);
      expect(reason.endsWith("."), code).toBe(true);
      // The club's own records are on nobody's page.
      const isRead = source.url !== "" && source.readOn !== null;
      expect(/read on|leído el/.test(reason), code).toBe(isRead);
      if (isConfirmed && source.url !== "") expect(isRead, code).toBe(true);
    }
  }
});

describe("the fiscal year in doubt", () => {
  const ein = "270000091";
  const days = (codes: readonly { code: string; dueOn: string; counts: boolean }[]) =>
    codes.filter(({ code }) => code === "us.990n").map(({ dueOn, counts }) => [dueOn, counts]);

  it("CAL-04 the IRS says December, the club June: the earlier date counts until somebody settles it", async () => {
    await importContent(
      csvOf({ ...irsRow, ein, month: "12", taxPeriod: "202412" }),
      "2026-07-13",
      true,
    );
    const club = await makeDutyClub({
      ein,
      since: "2026-07-01",
      answers: { fiscal_year_month: "6" },
    });
    for (const locale of ["en", "es"] as const) {
      const ctx = club.on("2026-08-01", locale);
      const calendar = await yearOf(ctx, club.id, 2026);
      expect(calendar.next).toMatchObject({ code: "club.review", period: "2026-06-30" });
      expect(calendar.notices).toContainEqual({ kind: "fiscal_year_differs", month: 6, other: 12 });
      expect(days(calendar.overdue)).toContainEqual(["2026-05-15", false]);
      const { duties } = must(await readDuties(ctx, club.id));
      const ahead = duties.filter(({ dueOn }) => dueOn > "2026-08-01" && dueOn < "2027-06-01");
      expect(days(ahead)).toEqual([
        ["2026-11-16", true],
        ["2027-05-17", false],
      ]);
    }
    // Settled, the other month is no longer asked.
    const { version } = must(await readFacts(club.ctx, club.id));
    const fact = { field: "fiscal_year_month", source: "irs" } as const;
    must(await settleFact(club.ctx, { accountId: club.id, version, ...fact }));
    const { facts } = must(await readFacts(club.ctx, club.id));
    expect(facts.find(({ name }) => name === "fiscal_year_month")).toMatchObject({
      chosen: { value: "12", source: "club" },
      isConflict: false,
    });
    const lines = (await linesOf(club.ctx, club.id)).filter((line) => line.startsWith("us.990n"));
    expect(lines.join()).not.toContain("-06-30");
    // A new word of the IRS asks again.
    await importContent(
      csvOf({ ...irsRow, ein, month: "03", taxPeriod: "202412" }),
      "2026-08-10",
      true,
    );
    await buildDuties(system, { accountId: club.id });
    const again = must(await readFacts(club.ctx, club.id));
    expect(again.facts.find(({ name }) => name === "fiscal_year_month")?.isConflict).toBe(true);
    // The earlier date counts also where it is the IRS's.
    const { duties } = must(await readDuties(club.ctx, club.id));
    const ahead = duties.filter(({ dueOn }) => dueOn > "2026-08-01" && dueOn < "2027-06-01");
    expect(days(ahead)).toEqual([
      ["2026-08-17", true],
      ["2027-05-17", false],
    ]);
  });
});

it("CAL-08 what an import shows is confirmed without anybody's click, and says by which file", async () => {
  const ein = "270000092";
  const club = await makeDutyClub({ ein, answers: { fiscal_year_month: "6" } });
  const key = { accountId: club.id, code: "us.990n", period: "2026-06-30" };
  expect(must(await readDuty(club.ctx, key))).toMatchObject({ state: "open", seen: null });
  await importContent(
    csvOf({ ...irsRow, ein, month: "06", taxPeriod: "202606" }),
    "2026-12-14",
    true,
  );
  await buildDuties(system, { accountId: club.id });
  const seen = must(await readDuty(club.on("2026-12-20"), key));
  expect(seen).toMatchObject({
    state: "confirmed",
    isOverdue: false,
    seen: { list: "bmf", asOf: "2026-12-14" },
    proofs: [{ kind: "irs" }],
  });
  expect(seen.history.map(({ words }) => words)).toEqual([
    "The IRS's file of December 14, 2026 shows it.",
  ]);
  expect(must(await provenReturns(club.ctx, club.id)).proved).toMatchObject([
    { fiscalYearEnd: "2026-06-30", code: "us.990n", by: "irs", on: "2026-12-14" },
  ]);
  // Another list shows it too, and nothing is confirmed twice by one.
  await importOf("epostcards", listOf(postcardLine(ein, "2025", "06-30-2026")));
  await buildDuties(system, { accountId: club.id });
  await buildDuties(system, { accountId: club.id });
  expect(await db.dutyProof.count({ where: { accountId: club.id } })).toBe(2);
  // An EIN that was mistyped takes what was seen of it along.
  await db.account.update({ where: { id: club.id }, data: { ein: "270000093" } });
  await buildDuties(system, { accountId: club.id });
  expect(must(await readDuty(club.ctx, key))).toMatchObject({ state: "open", proofs: [] });
});

it("CAL-19 what is not confirmed is never overdue, and says with whom to check", async () => {
  await db.$executeRaw`UPDATE state_requirements SET sources = '{}' WHERE state = 'AL'`;
  const club = await makeDutyClub({
    answers: { fiscal_year_month: "6", state: "AL", solicits: "1", receipts_estimate: "40000" },
  });
  const ctx = club.on("2026-12-01");
  const { duties } = must(await readDuties(ctx, club.id));
  const unconfirmed = duties.filter(({ isConfirmed }) => !isConfirmed);
  expect(unconfirmed.map(({ code }) => code)).toContain("st.charity");
  for (const duty of unconfirmed) {
    expect(duty.isOverdue).toBe(false);
    expect(duty.check).not.toBe("");
  }
  const late = duties.filter(({ code, dueOn }) => code === "us.990n" && dueOn < "2026-12-01");
  expect(late.some(({ isOverdue }) => isOverdue)).toBe(true);
  await db.$executeRaw`UPDATE state_requirements SET sources = sources || '{
    "charity": {"url": "https://www.alabamaag.gov/", "readOn": "2026-11-01", "isConfirmed": true},
    "charity_due": {"url": "https://www.alabamaag.gov/", "readOn": "2026-11-01", "isConfirmed": true}
  }' WHERE state = 'AL'`;
  const confirmed = must(
    await readDuty(ctx, { accountId: club.id, code: "st.charity", period: "2026-06-30" }),
  );
  expect(confirmed).toMatchObject({ isConfirmed: true, isOverdue: true, check: "" });
  expect(confirmed.reason).toContain("State of Alabama, read on November 1, 2026");
});

it("CAL-22 a state whose rules are not kept: federal and own duties, and one line that says so", async () => {
  const club = await makeDutyClub({
    answers: { fiscal_year_month: "6", state: "PR", is_incorporated: "1" },
  });
  const calendar = await yearOf(club.ctx, club.id, 2026);
  expect(calendar.notices).toEqual([{ kind: "state_not_kept", state: "PR" }]);
  const codes = (await linesOf(club.ctx, club.id)).map((line) => line.split(" ")[0]);
  // What the club has not said of itself makes no duty either: no 1099, no raffle.
  expect([...new Set(codes)].sort()).toEqual(["club.coi", "club.review", "us.990n"]);
});

describe("own duties", () => {
  const fields = { title: "Order the trophies", due_on: "2026-10-01", is_yearly: false, note: "" };

  it("CAL-16 shows 400 of them, all at once, and refuses more than 500", async () => {
    const club = await makeDutyClub();
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        accountId: club.id,
        title: `Duty ${index}`,
        dueOn: new Date("2026-10-01T00:00:00Z"),
        createdAt: new Date("2026-01-01T00:00:00Z"),
      }));
    await db.ownDuty.createMany({ data: many(400) });
    const { duties } = must(await readDuties(club.ctx, club.id));
    expect(duties.filter(({ code }) => code.startsWith("own."))).toHaveLength(400);
    const [from, to] = [
      addDays(civilDate("2026-08-01"), -400),
      addDays(civilDate("2026-08-01"), 430),
    ];
    expect(
      duties.every(({ dueOn }) => compareDates(dueOn, from) >= 0 && compareDates(dueOn, to) <= 0),
    ).toBe(true);
    await db.ownDuty.createMany({ data: many(99) });
    must(await addOwnDuty(club.ctx, { accountId: club.id, fields }));
    expect(must(await listOwnDuties(club.ctx, club.id)).left).toBe(0);
    expect(await addOwnDuty(club.ctx, { accountId: club.id, fields })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });

  it("a yearly one comes each year, one that is moved keeps its period, one that is removed goes", async () => {
    const club = await makeDutyClub();
    const yearly = must(
      await addOwnDuty(club.ctx, { accountId: club.id, fields: { ...fields, is_yearly: true } }),
    );
    const once = must(await addOwnDuty(club.ctx, { accountId: club.id, fields }));
    const own = async () =>
      (await linesOf(club.ctx, club.id)).filter((line) => line.startsWith("own."));
    expect(await own()).toEqual([
      `own.${yearly.id} 2026 2026-10-01`,
      `own.${once.id} once 2026-10-01`,
      `own.${yearly.id} 2027 2027-10-01`,
    ]);
    const change = { accountId: club.id, id: once.id, fields: { ...fields, due_on: "1/5/2027" } };
    must(await changeOwnDuty(club.ctx, { ...change, version: 1 }));
    expect(await own()).toContain(`own.${once.id} once 2027-01-05`);
    expect(await changeOwnDuty(club.ctx, { ...change, version: 1 })).toMatchObject({
      refusal: { code: "conflict", stored: { version: 2 } },
    });
    must(await removeOwnDuty(club.ctx, { accountId: club.id, id: yearly.id }));
    expect(await own()).toEqual([`own.${once.id} once 2027-01-05`]);
    expect(await removeOwnDuty(club.ctx, { accountId: club.id, id: yearly.id })).toMatchObject({
      refusal: { code: "not_found" },
    });
  });

  it.each(["2026-06-31", "13/1/2026", "1999-12-31", "2101-01-01", ""])(
    "the day %j is a field error",
    async (due_on) => {
      const club = await makeDutyClub();
      expect(
        await addOwnDuty(club.ctx, { accountId: club.id, fields: { ...fields, due_on } }),
      ).toMatchObject({ refusal: { code: "invalid", errors: { due_on: [expect.anything()] } } });
    },
  );

  it("strangers and suspended clubs add none", async () => {
    const club = await makeDutyClub();
    const stranger = personOn(club.primary, 0, "2026-08-01");
    expect(await addOwnDuty(stranger, { accountId: club.id, fields })).toMatchObject({
      refusal: { code: "not_found" },
    });
    must(await suspendAccount(system, { accountId: club.id, reason: "Unpaid invoices" }));
    expect(await addOwnDuty(club.ctx, { accountId: club.id, fields })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });
});

describe("answers", () => {
  it("a form that was open while somebody else saved is told, and nothing is lost", async () => {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" }, members: 1 });
    const { version } = must(await readFacts(club.ctx, club.id));
    must(await club.say({ school: "Lincoln High School" }));
    const late = await answerFacts(club.ctx, {
      accountId: club.id,
      version,
      answers: { fiscal_year_month: "9" },
    });
    expect(late).toMatchObject({
      refusal: {
        code: "conflict",
        stored: {
          version: version + 1,
          fields: { fiscal_year_month: "6", school: "Lincoln High School" },
        },
      },
    });
  });

  it.each([
    [{ fiscal_year_month: "13" }, "fiscal_year_month"],
    [{ formed_on: "2026-06-31" }, "formed_on"],
    [{ state: "Alabama" }, "state"],
    [{ holds_raffles: "maybe" }, "holds_raffles"],
    [{ "receipts-2025": "12e3" }, "receipts-2025"],
    [{ "receipts-25": "100" }, "receipts-25"],
    [{ irs_filing: "03" }, "irs_filing"],
    [{ nonsense: "1" }, "nonsense"],
    [{ school: "x".repeat(201) }, "school"],
    [{ school: "a\u0007b" }, "school"],
  ])("what is wrong is told at its field: %j", async (answers, field) => {
    const club = await makeDutyClub();
    expect(await club.say(answers)).toMatchObject({
      refusal: { code: "invalid", errors: { [field]: [expect.anything()] } },
    });
  });

  it("the club's word goes before the profile's; taken back, the profile's counts again", async () => {
    const club = await makeDutyClub();
    await db.account.update({ where: { id: club.id }, data: { state: "TX" } });
    await buildDuties(system, { accountId: club.id });
    const state = async () => {
      const { facts } = must(await readFacts(club.ctx, club.id));
      return facts.find(({ name }) => name === "state");
    };
    expect(await state()).toMatchObject({ chosen: { value: "TX", source: "profile" } });
    must(await club.say({ state: "AL" }));
    expect(await state()).toMatchObject({
      chosen: { value: "AL", shown: "Alabama" },
      isConflict: true,
    });
    must(await club.say({ state: "" }));
    expect(await state()).toMatchObject({ chosen: { value: "TX" }, isConflict: false });
  });

  it("a fact that another source alone has is not taken back, and makes no version", async () => {
    const club = await makeDutyClub({ answers: { holds_raffles: "1" } });
    await db.account.update({ where: { id: club.id }, data: { state: "AL" } });
    const before = must(await readFacts(club.ctx, club.id)).version;
    must(await club.say({ state: "" }));
    const after = must(await readFacts(club.ctx, club.id));
    expect(after.version).toBe(before);
    expect(after.facts.find(({ name }) => name === "state")?.chosen?.value).toBe("AL");
  });

  it.each(["raffle-1999-12-31", "raffle-2101-01-01", "copies_requested-9999-12-31"])(
    "a day of an event outside 2000 to 2100 is refused: %s",
    async (field) => {
      const club = await makeDutyClub();
      expect(await club.say({ [field]: "1" })).toMatchObject({ refusal: { code: "invalid" } });
    },
  );

  it("a club enters 200 things that happened, and no more", async () => {
    const club = await makeDutyClub();
    const on = (count: number) => addDays(civilDate("2020-01-01"), count);
    const days = Array.from({ length: 200 }, (_, count) => [`raffle-${on(count)}`, "1"]);
    must(await club.say(Object.fromEntries(days)));
    expect(await club.say({ [`raffle-${on(200)}`]: "1" })).toMatchObject({
      refusal: { code: "conflict" },
    });
  });

  it("what a form shows and nobody changed makes no version", async () => {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" } });
    const before = must(await readFacts(club.ctx, club.id)).version;
    must(await club.say({ fiscal_year_month: "6", holds_raffles: "" }));
    expect(must(await readFacts(club.ctx, club.id)).version).toBe(before);
  });
});

it("the home says what comes next, what is overdue first", async () => {
  const club = await makeDutyClub({ answers: { fiscal_year_month: "6", state: "PR" } });
  const home = must(await nextDuties(club.on("2026-11-20"), { accountId: club.id, atMost: 3 }));
  expect(home.next[0]).toMatchObject({ isOverdue: true });
  expect(home.overdueCount).toBeGreaterThan(0);
  expect(home.next).toHaveLength(3);
});

it("what is overdue is not forgotten after 400 days, unless the same was due again since", async () => {
  const club = await makeDutyClub({
    today: "2026-08-01",
    answers: { insurance_expires_on: "2024-06-01", fiscal_year_month: "6" },
  });
  const { overdue } = must(
    await readCalendar(club.ctx, { accountId: club.id, year: 2026, show: "open" }),
  );
  const codes = overdue.map(({ code, period }) => `${code} ${period}`);
  expect(codes).toContain("club.insurance 2024-06-01");
  expect(codes.filter((one) => one.startsWith("us.990n"))).toEqual(["us.990n 2025-06-30"]);
  const built = await db.duty.findMany({ where: { accountId: club.id, code: "club.insurance" } });
  expect(built.map(({ period }) => period)).toEqual(["2024-06-01"]);
});
