import { addMoney, type Cents, cents, subtractMoney } from "#modules/platform/money";
import type { Nature, Side } from "./lines";

export interface CountedLine {
  readonly side: Side;
  readonly nature: Nature;
  /** Null while nobody has said it. */
  readonly planned: Cents | null;
  readonly actual: Cents | null;
}

/** What a year's report is computed from. */
export interface YearNumbers {
  readonly opening: Cents | null;
  readonly bankStatement: Cents | null;
  readonly checksOut: Cents;
  readonly depositsOut: Cents;
  readonly lines: readonly CountedLine[];
}

export interface Figures {
  readonly income: Cents;
  readonly expense: Cents;
  /** Opening and all income less all expenses; an opening balance that nobody said counts as 0. */
  readonly closing: Cents;
  /** All income before any cost, without what was moved or is others'. */
  readonly receipts: Cents;
  /** The bank's balance less checks that it has not paid, with deposits that it has not credited. */
  readonly reconciled: Cents | null;
  /** `reconciled` less `closing`. */
  readonly difference: Cents | null;
}

const sumOf = (lines: readonly CountedLine[]): Cents =>
  addMoney(...lines.map(({ actual }) => actual ?? cents(0)));

/** The sums of a year. @throws RangeError beyond what the database holds */
export function figuresOf(year: YearNumbers): Figures {
  const incomes = year.lines.filter(({ side }) => side === "income");
  const income = sumOf(incomes);
  const expense = sumOf(year.lines.filter(({ side }) => side === "expense"));
  const closing = subtractMoney(addMoney(year.opening ?? cents(0), income), expense);
  const reconciled =
    year.bankStatement === null
      ? null
      : addMoney(subtractMoney(year.bankStatement, year.checksOut), year.depositsOut);
  return {
    income,
    expense,
    closing,
    receipts: sumOf(incomes.filter(({ nature }) => nature === "own")),
    reconciled,
    difference: reconciled === null ? null : subtractMoney(reconciled, closing),
  };
}

/** More than this over its plan, and more than a tenth of it, a category is marked. */
const MARKED_FROM = 250_00;

export interface Compared {
  /** What it came to less the plan; null without one of the two. */
  readonly difference: Cents | null;
  /** Of the plan, in whole percent, rounded; null without a plan. */
  readonly percent: number | null;
  /** An expense over its plan by more than 10 % and more than $250. */
  readonly isOver: boolean;
}

/** A category beside its plan. */
export function compareLine({ side, planned, actual }: CountedLine): Compared {
  if (planned === null || actual === null)
    return { difference: null, percent: null, isOver: false };
  const difference = subtractMoney(actual, planned);
  return {
    difference,
    percent: planned === 0 ? null : Math.round((actual * 100) / planned),
    isOver: side === "expense" && difference > MARKED_FROM && difference * 10 > planned,
  };
}

/** What is missing before a report can be final. */
export type Lacking = "opening" | "openingReason" | "bank" | "difference" | "nothing";

/**
 * What keeps a report from being final, in the order of its form.
 * @param before the closing balance of the year before; null where there is none
 */
export function lackingOf(
  year: YearNumbers & { readonly openingReason: string; readonly differenceReason: string },
  before: Cents | null,
): readonly Lacking[] {
  const { difference } = figuresOf(year);
  const found: Lacking[] = [];
  if (year.opening === null) found.push("opening");
  else if (before !== null && before !== year.opening && year.openingReason === "") {
    found.push("openingReason");
  }
  if (year.lines.every(({ actual }) => actual === null)) found.push("nothing");
  if (difference === null) found.push("bank");
  else if (difference !== 0 && year.differenceReason === "") found.push("difference");
  return found;
}
