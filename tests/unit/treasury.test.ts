import { describe, expect, it } from "vitest";
import { civilDate } from "#modules/platform/dates";
import { layoutSheet } from "#modules/platform/documents/sheet-layout.server";
import { type Cents, cents } from "#modules/platform/money";
import { readAmount } from "#modules/treasury/domain/amounts";
import { cashTotal } from "#modules/treasury/domain/cash";
import {
  type CountedLine,
  compareLine,
  figuresOf,
  lackingOf,
} from "#modules/treasury/domain/figures";
import { keptTheMoney } from "#modules/treasury/domain/review";
import { reportSheet } from "#modules/treasury/paper/report-paper.server";

const line = (
  side: CountedLine["side"],
  actual: number | null,
  more: Partial<CountedLine> = {},
): CountedLine => ({
  side,
  nature: "own",
  planned: null,
  actual: actual === null ? null : cents(actual),
  ...more,
});

const year = {
  opening: cents(3_210_55),
  bankStatement: cents(4_105_30) as Cents | null,
  checksOut: cents(400_00),
  depositsOut: cents(0),
  openingReason: "",
  differenceReason: "",
  lines: [line("income", 18_400_00), line("expense", 17_905_25)],
};

describe("a year's figures", () => {
  it("TRE-02 close to the cent and agree with the bank, or differ by what is to be explained", () => {
    expect(figuresOf(year)).toMatchObject({
      closing: 3_705_30,
      reconciled: 3_705_30,
      difference: 0,
    });
    expect(figuresOf({ ...year, checksOut: cents(390_00) }).difference).toBe(10_00);
    expect(figuresOf({ ...year, bankStatement: null }).difference).toBeNull();
    const late = { checksOut: cents(600_00), depositsOut: cents(200_00) };
    expect(figuresOf({ ...year, ...late }).difference).toBe(0);
  });

  it("TRE-02 gross receipts leave out what is moved, refunded or others', and no cost is taken off", () => {
    const lines = [
      ...year.lines,
      line("income", 500_00, { nature: "moved" }),
      line("income", 1_200_00, { nature: "agent" }),
    ];
    expect(figuresOf({ ...year, lines })).toMatchObject({ receipts: 18_400_00, income: 20_100_00 });
  });

  it("a category is over its budget by more than a tenth and more than $250", () => {
    const over = (actual: number, planned: number, side: CountedLine["side"] = "expense") =>
      compareLine(line(side, actual, { planned: cents(planned) })).isOver;
    expect(over(1_250_01, 1_000_00)).toBe(true);
    expect(over(1_250_00, 1_000_00)).toBe(false);
    expect(over(11_000_00, 10_000_00)).toBe(false);
    expect(over(11_000_01, 10_000_00)).toBe(true);
    expect(over(2_000_00, 1_000_00, "income")).toBe(false);
  });

  it("TRE-03 a difference without words keeps a report from being final", () => {
    const off = { ...year, checksOut: cents(390_00) };
    expect(lackingOf(year, null)).toEqual([]);
    expect(lackingOf(off, null)).toEqual(["difference"]);
    expect(lackingOf({ ...off, differenceReason: "A lost slip." }, null)).toEqual([]);
    expect(lackingOf(year, cents(3_210_54))).toEqual(["openingReason"]);
    const empty = { ...year, opening: null, bankStatement: null, lines: [line("income", null)] };
    expect(lackingOf(empty, null)).toEqual(["opening", "nothing", "bank"]);
  });
});

describe("an amount as it is typed", () => {
  it.each([
    ["1,234.5", 1_234_50],
    ["$12", 12_00],
    ["(12.00)", -12_00],
    ["-0", 0],
    ["$ 1 234,50", undefined],
    ["１２", undefined],
    ["1e3", undefined],
    ["((5))", undefined],
    ["-(5)", undefined],
    ["1,23", undefined],
    ["1.005", undefined],
  ])("TRE-17 %s is read as %s cents or refused with words", (typed, expected) => {
    const read = readAmount(typed, { allowNegative: true });
    expect(read.ok ? read.value : undefined).toBe(expected);
    if (!read.ok) expect(read.message.key).toMatch(/^amount/);
    expect(readAmount("(12.00)").ok).toBe(false);
  });
});

it("TRE-02 TRE-10 cash comes to its notes and coins", () => {
  const pieces = { 2000: 7, 1000: 12, 500: 9, 100: 31, 25: 43, 10: 12 };
  expect(cashTotal(pieces)).toBe(347_95);
});

it.each([
  [{ office: "treasurer" }, true],
  [{ office: "secretary", isBankSigner: true }, true],
  [{ office: "secretary" }, false],
  [{ office: "treasurer", endsOn: civilDate("2025-06-30") }, false],
  [{ office: "treasurer", email: "", name: "Ada  LOVELACE" }, true],
  [{ office: "treasurer", email: "other@example.org", name: "Grace" }, false],
])("TRE-09 a term of %j keeps somebody from the review: %s", (term, expected) => {
  const whole = {
    isBankSigner: false,
    name: "Ada",
    email: "ADA@example.org",
    startsOn: civilDate("2024-07-01"),
    endsOn: civilDate("2025-07-01"),
    ...term,
  };
  const reviewer = { name: "Ada Lovelace", emailKey: "ada@example.org" };
  const period = { from: civilDate("2025-07-01"), to: civilDate("2026-06-30") };
  expect(keptTheMoney(reviewer, [whole], period, (email) => email.toLowerCase())).toBe(expected);
});

it("TRE-08 a report of 25 categories is one page", () => {
  const lines = Array.from({ length: 25 }, (_, id) => ({
    ...line(id < 12 ? "income" : "expense", 1_234_567_89, { planned: cents(1_000_00) }),
    id,
    code: "" as const,
    name: `Category ${id} with a name of usual length`,
    typed: null,
    imported: cents(0),
  }));
  const content = {
    ...year,
    lines: lines.map((one) => ({ ...one, actual: cents(1_234_56) })),
    endsOn: civilDate("2026-06-30"),
    adoptedOn: civilDate("2025-09-10"),
    openingReason: "A bank error of last year was corrected.",
    differenceReason: "Two dollars of change were lost at the carnival.",
  };
  const final = {
    version: 2,
    reason: "A deposit of June was left out of the first version.",
    madeOn: civilDate("2026-07-11"),
    reviewId: null,
    madeBy: "Ada Lovelace",
    ...figuresOf(content),
  };
  const sheet = reportSheet(new Date("2026-07-11"), {
    year: { accountName: "Lincoln High School Band Boosters" } as never,
    final,
    content,
  });
  expect(layoutSheet(sheet).pages).toHaveLength(1);
});
