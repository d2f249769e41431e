import { type CountryCode, getCountryCallingCode } from "libphonenumber-js/min";
import { describe, expect, it } from "vitest";
import { formatPhone, isTextable, parsePhone } from "#modules/platform/phone";
import { sourceCases, verdicts, visibly } from "#tests/setup/verdicts";
import examples from "../../fixtures/phone-examples.json";

interface Row {
  readonly input: string;
  readonly stored: string | null;
  readonly reason?: string;
}

const rows = verdicts<Row>("phone-verdicts");
const international = Object.entries(examples).map(
  ([country, national]) =>
    [country, `+${getCountryCallingCode(country as CountryCode)}${national}`] as const,
);

describe("a telephone number", () => {
  it.each(rows.map((row) => [visibly(row.input), row.stored, row] as const))(
    "B-78 %s is stored as %s",
    (_title, stored, { input }) => {
      expect(parsePhone(input) ?? null).toBe(stored);
    },
  );

  it.runIf(sourceCases("us_phone_inputs"))("B-78 has a verdict for every case", () => {
    expect(rows.map(({ input }) => input)).toEqual(sourceCases("us_phone_inputs"));
    expect(examples).toEqual(sourceCases("phone_examples_mobile"));
  });

  it.each(international)("B-78 of %s is taken with its country code: %s", (_country, number) => {
    expect(parsePhone(number)).toBe(number);
    expect(parsePhone(`tel:${number}`)).toBe(number);
  });

  it("B-78 comes back to the form as it can be typed again", () => {
    const stored = [...rows.flatMap((row) => row.stored ?? []), ...international.map(([, n]) => n)];
    for (const number of stored) expect(parsePhone(formatPhone(number))).toBe(number);
    expect(formatPhone("+12025550143;ext=123")).toBe("(202) 555-0143 ext. 123");
    expect(formatPhone("+442079460958")).toBe("+44 20 7946 0958");
    expect(formatPhone("what an older form took")).toBe("what an older form took");
  });

  it.each(["call me: 202-555-0143", "202-555-0143 or 202-555-0144", "+999 123456", "+44 1"])(
    "is not looked for in other text: %s",
    (typed) => expect(parsePhone(typed)).toBeUndefined(),
  );

  it("takes text messages unless it has an extension", () => {
    expect([isTextable("+12025550143"), isTextable("+12025550143;ext=1")]).toEqual([true, false]);
  });
});
