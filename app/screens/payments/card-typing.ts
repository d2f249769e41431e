/** The kinds of card that the field shows; others are taken as well. */
export type CardBrand = "visa" | "mastercard" | "amex" | "discover" | "jcb" | "diners";

interface Kind {
  readonly brand: CardBrand | undefined;
  readonly starts: RegExp;
  /** How many digits stand together, as they do on the card. */
  readonly groups: readonly number[];
}

const fours = [4, 4, 4, 4, 3];

/** By the first digits that the networks give their issuers (ISO/IEC 7812). */
const kinds: readonly Kind[] = [
  { brand: "visa", starts: /^4/, groups: fours },
  {
    brand: "mastercard",
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    groups: fours,
  },
  { brand: "amex", starts: /^3[47]/, groups: [4, 6, 5] },
  { brand: "discover", starts: /^(6011|64[4-9]|65)/, groups: fours },
  { brand: "jcb", starts: /^35/, groups: fours },
  { brand: "diners", starts: /^3(0[0-5]|[689])/, groups: [4, 6, 4] },
];
const unknown: Kind = { brand: undefined, starts: /^/, groups: fours };

const digitsIn = (text: string): string => text.replaceAll(/\D/g, "");

const kindOf = (digits: string): Kind => kinds.find(({ starts }) => starts.test(digits)) ?? unknown;

/** Whose card a number begins like; undefined while that is not clear. */
export const brandOf = (typed: string): CardBrand | undefined => kindOf(digitsIn(typed)).brand;

/** A card's number in groups, as it is on the card. */
export function groupedNumber(typed: string): string {
  const digits = digitsIn(typed);
  const parts: string[] = [];
  let rest = digits;
  for (const length of kindOf(digits).groups) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.filter((part) => part !== "").join(" ");
}

/** An expiration date as MM / YY, as far as it is typed; four digits of a year stay four. */
export function spacedExpiry(typed: string): string {
  const isShortMonth = /^\s*[2-9]|^\s*1\s*[/.-]/.test(typed);
  const digits = (isShortMonth ? "0" : "") + digitsIn(typed);
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)];
  return month.length < 2 ? month : `${month} / ${year}`;
}

export interface Expiry {
  /** Two digits. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
}

/** A month and a year that were typed in figures, of the year two or four; undefined for all else. */
export function expiryOf(typed: string): Expiry | undefined {
  const [, month = "", year = ""] =
    /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*((?:20)?\d{2})\s*$/.exec(typed) ?? [];
  return month === "" ? undefined : { month: month.padStart(2, "0"), year: `20${year.slice(-2)}` };
}

/** Where the caret goes so that it stands behind the same digit as before. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}

/**
 * Sets a field's text as it is to be read. Whoever types at the end stays there, and whoever mends
 * something in the middle stays behind the same digit; what was just deleted is not put back.
 */
export function setWhileTyped(
  input: HTMLInputElement,
  format: (typed: string) => string,
  isDeleting: boolean,
): void {
  const { value, selectionStart } = input;
  const caret = selectionStart ?? value.length;
  const isAtEnd = caret === value.length;
  const formatted = format(value);
  const next = isDeleting && isAtEnd ? formatted.replace(/\D+$/, "") : formatted;
  if (next === value) return;
  const digits = digitsIn(value.slice(0, caret)).length;
  input.value = next;
  if (input.ownerDocument.activeElement !== input) return;
  const at = isAtEnd ? next.length : caretAfter(next, digits);
  input.setSelectionRange(at, at);
}
