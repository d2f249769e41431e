import { expect, it } from "vitest";
import { isTooManyLost } from "#modules/listings/domain/losses";

it.each([
  [0, 0, false],
  [50, 50, false],
  [51, 51, true],
  [51, 2_550, false],
  [51, 2_549, true],
  [50, 2_000, false],
  [3_985, 5_985, true],
  [40_000, 2_000_000, false],
  [40_001, 2_000_000, true],
])("%i of %i that would leave are too many: %j", (lost, rows, isTooMany) => {
  expect(isTooManyLost({ lost, rows })).toBe(isTooMany);
});
