import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import { packCarried, unpackCarried } from "#modules/treasury/import/carried.server";
import { recognize, rowsAbove, shapeOf } from "#modules/treasury/import/columns.server";
import { readRows, readTable } from "#modules/treasury/import/read-rows.server";

const period = { from: civilDate("2025-07-01"), to: civilDate("2026-06-30") };

async function read(text: string) {
  const path = join(await mkdtemp(join(tmpdir(), "treasury-")), "file.csv");
  await writeFile(path, text);
  const sheet = await readTable(path);
  if (sheet.kind !== "table") return sheet;
  const known = recognize(sheet.table);
  if (!known) return { kind: "unknown" };
  const found = readRows(sheet.table.slice(known.headAt + 1), known.columns, period);
  if (found.kind !== "rows") return found;
  const rows = found.rows.map(({ on, side, amount, source }) => [on, side, amount, source]);
  return { rows, left: found.left.map(({ number, why }) => [number, why]), all: found.rows };
}

it("TRE-07 TRE-17 rows outside the year are named and left out, and no day or amount is guessed", async () => {
  const found = await read(
    [
      "Checking account 1234",
      "Date,Description,Amount,Category",
      "07/01/2025,First day,100.00,Dues",
      "2026-06-30,Last day,(12.00),Supplies",
      "06/30/2025,The day before,5,Dues",
      "7/1/2026,The day after,5,Dues",
      '07/02/2025,Continental,"$ 1 234,50",Dues',
      "07/02/2025,Scientific,1e3,Dues",
      "7/2/25,Short year,5,Dues",
      "07/02/2025,Zero,-0,Dues",
    ].join("\n"),
  );
  expect(found).toMatchObject({
    rows: [
      ["2025-07-01", "income", 100_00, "dues"],
      ["2026-06-30", "expense", 12_00, "supplies"],
    ],
    left: [
      [5, "outside"],
      [6, "outside"],
      [7, "amount"],
      [8, "amount"],
      [9, "date"],
      [10, "nothing"],
    ],
  });
});

it("TRE-06 a row is known by its day, amount and text, and by which one of several alike it is", async () => {
  const head = "Posting Date;Details;Withdrawal;Deposit\n";
  const twice = "07/01/2025;Ticket;;10.00\n07/01/2025;Ticket;;10.00\n";
  const digests = async (text: string) => {
    const found = await read(text);
    return "all" in found ? (found.all?.map(({ digest }) => digest) ?? []) : [];
  };
  const [first, second] = await digests(head + twice);
  expect(first).not.toBe(second);
  expect(await digests(`${head}07/01/2025;ticket ;;10\n07/03/2025;Fee;2;\n`)).toEqual([
    first,
    expect.any(String),
  ]);
  expect(await read(`${head}07/01/2025;Both;1;2`)).toMatchObject({ left: [[2, "amount"]] });
  expect(await read("Day,Sum\n1,2")).toEqual({ kind: "unknown" });
  expect(await read('Date,Amount\n"broken')).toEqual({ kind: "broken" });
});

it("a kind of file is known by its headings, or by how many columns it has; rows above the first day are none", () => {
  const table = (...lines: string[]) =>
    lines.map((line, at) => ({ number: at + 1, cells: line.split(",") }));
  const day = "07/01/2025,-12.00,*,Ticket";
  const named = shapeOf(table("Checking 1234", "Wann,Wieviel,,Was", day));
  expect(shapeOf(table("wann , WIEVIEL,,was", "08/02/2025,1,,Other"))).toBe(named);
  expect(shapeOf(table("Wann,Was,Wieviel", day))).not.toBe(named);
  expect(shapeOf(table(day))).toBe(shapeOf(table("07/09/2025,5,,Dues")));
  expect(shapeOf(table(day))).not.toBe(shapeOf(table("07/09/2025,5,Dues")));
  expect(rowsAbove(table("Checking 1234", "Wann,Wieviel", day), { date: 0 })).toBe(2);
  expect(rowsAbove(table(day, day), { date: 0 })).toBe(0);
  expect(rowsAbove(table("No day,1"), { date: 0 })).toBe(0);
});

it("what a page carries comes back whole, and nothing else is taken", () => {
  const carried = {
    fileName: "bank.csv",
    sha256: "a".repeat(64),
    groups: [{ side: "income" as const, source: "" }],
    rows: [["2025-07-01", 100_00, 0, "A".repeat(16)]] as [string, number, number, string][],
  };
  expect(unpackCarried(packCarried(carried))).toEqual(carried);
  expect(
    unpackCarried(packCarried({ ...carried, rows: [["2025-02-30", 1, 0, "A".repeat(16)]] })),
  ).toBe(undefined);
  expect(unpackCarried("AAAA")).toBe(undefined);
  expect(unpackCarried("")).toBe(undefined);
});
