/**
 * English number words for the documents' text. Libraries for this bring currencies and locales;
 * a document needs whole numbers below ten thousand and simple fractions.
 */

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")];

/** Below this a number can be put into words. */
const WORDS_END = 10_000;

/** A whole number in words: "one thousand two hundred thirty-four". @throws RangeError outside 0 to 9,999 */
export function inWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= WORDS_END) {
    throw new RangeError(`no words for ${number}`);
  }
  const small = ones[number];
  if (small !== undefined) return small;
  const [size, unit] = number >= 1_000 ? [1_000, "thousand"] : [100, "hundred"];
  if (number >= 100) {
    const rest = number % size;
    const head = `${inWords(Math.floor(number / size))} ${unit}`;
    return rest === 0 ? head : `${head} ${inWords(rest)}`;
  }
  const ten = tens[Math.floor(number / 10)] ?? "";
  return number % 10 === 0 ? ten : `${ten}-${ones[number % 10]}`;
}

const parts: Readonly<Record<number, string>> = {
  2: "half",
  3: "third",
  4: "quarter",
  5: "fifth",
  6: "sixth",
  7: "seventh",
  8: "eighth",
  9: "ninth",
  10: "tenth",
};

/** A fraction in words, "two-thirds"; undefined where people would write figures. */
export function fractionInWords(over: number, under: number): string | undefined {
  const part = parts[under];
  if (part === undefined || over >= under || over < 1) return undefined;
  const plural = over === 1 ? "" : part === "half" ? "" : "s";
  return `${inWords(over)}-${part}${plural}`;
}

/** Word → number, of the numbers that people spell out in a form: one to twenty, thirty, … ninety. */
export const spelledNumbers: ReadonlyMap<string, number> = new Map([
  ...ones.slice(1).map((word, index): [string, number] => [word, index + 1]),
  ...tens.slice(2).map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

/** Word → denominator: "tenth" is 10, and "fourth" is a quarter. */
export const spelledParts: ReadonlyMap<string, number> = new Map([
  ...Object.entries(parts).map(([under, word]): [string, number] => [word, Number(under)]),
  ["fourth", 4],
]);
