import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addYears,
  civilDate,
  civilDateIn,
  compareDates,
  days,
  endOfMonth,
  fromUtcDate,
  hours,
  minutes,
  monthNames,
  parseCivilDate,
  seconds,
  toUtcDate,
  utcOffsetMinutes,
} from "#modules/platform/dates";

const anyDate = fc
  .date({ min: new Date("0005-01-01"), max: new Date("9990-01-01"), noInvalidDate: true })
  .map(fromUtcDate);

describe("civil dates", () => {
  it.each([
    ["2027-05-03", "2027-05-03"],
    [" 5/3/2027 ", "2027-05-03"],
    ["05/03/2027", "2027-05-03"],
    ["2/29/2028", "2028-02-29"],
    ["0099-12-31", "0099-12-31"],
  ])("reads %j as %s", (text, expected) => expect(parseCivilDate(text)).toBe(expected));

  it.each([
    "",
    "2027-02-29",
    "2027-13-01",
    "2027-00-10",
    "2027-04-31",
    "13/1/2027",
    "5/3/27",
    "2027-5-3",
    "0000-01-01",
    "2027-05-03T00:00:00Z",
    "tomorrow",
  ])("refuses %j", (text) => {
    expect(parseCivilDate(text)).toBeUndefined();
    expect(() => civilDate(text)).toThrow(RangeError);
  });

  it.each([
    ["2028-02-29", 1, "2029-02-28"],
    ["2028-02-29", 4, "2032-02-29"],
    ["2027-02-28", 1, "2028-02-28"],
    ["2099-02-28", -71, "2028-02-28"],
    ["2027-12-31", 1, "2028-12-31"],
  ])("%s and %i years is %s", (date, count, expected) => {
    expect(addYears(civilDate(date), count)).toBe(expected);
  });

  it.each([
    ["2027-12-31", 1, "2028-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2027-03-14", 1, "2027-03-15"], // the clocks change on this day in New York
    ["2027-05-03", 15, "2027-05-18"],
  ])("%s and %i days is %s", (date, count, expected) => {
    expect(addDays(civilDate(date), count)).toBe(expected);
  });

  it("refuses years that a date cannot show", () => {
    expect(() => addDays(civilDate("9999-12-31"), 1)).toThrow(RangeError);
    expect(() => addYears(civilDate("9999-12-31"), 1)).toThrow(RangeError);
  });

  it.each([
    ["2027-02-10", "2027-02-28"],
    ["2028-02-10", "2028-02-29"],
    ["1900-02-10", "1900-02-28"],
    ["2000-02-10", "2000-02-29"],
    ["2027-06-30", "2027-06-30"],
  ])("the month of %s ends on %s", (date, expected) => {
    expect(endOfMonth(civilDate(date))).toBe(expected);
  });

  it("adds and takes away days without loss, and orders like the calendar", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -1_000, max: 1_000 }), (date, count) => {
        const moved = addDays(date, count);
        expect(addDays(moved, -count)).toBe(date);
        expect(Math.sign(compareDates(moved, date))).toBe(Math.sign(count));
        expect(fromUtcDate(toUtcDate(moved))).toBe(moved);
        expect(addDays(endOfMonth(date), 1).slice(8)).toBe("01");
      }),
    );
  });
});

describe("zones", () => {
  it.each([
    ["2027-01-15T12:00:00Z", "America/New_York", -300],
    ["2027-07-15T12:00:00Z", "America/New_York", -240],
    ["2027-07-15T12:00:00Z", "Asia/Kolkata", 330],
    ["2027-07-15T12:00:00Z", "Pacific/Honolulu", -600],
    ["2027-07-15T12:00:00Z", "America/St_Johns", -150],
    ["2027-07-15T12:00:00Z", "UTC", 0],
  ])("at %s the clocks of %s are %i minutes ahead", (instant, zone, expected) => {
    expect(utcOffsetMinutes(new Date(instant), zone)).toBe(expected);
  });

  it("follows a change of the clocks at its very instant", () => {
    const change = Date.UTC(2026, 10, 1, 6);
    for (const [at, expected] of [
      [change - 1, -240],
      [change, -300],
      [change - 1, -240],
      [change - 60_000, -240],
      [change + 60_000, -300],
    ] as const) {
      expect(utcOffsetMinutes(new Date(at), "America/New_York")).toBe(expected);
    }
  });

  it("knows which day it is somewhere", () => {
    const instant = new Date("2027-01-01T03:00:00Z");
    expect(civilDateIn(instant, "America/New_York")).toBe("2026-12-31");
    expect(civilDateIn(instant, "Asia/Tokyo")).toBe("2027-01-01");
    expect(() => civilDateIn(instant, "Mars/Olympus")).toThrow(RangeError);
  });
});

it("has durations in milliseconds", () => {
  expect([seconds(2), minutes(2), hours(2), days(2)]).toEqual([
    2_000, 120_000, 7_200_000, 172_800_000,
  ]);
});

it("names the months, January first", () => {
  expect(monthNames("en-US")).toEqual(
    "January February March April May June July August September October November December".split(
      " ",
    ),
  );
  expect(monthNames("de-DE")[2]).toBe("März");
  expect(new Set(monthNames("ja-JP")).size).toBe(12);
});
