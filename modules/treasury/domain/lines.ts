/** Where the money of a category goes. */
export const sides = ["income", "expense"] as const;
export type Side = (typeof sides)[number];

/**
 * Whose money it is: the club's own; collected for others, such as dues of the headquarters; or moved
 * between own accounts and refunded, which is no new money. Only the first are gross receipts.
 */
export const natures = ["own", "agent", "moved"] as const;
export type Nature = (typeof natures)[number];

/** The categories that a first year begins with: few, so that a small club has few numbers to type. */
export const firstLines = [
  { code: "dues", side: "income" },
  { code: "donations", side: "income" },
  { code: "fundraising", side: "income" },
  { code: "other_income", side: "income" },
  { code: "program", side: "expense" },
  { code: "fundraising_costs", side: "expense" },
  { code: "fees", side: "expense" },
  { code: "other_expense", side: "expense" },
] as const satisfies readonly { code: string; side: Side }[];

export type LineCode = (typeof firstLines)[number]["code"];

export const isLineCode = (code: string): code is LineCode =>
  firstLines.some((line) => line.code === code);

/** By what a category is known in another year: its code, or the club's own name. */
export const lineKey = ({
  code,
  name,
}: {
  readonly code: string;
  readonly name: string;
}): string => (code === "" ? `name:${foldName(name)}` : `code:${code}`);

/** A name without what people write in several ways. */
export const foldName = (text: string): string =>
  text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A file of a bank has at most so many bytes. */
export const TREASURY_FILE_MAX = 3_000_000;

/** So many categories a year has at most. */
export const LINES_MAX = 40;
