/** What stays on one line: a date, and a number that is written with hyphens, such as an EIN. */

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
/** "May 3, 2027" and "June 2027"; in other languages "3 de mayo de 2027" and "3. Mai 2027". */
const date = new RegExp(
  `\\b(?:${months})\\.? \\d{1,4}\\b(?:, \\d{4}\\b)?|\\b\\d{1,2}\\.? (?:de )?\\p{L}+\\.? (?:de )?\\d{4}\\b`,
  "gu",
);
const hyphen = /(?<=\d)-(?=\d)/g;

export const NO_BREAK_SPACE = "\u00A0";
export const NO_BREAK_HYPHEN = "\u2011";

/** Dates with spaces at which no line ends; as long as the text. */
export const wholeDates = (text: string): string =>
  text.replace(date, (found) => found.replaceAll(" ", NO_BREAK_SPACE));

/** The same with hyphens at which no line ends within numbers. */
export const wholeText = (text: string): string =>
  wholeDates(text).replace(hyphen, NO_BREAK_HYPHEN);

/** Parts of one text, as `of` makes them when they stand together. */
export function wholeParts(parts: readonly string[], of: typeof wholeText): string[] {
  const text = of(parts.join(""));
  let at = 0;
  return parts.map((part) => {
    at += part.length;
    return text.slice(at - part.length, at);
  });
}
