import { type MessageRef, message } from "./messages";
import { platformWords } from "./words";

declare const centsBrand: unique symbol;
/** An amount of US dollars as whole cents; only this file makes one. */
export type Cents = number & { readonly [centsBrand]: true };

declare const ppmBrand: unique symbol;
/** A multiplier as whole millionths: 0.29 is 290000. */
export type Ppm = number & { readonly [ppmBrand]: true };

/** The largest amount that an integer column of the database holds: $21,474,836.47. */
export const largestAmount = 2_147_483_647 as Cents;

export type ParsedMoney =
  | { readonly ok: true; readonly value: Cents }
  | { readonly ok: false; readonly message: MessageRef };

/**
 * Marks a whole number as cents.
 * @throws RangeError when it is not a whole number, or larger than the database holds.
 */
export function cents(amount: number): Cents {
  if (!Number.isInteger(amount) || Math.abs(amount) > largestAmount) {
    throw new RangeError(`not an amount in cents: ${amount}`);
  }
  return (amount === 0 ? 0 : amount) as Cents;
}

// Spaces are read in one place at a time: two ways to read them would take the square of their number.
const typed = /^(?<sign>-?)\s*(?:\$\s*)?(?<sign2>-?)(?<whole>[\d,]*)(?:\.(?<fraction>\d*))?$/;

/**
 * Reads an amount as people type it: "1234", "$1,234.5", "1,234.50", ".5".
 * Refuses, with words to show, what could mean two things ("1,23") or nothing ("12e3").
 */
export function parseMoney(text: string, options: { allowNegative?: boolean } = {}): ParsedMoney {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed === "$") return no(message(platformWords, "amountEmpty"));
  const parts = typed.exec(trimmed)?.groups;
  const whole = parts?.whole ?? "";
  const fraction = parts?.fraction ?? "";
  if (!parts || (parts.sign && parts.sign2) || (whole === "" && fraction === "")) {
    return no(message(platformWords, "amountNotANumber"));
  }
  if (whole.includes(",") && !/^\d{1,3}(,\d{3})+$/.test(whole)) {
    return no(message(platformWords, "amountGroups"));
  }
  if (fraction.length > 2) return no(message(platformWords, "amountTooPrecise"));
  const digits = whole.replaceAll(",", "").replace(/^0+/, "") + fraction.padEnd(2, "0");
  // Numbers of this length are far beyond the limit, and reading a megabyte of digits takes long.
  const amount = digits.length > 15 ? Number.POSITIVE_INFINITY : Number(digits);
  if (amount > largestAmount) {
    return no(
      message(platformWords, "amountTooLarge", { max: `$${groupThousands(largestAmount)}` }),
    );
  }
  const isNegative = Boolean(parts.sign || parts.sign2) && amount > 0;
  if (isNegative && !options.allowNegative) return no(message(platformWords, "amountNegative"));
  return { ok: true, value: cents(isNegative ? -amount : amount) };
}

const no = (words: MessageRef): ParsedMoney => ({ ok: false, message: words });

/**
 * Reads the number of dollars that is in JSON, at most two decimals.
 * Goes by the number's shortest decimal text, so that 0.29 is 29 and never 28.999….
 */
export function moneyFromDollars(dollars: number): ParsedMoney {
  return Number.isFinite(dollars)
    ? parseMoney(String(dollars), { allowNegative: true })
    : no(message(platformWords, "amountNotANumber"));
}

/** The number of dollars for JSON, at most two decimals. */
export const toDollars = (amount: Cents): number => amount / 100;

/** "1234.50", as form fields and payment providers take it: no grouping, "-" in front. */
export function toAmountText(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** "1,234.50", without sign: the digits of every display form. */
export function groupThousands(amount: Cents): string {
  return toAmountText(Math.abs(amount) as Cents).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/** The sum; nothing is $0. @throws RangeError beyond what the database holds. */
export const addMoney = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum, amount) => sum + amount, 0));

/**
 * A sum that the database made of many rows, which may be more than a column of it holds.
 * @throws RangeError when it is more than a number counts exactly.
 */
export function summedCents(sum: bigint): Cents {
  const amount = Number(sum);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a sum of cents: ${sum}`);
  return amount as Cents;
}

/** The difference. @throws RangeError beyond what the database holds. */
export const subtractMoney = (amount: Cents, less: Cents): Cents => cents(amount - less);

/**
 * Reads a multiplier such as "0.29" (a decimal column's text) as millionths.
 * @throws RangeError when it is negative, not a number or finer than a millionth.
 */
export function ppm(multiplier: string): Ppm {
  const parts = /^(\d{1,4})(?:\.(\d{1,6})0*)?$/.exec(multiplier);
  if (!parts) throw new RangeError(`not a multiplier: ${multiplier}`);
  return Number(`${parts[1]}${(parts[2] ?? "").padEnd(6, "0")}`) as Ppm;
}

/** "0.100000": a decimal column is written as text, so that no binary fraction comes between. */
export function toDecimalText(multiplier: Ppm): string {
  const digits = String(multiplier).padStart(7, "0");
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

/** The amount times a multiplier, exact, rounded once: half a cent goes away from zero. */
export function percentOf(amount: Cents, multiplier: Ppm): Cents {
  const size = (BigInt(Math.abs(amount)) * BigInt(multiplier) + 500_000n) / 1_000_000n;
  return cents(Number(amount < 0 ? -size : size));
}

export interface MoneyPart {
  readonly id: number;
  readonly amount: Cents;
}

/**
 * Shares an amount over parts in proportion to theirs, by largest remainder, ties to the smaller
 * id: the shares sum to the amount exactly, whatever the order of the parts.
 * @throws RangeError when something is negative, or when there is nothing to share over.
 */
export function shareMoney(amount: Cents, parts: readonly MoneyPart[]): Map<number, Cents> {
  const whole = parts.reduce((sum, part) => sum + BigInt(part.amount), 0n);
  if (amount < 0 || parts.some((part) => part.amount < 0)) {
    throw new RangeError("only amounts of zero or more are shared");
  }
  if (whole === 0n && amount !== 0) throw new RangeError("nothing to share the amount over");
  const divisor = whole === 0n ? 1n : whole;
  const shares = parts.map((part) => {
    const product = BigInt(amount) * BigInt(part.amount);
    return { id: part.id, share: product / divisor, remainder: product % divisor };
  });
  const left = BigInt(amount) - shares.reduce((sum, { share }) => sum + share, 0n);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.id - b.id : a.remainder > b.remainder ? -1 : 1,
  );
  return new Map(
    byRemainder.map(({ id, share }, rank) => [
      id,
      cents(Number(share) + (BigInt(rank) < left ? 1 : 0)),
    ]),
  );
}
