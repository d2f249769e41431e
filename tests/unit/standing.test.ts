import { describe, expect, it } from "vitest";
import { addDays, type CivilDate, civilDate } from "#modules/platform/dates";
import { americanEnglish, americanSpanish } from "#modules/platform/locale";
import {
  type DutyFacts,
  type FindingCode,
  findingLevels,
  judgeStanding,
  levelOf,
  noDuties,
  type StandingFacts,
} from "#modules/standing/contract";
import { wordFinding } from "#modules/standing/index.server";
import { keepJudgement } from "#modules/standing/judging/stored";

const day = civilDate;
const today = day("2026-11-23");
const asOf = day("2026-04-13");
const row = {
  asOf,
  groupNumber: "5271",
  subsection: "03",
  status: "01",
  filingCode: "02",
  pfFilingCode: "0",
  fiscalYearMonth: 6,
  taxPeriod: "202506",
};
const healthy: StandingFacts = {
  today,
  shownWithin: { notice: 60, return: 120 },
  hasEin: true,
  irs: row,
  group: { gen: "5271", subsection: "03" },
  membership: { beganOn: day("2024-01-15"), isLapsed: false },
  fiscalYearMonth: 6,
  hasAdoptedBylaws: true,
  duties: noDuties,
  overrides: [],
};
const judge = (changes: Partial<StandingFacts>) => judgeStanding({ ...healthy, ...changes });
const withDuties = (duties: Partial<DutyFacts>, more: Partial<StandingFacts> = {}) =>
  judge({ ...more, duties: { ...noDuties, ...duties } });
const withRow = (changes: Partial<NonNullable<StandingFacts["irs"]>>) =>
  judge({ irs: { ...row, ...changes } });
const report = { en: "Annual report", es: "Informe anual" };
const lastNotice = { year: 2024, periodEnd: undefined, isTerminated: true, asOf };
const english = /\b(the|of|and|your|report|January|April|November)\b/i;
const codes = ({ findings }: ReturnType<typeof judge>) => findings.map(({ code }) => code);
/** The same facts without what a fact may lack: an EIN that no file has. */
const { irs: _, ...withoutRow } = healthy;

describe("the standing of a club in one word", () => {
  it("is good where nothing is found", () => {
    expect(judge({})).toMatchObject({ verdict: "good", findings: [] });
  });

  it("a return is unseen only after the days that the settings give the IRS's file", () => {
    const late = { taxPeriod: "202406" };
    expect(codes(withRow(late))).toContain("one_return_unseen");
    const patient = { notice: 365, return: 365 };
    const found = judge({ shownWithin: patient, irs: { ...row, ...late } });
    expect(codes(found)).not.toContain("one_return_unseen");
  });

  it("S1 two unseen returns, and a third that is due: at risk", () => {
    const found = withRow({ taxPeriod: "202306" });
    expect(found.verdict).toBe("at_risk");
    expect(codes(found)).toEqual(["third_return_due", "two_returns_unseen"]);
    expect(found.findings[1]?.days).toMatchObject({ seen: "2023-06-30", revoked: "2026-11-16" });
  });

  it("S2 one unseen return: attention", () => {
    const found = withRow({ taxPeriod: "202406" });
    expect(found.verdict).toBe("attention");
    expect(codes(found)).toEqual(["one_return_unseen"]);
  });

  it("S3 the same with the duty of this year proved: none is missed, good", () => {
    const provenPeriods = [day("2026-06-30")];
    const found = withDuties({ provenPeriods }, { irs: { ...row, taxPeriod: "202306" } });
    expect(found).toMatchObject({ verdict: "good", findings: [], returns: { missed: 0 } });
  });

  it("S4 two of a 990 by their extended dates, and with a 990-N as well: at risk", () => {
    for (const filingCode of ["01", "02"]) {
      const irs = { ...row, filingCode, fiscalYearMonth: 12, taxPeriod: "202212" };
      const found = judge({ irs, fiscalYearMonth: 12, today: day("2026-04-20") });
      expect(found).toMatchObject({ verdict: "at_risk", returns: { missed: 2 } });
      expect(codes(found)).toEqual(["two_returns_unseen"]);
    }
  });

  it("S5 none is missed until the day after the grace of an extension", () => {
    const on = (asOfDay: string) =>
      judge({
        irs: {
          ...row,
          filingCode: "01",
          fiscalYearMonth: 12,
          taxPeriod: "202312",
          asOf: day(asOfDay),
        },
        fiscalYearMonth: 12,
        today: day(asOfDay),
      });
    expect(on("2026-03-16")).toMatchObject({ returns: { missed: 0 } });
    expect(on("2026-03-17")).toMatchObject({ verdict: "attention", returns: { missed: 1 } });
  });

  it("an extension that is recorded moves the day on which the exemption ends", () => {
    const irs = { ...row, filingCode: "01", taxPeriod: "202306" };
    const found = withDuties({ extendedPeriods: [day("2026-06-30")] }, { irs });
    expect(found.returns).toMatchObject({ revokedOnIfNothing: "2027-05-17" });
  });

  it("S6 a blank period: not known, even beside a paper that is missing", () => {
    expect(withRow({ taxPeriod: "" }).verdict).toBe("unknown");
    expect(judge({ irs: { ...row, taxPeriod: "" }, hasAdoptedBylaws: false }).verdict).toBe(
      "unknown",
    );
  });

  it("S7 a revocation with its reinstatement is none", () => {
    const on = day("2017-11-15");
    expect(judge({ revocation: { revokedOn: on, reinstatedOn: on, asOf } }).verdict).toBe("good");
  });

  it("S8 the latest revocation without a reinstatement is one, whatever else is right", () => {
    const revokedOn = day("2025-11-15");
    const found = judge({ revocation: { revokedOn, reinstatedOn: undefined, asOf } });
    expect(found.verdict).toBe("revoked");
    expect(found.findings[0]).toMatchObject({
      code: "revoked",
      asOf,
      days: { revoked: revokedOn },
    });
  });

  it("S9 whoever has no return of its own is good, and is told", () => {
    const found = withRow({ filingCode: "03", taxPeriod: "202212" });
    expect(found.verdict).toBe("good");
    expect(codes(found)).toEqual(["no_own_return"]);
    const church = withRow({ filingCode: "06", taxPeriod: "" });
    expect(church.verdict).toBe("good");
    const [reason] = church.findings;
    expect(reason && wordFinding(americanEnglish, reason).sentence).toBe(
      "No return of its own is expected: it is a church. So says the IRS's file of April 13, 2026.",
    );
  });

  it("S10 three unseen and not on the list: at risk, never revoked", () => {
    const found = withRow({ taxPeriod: "202306", asOf: day("2027-02-08") });
    expect(found.verdict).toBe("at_risk");
    expect(codes(found)).toEqual(["three_returns_unseen"]);
  });

  it("S12 fifteen unseen without a revocation: the files contradict each other", () => {
    const found = withRow({ taxPeriod: "200806" });
    expect(found.verdict).toBe("attention");
    expect(codes(found)).toEqual(["files_contradict"]);
  });

  it("a notice that the IRS lists counts as the latest return", () => {
    const periodEnd = day("2025-06-30");
    const epostcard = { year: 2024, periodEnd, isTerminated: false, asOf };
    expect(judge({ irs: { ...row, taxPeriod: "202306" }, epostcard }).verdict).toBe("good");
  });

  it("the newest return is missed from two weeks after its day, that of a 990 after its extension", () => {
    const due = day("2026-11-16");
    const on = (date: CivilDate, filingCode = "02") =>
      codes(judge({ today: date, irs: { ...row, filingCode } }));
    expect(on(addDays(due, 14))).toEqual([]);
    expect(on(addDays(due, 15))).toEqual(["return_overdue"]);
    expect(on(addDays(due, 15), "01")).toEqual([]);
    expect(on(addDays(day("2027-05-17"), 15), "01")).toEqual(["return_overdue"]);
  });

  it("RR-06 the club's own letter of reinstatement counts when it is newer than the revocation", () => {
    const revocation = { revokedOn: day("2025-11-15"), reinstatedOn: undefined, asOf };
    const by = (letter: string) => judge({ revocation, reinstatementLetterOn: day(letter) });
    expect(by("2025-11-15")).toMatchObject({ verdict: "revoked" });
    expect(codes(by("2025-11-16"))).toEqual(["reinstatement_unlisted"]);
    expect(by("2025-11-16").verdict).toBe("attention");
  });

  it("A7 the officers' terms are asked about from the fifteenth day after them on", () => {
    expect(codes(withDuties({ officersEndedOn: day("2026-11-09") }))).toEqual([]);
    expect(codes(withDuties({ officersEndedOn: day("2026-11-08") }))).toEqual([
      "officer_terms_ended",
    ]);
  });

  it("STD-03 absence from a file is never called revoked", () => {
    expect(judgeStanding(withoutRow).verdict).toBe("unknown");
    const stateFileAsOf = asOf;
    const missing = judgeStanding({ ...withoutRow, stateFileAsOf });
    expect(missing.verdict).toBe("attention");
    expect(codes(missing)).toEqual(["not_in_file"]);
    const left = judgeStanding({ ...withoutRow, stateFileAsOf, leftFileOn: asOf });
    expect(left.verdict).toBe("at_risk");
    expect(codes(left)).toEqual(["left_file"]);
  });

  it("a new member has half a year until its EIN should be in the file", () => {
    const facts = (beganOn: CivilDate) =>
      codes(
        judgeStanding({
          ...withoutRow,
          stateFileAsOf: asOf,
          membership: { beganOn, isLapsed: false },
        }),
      );
    expect(facts(addDays(today, -180))).toEqual([]);
    expect(facts(addDays(today, -181))).toEqual(["not_in_file"]);
  });

  it.each<[string, Partial<StandingFacts>, FindingCode]>([
    ["a private foundation's end", { irs: { ...row, status: "25" } }, "ending_foundation"],
    ["a last notice", { epostcard: lastNotice }, "terminating"],
    ["a lapsed membership", { membership: { beganOn: asOf, isLapsed: true } }, "membership_lapsed"],
    ["another fiscal year", { fiscalYearMonth: 12 }, "fiscal_year_differs"],
    ["another group", { irs: { ...row, groupNumber: "0000" } }, "other_group"],
    ["another paragraph", { irs: { ...row, subsection: "07" } }, "other_subsection"],
    ["no adopted bylaws", { hasAdoptedBylaws: false }, "bylaws_missing"],
    [
      "bylaws without the group's purpose",
      { duties: { ...noDuties, lacksPurposeStatement: true } },
      "purpose_statement_missing",
    ],
    [
      "officers whose terms are over",
      { duties: { ...noDuties, officersEndedOn: day("2026-06-30") } },
      "officer_terms_ended",
    ],
    [
      "a late Form 8822-B",
      { duties: { ...noDuties, responsiblePartyDueOn: day("2026-11-20") } },
      "responsible_party_overdue",
    ],
    [
      "insurance that ran out",
      { duties: { ...noDuties, insuranceEndsOn: day("2026-11-22") } },
      "insurance_expired",
    ],
    [
      "a sales-tax certificate that ran out",
      { duties: { ...noDuties, salesTaxEndsOn: day("2026-11-22") } },
      "sales_tax_expired",
    ],
    [
      "a central organization that is revoked",
      { group: { gen: "5271", subsection: "03", revocation: { revokedOn: asOf, asOf } } },
      "group_revoked",
    ],
  ])("%s is a finding of its own weight", (_name, changes, code) => {
    const found = judge(changes);
    expect(codes(found)).toEqual([code]);
    expect(found.verdict).toBe(findingLevels[code]);
  });

  it("what is due or ends today is not over yet", () => {
    const found = withDuties({
      insuranceEndsOn: today,
      salesTaxEndsOn: today,
      responsiblePartyDueOn: today,
      officersEndedOn: today,
      overdueStateDuties: [{ name: report, dueOn: today }],
    });
    expect(found).toMatchObject({ verdict: "good", findings: [] });
  });

  it("a duty towards a state is attention, after half a year at risk; the oldest is named", () => {
    const late = (days: number) => ({
      name: { en: `${days} days`, es: `${days} días` },
      dueOn: addDays(today, -days),
    });
    const at = (...days: number[]) => withDuties({ overdueStateDuties: days.map(late) });
    expect(at(1)).toMatchObject({ verdict: "attention" });
    expect(at(180)).toMatchObject({ verdict: "attention" });
    const found = at(3, 181);
    expect(found.verdict).toBe("at_risk");
    expect(found.findings).toMatchObject([
      { code: "state_duty_long_overdue", names: { duty: "181 days", duty_es: "181 días" } },
    ]);
  });

  it("another translation of a duty's name makes no other judgement, another duty does", () => {
    const digestOf = (name: { en: string; es: string }) => {
      const judged = withDuties({ overdueStateDuties: [{ name, dueOn: addDays(today, -9) }] });
      return keepJudgement(judged, "123456789").digest;
    };
    expect(digestOf({ ...report, es: "Reporte anual" })).toBe(digestOf(report));
    expect(digestOf({ ...report, en: "Biennial report" })).not.toBe(digestOf(report));
  });

  it("the central organization's revocation does not reach a club with a ruling of its own", () => {
    const group = { gen: "5271", subsection: "03", revocation: { revokedOn: asOf, asOf } };
    const independent = { ...row, groupNumber: "0000" };
    expect(codes(judge({ group, irs: independent }))).toEqual(["other_group"]);
  });

  it("absence from Publication 78 is no fact at all", () => {
    expect(JSON.stringify(healthy)).not.toContain("78");
    expect(Object.keys(findingLevels).join()).not.toMatch(/pub|78/);
  });

  it("staff set aside what hangs on papers and late files, for as long as they said", () => {
    const two = { ...row, taxPeriod: "202406" };
    const aside = (codes: readonly FindingCode[], endsOn: CivilDate) =>
      judge({ irs: two, overrides: [{ codes, endsOn }] });
    const found = aside(["one_return_unseen"], today);
    expect(found.verdict).toBe("good");
    expect(found.findings).toMatchObject([{ code: "one_return_unseen", setAsideUntil: today }]);
    expect(found.findings.map(levelOf)).toEqual(["none"]);
    expect(aside(["one_return_unseen"], addDays(today, -1)).verdict).toBe("attention");
    expect(aside(["bylaws_missing"], today).verdict).toBe("attention");
  });

  it("nothing that staff set aside lifts a revocation; a newer letter turns it into attention", () => {
    const revokedOn = day("2025-11-15");
    const revocation = { revokedOn, reinstatedOn: undefined, asOf };
    const group = { gen: "5271", subsection: "03", revocation: { revokedOn, asOf } };
    const endsOn = addDays(today, 30);
    const codesOf = ["revoked", "group_revoked"] as const;
    expect(judge({ revocation, overrides: [{ codes: codesOf, endsOn }] }).verdict).toBe("revoked");
    expect(judge({ group, overrides: [{ codes: codesOf, endsOn }] }).verdict).toBe("revoked");
    const letter = (letterOn: CivilDate, until = endsOn) =>
      judge({ revocation, overrides: [{ codes: [], endsOn: until, letterOn }] });
    expect(letter(addDays(revokedOn, 1))).toMatchObject({
      verdict: "attention",
      findings: [{ code: "reinstatement_unlisted", asOf, days: { letter: "2025-11-16" } }],
    });
    expect(letter(revokedOn).verdict).toBe("revoked");
    expect(letter(addDays(revokedOn, 1), addDays(today, -1)).verdict).toBe("revoked");
  });

  it("the gravest comes first, and gives the word", () => {
    const found = judge({
      hasAdoptedBylaws: false,
      irs: { ...row, taxPeriod: "202306" },
      fiscalYearMonth: 12,
    });
    expect(found.findings.map(({ code }) => findingLevels[code])).toEqual([
      "at_risk",
      "at_risk",
      "attention",
      "attention",
    ]);
  });

  it("STD-01 every finding is a whole sentence with its date in both languages, and says what to do", () => {
    const worlds: readonly Partial<StandingFacts>[] = [
      { revocation: { revokedOn: asOf, reinstatedOn: undefined, asOf } },
      { irs: { ...row, taxPeriod: "202306" } },
      { irs: { ...row, taxPeriod: "202306", asOf: day("2027-02-08") } },
      { irs: { ...row, taxPeriod: "202406" } },
      { today: day("2026-12-24") },
      { irs: { ...row, taxPeriod: "200806" } },
      { irs: { ...row, status: "25" }, epostcard: lastNotice },
      { irs: { ...row, filingCode: "03" } },
      { irs: { ...row, groupNumber: "0000", subsection: "07" } },
      { irs: { ...row, groupNumber: "0154" } },
      { membership: { beganOn: asOf, isLapsed: true } },
      { fiscalYearMonth: 12, hasAdoptedBylaws: false },
      { group: { gen: "5271", subsection: "03", revocation: { revokedOn: asOf, asOf } } },
      {
        revocation: { revokedOn: asOf, reinstatedOn: undefined, asOf },
        overrides: [{ codes: [], endsOn: today, letterOn: addDays(asOf, 9) }],
      },
      {
        duties: {
          ...noDuties,
          lacksPurposeStatement: true,
          officersEndedOn: asOf,
          responsiblePartyDueOn: asOf,
          insuranceEndsOn: asOf,
          salesTaxEndsOn: asOf,
          overdueStateDuties: [{ name: report, dueOn: addDays(today, -9) }],
        },
      },
      { duties: { ...noDuties, overdueStateDuties: [{ name: report, dueOn: asOf }] } },
    ];
    const gone = [
      judgeStanding({ ...withoutRow, stateFileAsOf: asOf }),
      judgeStanding({ ...withoutRow, leftFileOn: asOf }),
    ];
    const findings = [...worlds.map(judge), ...gone].flatMap((one) => one.findings);
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(Object.keys(findingLevels)));
    for (const finding of findings) {
      const { sentence, action } = wordFinding(americanEnglish, finding);
      expect(sentence).toMatch(/^[A-Z][^{}]+\.$/);
      if (finding.code !== "no_own_return") expect(action).toMatch(/^[A-Z][^{}]+\.$/);
      const spanish = wordFinding(americanSpanish, finding);
      expect(spanish.sentence).toMatch(/^[A-Z][^{}]+\.$/);
      expect(spanish.sentence).not.toMatch(english);
      if (finding.code !== "no_own_return") {
        expect(spanish.action).toMatch(/^[A-Z][^{}]+\.$/);
        expect(spanish.action).not.toMatch(english);
      }
    }
  });
});
