import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minimumInWords, parseMinimum } from "#modules/bylaws/templates/minimum";
import { inWords } from "#modules/bylaws/templates/numbers";
import { isFundraisingAlone } from "#modules/bylaws/templates/purpose";
import { tries } from "#tests/setup/depth";

/** What each way of typing a minimum means; null is refused, with the reason where it is not plain. */
const verdicts: readonly [string, string | null, string?][] = [
  ["1/10", "one-tenth (1/10) of the members in good standing"],
  ["1/4", "one-quarter (1/4) of the members in good standing"],
  ["1/3", "one-third (1/3) of the members in good standing"],
  ["1/2", "one-half (1/2) of the members in good standing"],
  ["2/3", "two-thirds (2/3) of the members in good standing"],
  ["3/4", "three-quarters (3/4) of the members in good standing"],
  ["10%", "ten percent (10%) of the members in good standing"],
  ["25%", "twenty-five percent (25%) of the members in good standing"],
  ["33%", "thirty-three percent (33%) of the members in good standing"],
  ["50%", "fifty percent (50%) of the members in good standing"],
  ["66.7%", "66.7% of the members in good standing"],
  ["100%", "one hundred percent (100%) of the members in good standing"],
  ["1", "one (1) member in good standing"],
  ["5", "five (5) members in good standing"],
  ["10", "ten (10) members in good standing"],
  ["ten", "ten (10) members in good standing"],
  [
    '"five members or one quarter, whichever is greater"',
    null,
    "two minimums in one: the clause could not say which one holds",
  ],
  ["1/11", null],
  ["1/20", null],
  ["0", null],
  ["0%", null],
  ["-1", null],
  ["101%", null],
  ["9%", "nine percent (9%) of the members in good standing"],
  ["5%", "five percent (5%) of the members in good standing"],
  ["0.5%", null],
  ["1/0", null],
  ["0/5", null],
  ["10/1", null, "more than all members"],
  ["1.5", null, "there is no half member"],
  ["1 / 10", "one-tenth (1/10) of the members in good standing", "spaces change nothing"],
  ["⅒", "one-tenth (1/10) of the members in good standing", "a sign that phones offer"],
  ["¼", "one-quarter (1/4) of the members in good standing", "a sign that phones offer"],
  ["½", "one-half (1/2) of the members in good standing", "a sign that phones offer"],
  ["ten percent", "ten percent (10%) of the members in good standing", "plain English"],
  ["1/10%", null],
  ["٪١٠", null, "the document is in English"],
  ["1e3", null],
  ["Infinity", null],
  ["", null],
  ["   ", null],
  ["one-tenth", "one-tenth (1/10) of the members in good standing"],
  ["Two thirds", "two-thirds (2/3) of the members in good standing"],
  ["a quarter", "one-quarter (1/4) of the members in good standing"],
  ["half", "one-half (1/2) of the members in good standing"],
  ["3/25", "3/25 of the members in good standing"],
  ["1/1", "all (1/1) of the members in good standing"],
  ["1234", "one thousand two hundred thirty-four (1234) members in good standing"],
  ["12345", null],
  ["10.5%", "10.5% of the members in good standing"],
  ["９", "nine (9) members in good standing", "full-width figures"],
];

describe("a minimum", () => {
  it.each(verdicts)("E-27 E-28 %j means %j", (typed, expected) => {
    const minimum = parseMinimum(typed);
    const { amount, of } = minimum ? minimumInWords(minimum) : {};
    expect(minimum ? `${amount}${of}` : null).toBe(expected);
  });

  it("E-28 takes a fraction from one tenth to one, and no other", () => {
    const part = fc.integer({ min: 0, max: 9_999 });
    fc.assert(
      fc.property(part, part, (over, under) => {
        const isShare = under > 0 && over * 10 >= under && over <= under;
        expect(parseMinimum(`${over}/${under}`) !== undefined).toBe(isShare);
      }),
      { numRuns: tries(10_000) },
    );
  });
});

it.each([
  [0, "zero"],
  [20, "twenty"],
  [21, "twenty-one"],
  [100, "one hundred"],
  [110, "one hundred ten"],
  [2_000, "two thousand"],
  [9_999, "nine thousand nine hundred ninety-nine"],
])("%i in words is %s", (number, words) => expect(inWords(number)).toBe(words));

it.each([
  ["To raise money for the band", true],
  ["Fundraising", true],
  ["fund-raising for the team.", true],
  ["To help raise funds", true],
  ["To collect donations and to raise additional funds for the athletic department", true],
  ["To raise money to support the music education of students", false],
  ["To support and enrich the band program", false],
  ["To provide uniforms; to raise funds for travel", false],
  ["To raise healthy children", false],
  ["Sisterhood", false],
])("E-30 the purpose %j is fundraising alone: %s", (purpose, expected) => {
  expect(isFundraisingAlone(purpose)).toBe(expected);
});
