/** What a spreadsheet would take for a formula when it opens the file. */
const formula = /^[=+\-@\t\r]/;
const amount = /^-?\d+(\.\d+)?$/;

/** A text that a spreadsheet would run as a formula, with an apostrophe in front. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The mark by which spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A cell of CSV (RFC 4180) of a text that is safe as it is. */
export const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A line of such cells. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(",")}\r\n`;

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. A text that
 * a spreadsheet would run as a formula gets an apostrophe in front; amounts stay numbers.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => csvLine(row.map(safeCell))).join("")}`;
}

const safeCell = (text: string) => csvCell(amount.test(text) ? text : withoutFormula(text));
