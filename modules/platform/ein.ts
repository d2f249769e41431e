/**
 * Prefixes that the IRS list of assigned EIN prefixes does not name. The IRS adds prefixes, and low
 * numbers of long ago are in its own files, so an unknown prefix is worth a question, never a no.
 */
const unlistedPrefixes: ReadonlySet<string> = new Set(
  "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" "),
);

/** Hyphens and dashes of every kind that keyboards and word processors make, and the minus sign. */
const DASH = "\\p{Pd}\\u2212";
const shape = new RegExp(`^(\\d{2})[\\s${DASH}]*(\\d{7})$`, "u");

/**
 * An Employer Identification Number as "12-3456789", or undefined when the text is none.
 * Dashes and spaces after the prefix, spaces around it and full-width digits are taken. Digits in
 * groups of three, two and four are a person's Social Security number and never taken for an EIN;
 * eight digits are not completed, because a lost zero cannot be told from a lost digit.
 */
export function parseEin(text: string): string | undefined {
  const [, prefix, serial] = shape.exec(text.normalize("NFKC").trim()) ?? [];
  if (!prefix || !serial || /^0+$/.test(prefix + serial)) return undefined;
  return `${prefix}-${serial}`;
}

/** Whether the IRS list names the prefix of an EIN as `parseEin` gives it. */
export const isKnownEinPrefix = (ein: string): boolean => !unlistedPrefixes.has(ein.slice(0, 2));

/** Nine digits as people read them: "12-3456789". */
export const formatEin = (digits: string): string => `${digits.slice(0, 2)}-${digits.slice(2)}`;

/** An EIN as `parseEin` gives it in the form in which it is stored: nine digits. */
export const einDigits = (ein: string): string => ein.replace("-", "");

/** The nine digits of what `parseEin` takes, or undefined. */
export function parseEinDigits(text: string): string | undefined {
  const ein = parseEin(text);
  return ein && einDigits(ein);
}
