import { describe, expect, it } from "vitest";
import type { ListingCoverage } from "#modules/listings/contract";
import { wordCoverage, wordGroups } from "#modules/listings/coverage-words";
import { datesOf } from "#modules/listings/queries/coverage.server";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { americanEnglish } from "#modules/platform/locale";
import { usStates } from "#modules/platform/us-states";

const november = civilDate("2026-11-10");
const october = civilDate("2026-10-12");

function coverageOf(states: Readonly<Record<string, CivilDate>>, ...groups: string[]) {
  const files = Object.entries(states).map(([state, asOf]) => ({ state, asOf }));
  const dates = datesOf(files.map(({ asOf }) => asOf));
  return { states: files, dates, groups } satisfies ListingCoverage;
}
const every = (asOf: CivilDate) =>
  Object.fromEntries(Object.keys(usStates).map((state) => [state, asOf]));
const words = (coverage: ListingCoverage) => wordCoverage(coverage, americanEnglish);

describe("what of the IRS's list is loaded, in words", () => {
  it("all states of one day, and of several", () => {
    expect(words(coverageOf(every(november)))).toBe(
      "We have loaded the IRS's list of every state, as of November 10, 2026.",
    );
    expect(words(coverageOf({ ...every(november), TX: october }))).toBe(
      "We have loaded the IRS's list of every state, each as of its own date from October 12, 2026 to November 10, 2026.",
    );
  });

  it("some states, each behind its own date", () => {
    expect(words(coverageOf({ ID: november, ME: november, TX: october, "": october }))).toBe(
      "We have loaded the IRS's list of these states only: Idaho and Maine (November 10, 2026); Texas (October 12, 2026). An organization of another state would not be in it.",
    );
    // All but one is not all.
    const { WY: _, ...others } = every(november);
    expect(words(coverageOf(others))).toMatch(
      /^We have loaded the IRS's list of these states only: /,
    );
  });

  it("none of a state whole, and none at all", () => {
    const part = { states: [], dates: datesOf([october]), groups: [] };
    expect(words(part)).toBe(
      "We have loaded only a part of the IRS's list of October 12, 2026, and of no state the whole.",
    );
    expect(words({ ...part, dates: datesOf([november, october]) })).toBe(
      "We have loaded only parts of the IRS's lists of October 12, 2026 to November 10, 2026, and of no state the whole.",
    );
    expect(words(coverageOf({}))).toBe(
      "We have not loaded the IRS's list of exempt organizations yet.",
    );
  });

  it("the groups that the search looks through", () => {
    expect(wordGroups(coverageOf({}, "Boosters", "Owls"), americanEnglish)).toBe(
      "We looked through the groups that we serve: Boosters and Owls.",
    );
    expect(wordGroups(coverageOf({}), americanEnglish)).toBe("");
  });
});
