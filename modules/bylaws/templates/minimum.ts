import { fractionInWords, inWords, spelledNumbers, spelledParts } from "./numbers";

/** How many members are enough: a count, or a share of all members. */
export type Minimum =
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "fraction"; readonly over: number; readonly under: number };

const figureOrWord = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text) ? Number(text) : spelledNumbers.get(text);

function percentOf(text: string): Minimum | undefined {
  const [, amount = ""] = /^(\S+?) ?(?:%|percent)$/.exec(text) ?? [];
  const isDecimal = /^\d{1,3}\.\d{1,2}$/.test(amount);
  const percent = isDecimal ? Number(amount) : figureOrWord(amount);
  return percent !== undefined && percent >= 1 && percent <= 100
    ? { kind: "percent", percent }
    : undefined;
}

function fractionOf(text: string): Minimum | undefined {
  const [, over, under] =
    /^(\d{1,4}) ?[/\u2044] ?(\d{1,4})$/.exec(text) ?? /^([a-z]+)[ -]([a-z]+?)s?$/.exec(text) ?? [];
  const top = over === "a" ? 1 : figureOrWord(over ?? "");
  const bottom = /^\d/.test(under ?? "") ? Number(under) : spelledParts.get(under ?? "");
  if (top === undefined || bottom === undefined || bottom === 0) return undefined;
  // The least share is one tenth, and more than all is nobody's meaning.
  if (top * 10 < bottom || top > bottom) return undefined;
  return { kind: "fraction", over: top, under: bottom };
}

/**
 * Reads a quorum or another minimum in the ways people type it: an integer from 1 ("10", "ten"),
 * a percentage from 1 to 100 ("66.7%", "ten percent"), or a fraction from 1/10 to 1 ("1/4",
 * "1 / 10", "¼", "one-tenth", "two thirds").
 * @returns undefined for anything else
 */
export function parseMinimum(typed: string): Minimum | undefined {
  const text = typed.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  if (text === "half") return { kind: "fraction", over: 1, under: 2 };
  const count = figureOrWord(text);
  if (count !== undefined) return count >= 1 ? { kind: "count", count } : undefined;
  return percentOf(text) ?? fractionOf(text);
}

/** A minimum as the text says it, in words and figures, in two parts: `ten (10)` and ` members`. */
export function minimumInWords(minimum: Minimum): { amount: string; of: string } {
  switch (minimum.kind) {
    case "count": {
      const { count } = minimum;
      return {
        amount: `${inWords(count)} (${count})`,
        of: count === 1 ? " member in good standing" : " members in good standing",
      };
    }
    case "percent": {
      const { percent } = minimum;
      const figure = `${percent}%`;
      const amount = Number.isInteger(percent) ? `${inWords(percent)} percent (${figure})` : figure;
      return { amount, of: " of the members in good standing" };
    }
    case "fraction": {
      const { over, under } = minimum;
      const figure = `${over}/${under}`;
      if (over === under)
        return { amount: `all (${figure})`, of: " of the members in good standing" };
      const words = fractionInWords(over, under);
      return {
        amount: words ? `${words} (${figure})` : figure,
        of: " of the members in good standing",
      };
    }
  }
}
