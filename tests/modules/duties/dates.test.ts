import { describe, expect, it } from "vitest";
import {
  addEvent,
  readCalendar,
  readDuty,
  readFacts,
  recordExtension,
} from "#modules/duties/index.server";
import { db } from "#modules/platform/db.server";
import type { Locale } from "#modules/platform/messages";
import { makeClub } from "../accounts/clubs";
import { linesOf, makeDutyClub, must, personOn } from "./calendar";

const locales: readonly Locale[] = ["en", "es"];

/** A return of a club whose fiscal year ends so, by the amount that it takes in. */
async function returnOf(fye: string, receipts: string, today: string) {
  const month = String(Number(fye.slice(5, 7)));
  const club = await makeDutyClub({
    today,
    answers: { fiscal_year_month: month, receipts_estimate: receipts },
  });
  return club;
}

describe("vectors of returns", () => {
  it.each([
    ["2026-06-30", "2026-11-15", "2026-11-16", "2027-05-17"],
    ["2026-09-30", "2027-02-15", "2027-02-16", "2027-08-16"],
    ["2026-12-31", "2027-05-15", "2027-05-17", "2027-11-15"],
    ["2026-03-31", "2026-08-15", "2026-08-17", "2027-02-16"],
    ["2028-02-29", "2028-07-15", "2028-07-17", "2029-01-16"],
    ["2027-11-30", "2028-04-15", "2028-04-18", "2028-10-16"],
  ])("CAL-04 the year that ends %s: %s, due %s, extended %s", async (fye, plain, due, extended) => {
    const notice = await returnOf(fye, "20000", "2026-05-01");
    const short = await returnOf(fye, "100000", due);
    for (const locale of locales) {
      const key = { accountId: notice.id, code: "us.990n", period: fye };
      const duty = must(await readDuty(notice.on("2026-05-01", locale), key));
      expect(duty).toMatchObject({ dueOn: due, plainDueOn: plain, offersExtension: null });
      expect(duty.reason).toContain("IRS");
      expect(duty.reason).toMatch(locale === "en" ? /15th day/ : /día 15/);
    }
    const key = { accountId: short.id, code: "us.990ez", period: fye };
    expect(must(await readDuty(short.ctx, key))).toMatchObject({
      dueOn: due,
      offersExtension: { filedBy: due, dueOn: extended },
    });
    const proof = { number: "8868-1", files: "", isSeen: false };
    must(await recordExtension(short.ctx, { ...key, ...proof, filedOn: due }));
    for (const locale of locales) {
      const duty = must(await readDuty(short.on(due, locale), key));
      expect(duty).toMatchObject({ dueOn: extended, extension: { filedOn: due } });
      expect(duty.reason).toMatch(locale === "en" ? /extension/ : /prórroga/);
    }
  });
});

it("CAL-04 the 1099 for 2026 is due on Monday, February 1, 2027, and says why", async () => {
  const club = await makeDutyClub({
    today: "2026-12-01",
    answers: { pays_contractors: "1", "contractor_paid-2026": "2,000.00" },
  });
  const key = { accountId: club.id, code: "us.1099nec", period: "2026" };
  const en = must(await readDuty(club.ctx, key));
  expect(en).toMatchObject({ plainDueOn: "2027-01-31", dueOn: "2027-02-01", isConfirmed: true });
  expect(en.reason).toContain("January 31, 2027 is a Sunday, so it moves to February 1, 2027");
  const es = must(await readDuty(club.on("2026-12-01", "es"), key));
  expect(es.reason).toContain("es domingo, así que pasa al 1 de febrero de 2027");
  must(await club.say({ "contractor_paid-2026": "1,999.99" }));
  expect(await readDuty(club.ctx, key)).toMatchObject({ refusal: { code: "not_found" } });
  // Nobody knows yet from which amount on for the year after.
  const later = must(await readDuty(club.ctx, { ...key, period: "2027" }));
  expect(later).toMatchObject({ isConfirmed: false });
  expect(later.check).toContain("IRS");
});

it("CAL-04 a change of the responsible party on 2026-05-20: 2026-07-19, act by Friday 2026-07-17", async () => {
  const club = await makeDutyClub({ today: "2026-06-01", answers: { state: "AL" } });
  const { version } = must(await readFacts(club.ctx, club.id));
  const event = {
    accountId: club.id,
    version,
    event: "responsible_party_changed",
    on: "5/20/2026",
  };
  must(await addEvent(club.ctx, event));
  const key = { accountId: club.id, code: "us.8822b", period: "2026-05-20" };
  for (const locale of locales) {
    const duty = must(await readDuty(club.on("2026-06-01", locale), key));
    expect(duty).toMatchObject({ dueOn: "2026-07-19", actBy: "2026-07-17" });
    expect(duty.reason).toMatch(locale === "en" ? /act by July 17, 2026/ : /17 de julio de 2026/);
  }
});

describe("the window of the SGRI", () => {
  it.each([
    ["2026-12-31", "2026-10-02", "2026-12-01", null],
    ["2027-06-30", "2027-04-01", "2027-05-31", "2027-05-28"],
    ["2028-02-29", "2027-12-01", "2028-01-30", "2028-01-28"],
  ])("CAL-04 the year that ends %s: %s to %s, act by %s", async (fye, opens, closes, actBy) => {
    const month = String(Number(fye.slice(5, 7)));
    const club = await makeDutyClub({ answers: { fiscal_year_month: month } });
    await db.group.create({ data: { label: "Delta", gen: "4321", centralAccountId: club.id } });
    const key = { accountId: club.id, code: "grp.sgri", period: fye };
    for (const locale of locales) {
      const duty = must(await readDuty(club.on("2026-08-01", locale), key));
      expect(duty).toMatchObject({ opensOn: opens, dueOn: closes, closesOn: closes, actBy });
    }
  });
});

it("CAL-04 Alabama's charity registration for the year that ends 2026-06-30 is due 2026-09-28", async () => {
  const club = await makeDutyClub({ answers: { fiscal_year_month: "6", state: "AL" } });
  for (const locale of locales) {
    const key = { accountId: club.id, code: "st.charity", period: "2026-06-30" };
    const duty = must(await readDuty(club.on("2026-08-01", locale), key));
    expect(duty).toMatchObject({ dueOn: "2026-09-28", level: "state:AL" });
    expect(duty.reason).toContain("Alabama");
  }
});

it("CAL-19 what a club did not say makes nothing overdue: it is asked", async () => {
  const club = await makeDutyClub({ answers: { fiscal_year_month: "6", state: "AL" } });
  const late = club.on("2026-10-05");
  const key = { accountId: club.id, code: "st.charity", period: "2026-06-30" };
  const asked = must(await readDuty(late, key));
  expect(asked).toMatchObject({ isConfirmed: false, isOverdue: false });
  expect(asked.check).toContain("What your dates depend on");
  const spanish = must(await readDuty(club.on("2026-10-05", "es"), key));
  expect(spanish.check).toContain("De qué dependen sus fechas");
  must(await club.say({ solicits: "1", receipts_estimate: "40000", all_volunteers: "0" }, late));
  expect(must(await readDuty(late, key))).toMatchObject({
    isConfirmed: true,
    isOverdue: true,
    check: "",
  });
  must(await club.say({ solicits: "0" }, late));
  expect(await readDuty(late, key)).toMatchObject({ refusal: { code: "not_found" } });
});

it("the catalogue's dates by events, expiries and the months of the bylaws", async () => {
  const club = await makeDutyClub({
    today: "2026-08-01",
    answers: {
      fiscal_year_month: "6",
      state: "CA",
      holds_raffles: "1",
      "raffle-2026-12-05": "1",
      "raffle_prize-2026-12-05": "1",
      sales_tax_expires_on: "2027-01-15",
      insurance_expires_on: "2026-12-01",
      annual_meeting_month: "5",
      nomination_month: "3",
      terms_end_month: "6",
      school_approval: "1",
      school_approval_month: "9",
    },
  });
  const lines = await linesOf(club.ctx, club.id);
  for (const line of [
    "us.w2g 2026 2027-02-01",
    "st.raffle_register 2026 2026-10-06",
    "st.raffle_report 2026 2027-02-01",
    "st.sales_tax 2027-01-15 2026-11-16",
    "club.insurance 2026-12-01 2026-11-01",
    "club.meeting 2027 2027-05-31",
    "club.nominations 2027 2027-03-31",
    "club.election 2027 2027-05-31",
    "club.terms_end 2027 2027-06-30",
    "school.approval 2026 2026-09-30",
  ]) {
    expect(lines).toContain(line);
  }
  // The registration of a year is taken from November of the year before.
  const key = { accountId: club.id, code: "st.raffle_register", period: "2026" };
  expect(must(await readDuty(club.ctx, key))).toMatchObject({ opensOn: "2025-11-01" });
});

it("CAL-21 incorporated on a 29 February: the anniversary in 2027 is 28 February", async () => {
  const club = await makeDutyClub({
    answers: { state: "AZ", is_incorporated: "1", incorporated_on: "2024-02-29" },
  });
  const key = { accountId: club.id, code: "st.report", period: "2027" };
  expect(must(await readDuty(club.ctx, key))).toMatchObject({ dueOn: "2027-02-28" });
  const leap = { ...key, period: "2028" };
  expect(must(await readDuty(club.ctx, leap))).toMatchObject({ dueOn: "2028-02-29" });
});

describe("bad input", () => {
  it.each([1999, 2101, 2026.5])("the year %s is a field error", async (year) => {
    const club = await makeDutyClub();
    const asked = await readCalendar(club.ctx, { accountId: club.id, year });
    expect(asked).toMatchObject({
      refusal: { code: "invalid", errors: { year: [expect.anything()] } },
    });
  });

  it.each([
    ["us.990n", "2026-13-31"],
    ["us.990n", "2026-06-31"],
    ["us.990n", "2026-05-31"],
    ["us.990n", "1999-06-30"],
    ["us.990n", "2026-06-30\n"],
    ["us.unknown", "2026-06-30"],
    ["__proto__", "2026-06-30"],
  ])("an unknown duty is not found: %s %j", async (code, period) => {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" } });
    const asked = await readDuty(club.ctx, { accountId: club.id, code, period });
    expect(asked).toMatchObject({ refusal: { code: "not_found" } });
  });

  it("somebody else's calendar is not found", async () => {
    const club = await makeDutyClub({ answers: { fiscal_year_month: "6" } });
    const other = await makeClub();
    const stranger = personOn(other.primary, other.id, "2026-08-01");
    for (const asked of [
      await readCalendar(stranger, { accountId: club.id, year: 2026 }),
      await readFacts(stranger, club.id),
      await readDuty(stranger, { accountId: club.id, code: "us.990n", period: "2026-06-30" }),
    ]) {
      expect(asked).toMatchObject({ refusal: { code: "not_found" } });
    }
  });
});
