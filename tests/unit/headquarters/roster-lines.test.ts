import { describe, expect, it } from "vitest";
import { judgeLines } from "#modules/headquarters/roster/domain/judge-lines";

const head = ["EIN", "Name", "City", "State", "Fiscal year end", "Subsection"];

const judge = (...lines: readonly (readonly string[])[]) =>
  judgeLines([head, ...lines].map((cells, at) => ({ number: at + 1, cells })));

describe("the lines of a roster", () => {
  it("are read as they are written", () => {
    const { entries, faults } = judge(
      ["12-3456789", "São Paulo Club", "Austin", "Texas", "June", "501(c)(3)"],
      ["'012345678", "O'Neil", "", "tx", "6/30", "3"],
      ["", "Not numbered yet", "", "", "", ""],
    );
    expect(faults).toEqual([]);
    expect(entries).toEqual([
      {
        ein: "123456789",
        name: "São Paulo Club",
        city: "Austin",
        state: "TX",
        fiscalYearMonth: 6,
        subsection: "03",
      },
      {
        ein: "012345678",
        name: "O'Neil",
        city: "",
        state: "TX",
        fiscalYearMonth: 6,
        subsection: "03",
      },
      {
        ein: null,
        name: "Not numbered yet",
        city: "",
        state: "",
        fiscalYearMonth: null,
        subsection: "",
      },
    ]);
  });

  it("are told one by one where they are wrong", () => {
    const { faults } = judge(
      ["12345678", "Zero eaten", "", "", "", ""],
      ["12-345", "Short", "", "", "", ""],
      ["12-3456789", "First", "", "", "", ""],
      ["123456789", "Second", "", "", "", ""],
      ["", "", "", "", "", ""],
      ["", "Here", "Austin", "ZZ", "13", "0"],
      ["", "Same", "Austin", "TX", "", ""],
      ["", "SAME", "austin", "TX", "", ""],
      ["", "x".repeat(201), "y".repeat(81), "", "", ""],
    );
    expect(faults).toEqual([
      { row: 2, code: "ein_eight", text: "12345678" },
      { row: 3, code: "ein_shape", text: "12-345" },
      { row: 5, code: "ein_twice", text: "123456789", first: 4 },
      { row: 6, code: "name_missing" },
      { row: 7, code: "state_unknown", text: "ZZ" },
      { row: 7, code: "month_unknown", text: "13" },
      { row: 7, code: "subsection_unknown", text: "0" },
      { row: 9, code: "line_twice", text: "SAME", first: 8 },
      { row: 10, code: "name_long", max: 200 },
      { row: 10, code: "city_long", max: 80 },
    ]);
  });

  it("need columns that are headed, each once", () => {
    const faultsOf = (...cells: string[]) => judgeLines([{ number: 1, cells }]).faults;
    expect(judgeLines([]).faults).toEqual([{ code: "no_header" }]);
    expect(faultsOf("a", "b")).toEqual([{ code: "no_header" }]);
    expect(faultsOf("Name", "City")).toEqual([{ code: "column_missing", column: "ein" }]);
    expect(faultsOf("EIN", "Name", "Tax ID")).toEqual([{ code: "column_twice", column: "ein" }]);
    expect(faultsOf("EIN", "Name")).toEqual([{ code: "no_rows" }]);
    expect(judgeLines([{ number: 1, cells: ["EIN", "Chapter", "Mascot"] }]).unread).toEqual([
      "Mascot",
    ]);
  });
});
