import { describe, expect, it } from "vitest";
import {
  missedYearEnds,
  noAnswers,
  planRescue,
  type RescueAnswers,
  rescueClock,
} from "#modules/filings/contract";
import { civilDate } from "#modules/platform/dates";

const today = civilDate("2026-11-23");
const on = civilDate;
const letterOf = (year: number, month: number, day?: number) => ({ year, month, day });
const plan = (answers: Partial<RescueAnswers>, at = today) =>
  planRescue({ ...noAnswers, ...answers }, at);
const stateOf = (answers: Partial<RescueAnswers>, at = today) =>
  Object.fromEntries(plan(answers, at).routes.map(({ route, state }) => [route, state]));

const small = { years: ["short", "short", "short"], revokedBefore: "no" } as const;

describe("RR-01 the clock of 15 months", () => {
  it.each([
    ["posting 2025-11-15", { postedOn: on("2025-11-15") }, "2027-02-15"],
    [
      "letter 2026-05-31, posted 2026-05-10",
      { postedOn: on("2026-05-10"), letter: letterOf(2026, 5, 31) },
      "2027-08-31",
    ],
    ["posting 2024-11-30", { postedOn: on("2024-11-30") }, "2026-02-28"],
    ["posting 2026-08-10", { postedOn: on("2026-08-10") }, "2027-11-10"],
  ])("RR-01 %s", (_, days, deadline) => {
    const known = { ...noAnswers, ...days };
    expect(rescueClock(known)).toMatchObject({ deadline, actBy: deadline });
  });

  it("RR-01 the later of letter and list counts, whichever it is", () => {
    const letter = letterOf(2026, 5, 10);
    expect(rescueClock({ letter, postedOn: on("2026-05-31") })).toEqual({
      deadline: "2027-08-31",
      actBy: "2027-08-31",
      from: "list",
    });
    expect(rescueClock({ letter, postedOn: undefined })).toMatchObject({
      deadline: "2027-08-10",
      from: "letter",
    });
  });

  it("RR-01 of a letter without its day the end of the month counts, and the first day is safe", () => {
    expect(rescueClock({ letter: letterOf(2026, 5), postedOn: undefined })).toEqual({
      deadline: "2027-08-31",
      actBy: "2027-08-01",
      from: "letter",
    });
    expect(rescueClock({ letter: letterOf(2026, 5), postedOn: on("2026-05-20") })).toMatchObject({
      deadline: "2027-08-31",
      actBy: "2027-08-20",
    });
  });

  it("RR-01 without letter and list there is no clock", () => {
    expect(rescueClock({ letter: undefined, postedOn: undefined })).toBeUndefined();
  });
});

describe("RR-01 the four ways of Rev. Proc. 2014-11", () => {
  const within = { postedOn: on("2025-11-15") };
  const passed = { postedOn: on("2024-11-30") };

  it("RR-01 a small club in time, never revoked before: streamlined, and no other is needed", () => {
    expect(plan({ ...small, ...within, cause: "all" })).toMatchObject({
      best: "streamlined",
      perhaps: [],
      time: "left",
    });
    expect(stateOf({ ...small, ...within, cause: "all" })).toEqual({
      streamlined: "open",
      within: "shut",
      after: "shut",
      postmark: "open",
    });
  });

  it("RR-01 posted 2024-11-30, passed: the third and the fourth way are left", () => {
    expect(stateOf({ ...small, ...passed, cause: "all" })).toEqual({
      streamlined: "shut",
      within: "shut",
      after: "open",
      postmark: "open",
    });
    expect(plan({ ...small, ...passed, cause: "some" }).best).toBe("postmark");
    expect(plan({ ...small, ...passed }).perhaps).toEqual(["after"]);
  });

  it("RR-01 a second revocation is never streamlined", () => {
    const second = plan({ ...small, ...within, revokedBefore: "yes", cause: "some" });
    expect(second.best).toBe("within");
    expect(second.routes[0]).toEqual({
      route: "streamlined",
      state: "shut",
      reasons: ["revoked_before"],
    });
  });

  it("RR-01 a full 990 in one of the three years is not streamlined", () => {
    for (const years of [
      ["full", "short", "short"],
      ["short", "full", "short"],
      ["short", "short", "full"],
    ] as const) {
      const judged = plan({ ...small, ...within, years, cause: "some" });
      expect(judged.routes[0]).toMatchObject({ state: "shut", reasons: ["full_year"] });
      expect(judged.best).toBe("within");
    }
  });

  it("RR-01 on the last day there is time, on the day after there is none", () => {
    const last = { ...small, postedOn: on("2025-11-15") };
    expect(plan(last, on("2027-02-15")).best).toBe("streamlined");
    expect(plan(last, on("2027-02-16")).routes[0]?.reasons).toEqual(["time_passed"]);
  });

  it("RR-01 between the safe day and the last it is said to be unclear", () => {
    const monthOnly = { ...small, letter: letterOf(2026, 5), cause: "all" } as const;
    expect(stateOf(monthOnly, on("2027-08-01")).streamlined).toBe("open");
    expect(stateOf(monthOnly, on("2027-08-02"))).toMatchObject({
      streamlined: "unclear",
      within: "unclear",
      after: "unclear",
    });
    expect(stateOf(monthOnly, on("2027-09-01")).streamlined).toBe("shut");
  });

  it("RR-01 without any cause only the way from the postmark on is left after a full 990", () => {
    const years = ["full", "short", "short"] as const;
    expect(plan({ ...within, years, revokedBefore: "no", cause: "none" }).best).toBe("postmark");
  });
});

describe("RR-04 what is not known", () => {
  it("RR-04 nothing known: everything is asked, and the last way alone is certain", () => {
    expect(plan({})).toMatchObject({
      best: "postmark",
      perhaps: ["streamlined", "within", "after"],
      unknown: ["clock", "years", "before", "cause", "group"],
    });
  });

  it("RR-04 a letter without its day, no day of the list, and a group's later word", () => {
    expect(
      plan({ ...small, letter: letterOf(2026, 5), cause: "all", inGroup: "yes" }).unknown,
    ).toEqual(["letter_day", "list", "group_after"]);
  });

  it("RR-04 only the list: a later letter would give more time", () => {
    const known = { ...small, postedOn: on("2025-11-15"), cause: "all", inGroup: "no" } as const;
    expect(plan(known).unknown).toEqual(["letter"]);
    expect(plan({ ...known, letter: letterOf(2025, 12, 1) }).unknown).toEqual([]);
  });
});

it("RR-01 a revocation names the three years without a return", () => {
  expect(missedYearEnds(on("2025-11-15"))).toEqual(["2023-06-30", "2024-06-30", "2025-06-30"]);
  expect(missedYearEnds(on("2026-05-15"))).toEqual(["2023-12-31", "2024-12-31", "2025-12-31"]);
  expect(missedYearEnds(on("2026-02-15"))).toEqual(["2023-09-30", "2024-09-30", "2025-09-30"]);
  expect(missedYearEnds(on("2024-07-15"))).toEqual(["2022-02-28", "2023-02-28", "2024-02-29"]);
  expect(missedYearEnds(on("2025-11-17"))).toBeUndefined();
});
