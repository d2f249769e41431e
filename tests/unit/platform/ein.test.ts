import { describe, expect, it } from "vitest";
import { isKnownEinPrefix, parseEin } from "#modules/platform/ein";
import { sourceCases, verdicts, visibly } from "#tests/setup/verdicts";

interface Row {
  readonly input: string;
  readonly stored: string | null;
  readonly isKnownPrefix?: boolean;
  readonly reason?: string;
}

const rows = verdicts<Row>("ein-verdicts");

describe("an EIN", () => {
  it.each(rows.map((row) => [visibly(row.input), row.stored, row] as const))(
    "B-54 %s is stored as %s",
    (_title, stored, { input, isKnownPrefix }) => {
      const ein = parseEin(input);
      expect(ein ?? null).toBe(stored);
      expect(ein === undefined ? undefined : isKnownEinPrefix(ein)).toBe(isKnownPrefix);
    },
  );

  it.runIf(sourceCases("ein_inputs"))("B-54 has a verdict for every case of the source", () => {
    const cases = sourceCases<{ valid_format: string[]; odd: string[] }>("ein_inputs");
    expect(rows.map(({ input }) => input)).toEqual([
      ...(cases?.valid_format ?? []),
      ...(cases?.odd ?? []),
    ]);
  });

  it.each(["123-45-6789", "123 45 6789"])("is never a Social Security number: %s", (typed) => {
    expect(parseEin(typed)).toBeUndefined();
  });

  it("is asked about, not refused, when the IRS list has no such prefix", () => {
    const unlisted = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, "0"))
      .filter((prefix) => !isKnownEinPrefix(`${prefix}-1234567`))
      .join(" ");
    expect(unlisted).toBe("00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97");
    expect(parseEin("89-1234567")).toBe("89-1234567");
  });
});
