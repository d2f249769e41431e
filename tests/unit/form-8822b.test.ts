import { describe, expect, it } from "vitest";
import { holdsNineDigits } from "#modules/officers/form-8822b/nine-digits";

describe("the sheet for Form 8822-B", () => {
  it.each([
    "123-45-6789",
    "123456789",
    "123 45 6789",
    "Grace Hopper 123.45.6789",
    "1 2 3 4 5 6 7 8 9",
    "123–45–6789",
    "１２３-４５-６７８９",
    "١٢٣٤٥٦٧٨٩",
  ])("HND-12 sees nine digits with the shape of a Social Security number in %j", (text) => {
    expect(holdsNineDigits(text)).toBe(true);
  });

  it.each(["Grace Hopper", "Henry the 8th", "12345678", "1234567890", "2026-11-23"])(
    "HND-12 takes %j",
    (text) => {
      expect(holdsNineDigits(text)).toBe(false);
    },
  );
});
