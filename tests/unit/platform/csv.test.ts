import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { writeCsv } from "#modules/platform/csv";

describe("CSV", () => {
  it("is read back as it was written, whatever is in the cells", () => {
    const rows = [
      ["a", 'say "yes"', "one,two"],
      ["two\nlines", "", "Zoë 猫"],
    ];
    expect(parse(writeCsv(rows), { bom: true })).toEqual(rows);
  });

  it.each(["=1+1", "+1 555", "-x", "@SUM(A1)", "\t=1", "\r=1"])(
    "keeps a spreadsheet from running %j",
    (text) => {
      expect(parse(writeCsv([[text]]), { bom: true })).toEqual([[`'${text}`]]);
    },
  );

  it("leaves amounts numbers", () => {
    expect(writeCsv([["-25.00", "1234.50"]])).toBe("\uFEFF-25.00,1234.50\r\n");
  });
});
