import { describe, expect, it } from "vitest";
import {
  daysProblem,
  defaultEnd,
  doubled,
  type HeldTerm,
  stateOn,
} from "#modules/officers/domain/term";
import { type WarnedTerm, warningsOf } from "#modules/officers/domain/warnings";
import { civilDate } from "#modules/platform/dates";

const days = (from: string, to: string) => ({ startsOn: civilDate(from), endsOn: civilDate(to) });

describe("the days of a term", () => {
  it("a term is one year long by default: 2026-07-01 to 2027-06-30, 2028-02-29 to 2029-02-27", () => {
    expect(defaultEnd(civilDate("2026-07-01"))).toBe("2027-06-30");
    expect(defaultEnd(civilDate("2028-02-29"))).toBe("2029-02-27");
    expect(defaultEnd(civilDate("2027-03-01"))).toBe("2028-02-29");
  });

  it("an end before the start, and more than 10 years, are refused", () => {
    expect(daysProblem(days("2026-07-01", "2026-06-30"))).toBe("endBeforeStart");
    expect(daysProblem(days("2026-07-01", "2026-07-01"))).toBeUndefined();
    expect(daysProblem(days("2026-07-01", "2036-06-30"))).toBeUndefined();
    expect(daysProblem(days("2026-07-01", "2036-07-01"))).toBe("tooLong");
  });

  it("the first and the last day belong to it", () => {
    const term = days("2026-07-01", "2027-06-30");
    const on = (day: string) => stateOn(term, civilDate(day));
    expect(["2026-06-30", "2026-07-01", "2027-06-30", "2027-07-01"].map(on)).toEqual([
      "coming",
      "open",
      "open",
      "ended",
    ]);
  });
});

const held = (changes: Partial<HeldTerm> = {}): HeldTerm => ({
  office: "president",
  title: "",
  name: "Grace Hopper",
  emailKey: "",
  ...days("2026-07-01", "2027-06-30"),
  ...changes,
});

describe("one open term for each person and office", () => {
  it("the same person in the same office at the same time is told", () => {
    expect(doubled(held(), [held({ name: " grace  HOPPER" })])).toBeDefined();
    expect(doubled(held(days("2027-06-30", "2028-06-29")), [held()])).toBeDefined();
  });

  it("co-presidents, another office and the next year are allowed", () => {
    expect(doubled(held({ name: "Ada Lovelace" }), [held()])).toBeUndefined();
    expect(doubled(held({ office: "treasurer" }), [held()])).toBeUndefined();
    expect(doubled(held(days("2027-07-01", "2028-06-30")), [held()])).toBeUndefined();
    const [one, two] = [held({ emailKey: "a@x.org" }), held({ emailKey: "b@x.org" })];
    expect(doubled(one, [two])).toBeUndefined();
  });

  it("other offices are told apart by what they are called", () => {
    const other = (title: string) => held({ office: "other", title });
    expect(doubled(other("Historian"), [other("Parliamentarian")])).toBeUndefined();
    expect(doubled(other("Historian"), [other("historian")])).toBeDefined();
  });
});

const person = (name: string, changes: Partial<WarnedTerm> = {}): WarnedTerm => ({
  office: "president",
  name,
  phone: "",
  isBankSigner: false,
  isReviewer: false,
  isSchoolEmployee: false,
  ...changes,
});
const signer = (name: string, changes: Partial<WarnedTerm> = {}) =>
  person(name, { isBankSigner: true, ...changes });
const codesOf = (open: readonly WarnedTerm[], mayEmployeesSign = true) =>
  warningsOf(open, { mayEmployeesSign }).map(({ code }) => code);

describe("warnings", () => {
  it("two signers of one last name, or of one telephone", () => {
    expect(codesOf([signer("José Díaz Jr."), signer("María DÍAZ")])).toEqual(["one_household"]);
    const phone = "+12025550143";
    expect(codesOf([signer("A Roe", { phone }), signer("B Poe", { phone })])).toEqual([
      "one_household",
    ]);
    expect(codesOf([signer("A Roe"), signer("B Poe")])).toEqual([]);
    expect(codesOf([signer("A Roe"), person("B Roe")])).toEqual([]);
    // One person in two offices is one signer.
    expect(codesOf([signer("A Roe"), signer("A Roe", { office: "treasurer" })])).toEqual([]);
    expect(codesOf([signer("Cher"), signer("Cher")])).toEqual([]);
  });

  it("the treasurer is the reviewer, in whichever of two offices", () => {
    expect(codesOf([person("A Roe", { office: "treasurer", isReviewer: true })])).toEqual([
      "treasurer_reviews",
    ]);
    const two = [person("A Roe", { office: "treasurer" }), person("a roe", { isReviewer: true })];
    expect(codesOf(two)).toEqual(["treasurer_reviews"]);
    expect(
      codesOf([person("A Roe", { office: "treasurer" }), person("B", { isReviewer: true })]),
    ).toEqual([]);
  });

  it("an employee of the school signs where the bylaws forbid it", () => {
    const open = [signer("A Roe", { isSchoolEmployee: true })];
    expect(codesOf(open, false)).toEqual(["school_employee_signs"]);
    expect(codesOf(open)).toEqual([]);
  });
});
