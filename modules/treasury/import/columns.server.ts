import { createHash } from "node:crypto";
import { parseCivilDate } from "#modules/platform/dates";
import type { SheetRow } from "#modules/platform/sheets/index.server";
import { readAmount } from "../domain/amounts";
import { foldName } from "../domain/lines";

/** Banks write a few lines above the headings. */
export const HEAD_WITHIN = 15;

/** What banks, MoneyMinder and QuickBooks write above their columns. */
const headings = {
  date: "date|transaction date|posting date|posted date|post date|trans date|fecha",
  text: "description|payee|name|memo|details|transaction description|original description|vendor|descripción",
  amount: "amount|amount (usd)|transaction amount|importe|monto",
  in: "deposit|deposits|credit|credits|credit amount|money in|paid in|income",
  out: "withdrawal|withdrawals|debit|debits|debit amount|money out|paid out|expense|payment|payments",
  category: "category|budget category|categoría",
} as const;

/** What a column holds. */
export type ColumnName = keyof typeof headings;
/** Everything that a column may hold, in the order of forms. */
export const columnNames = Object.keys(headings) as ColumnName[];

/** Which column of a file is which, from 0. */
export type Columns = { readonly [Name in ColumnName]?: number };

/** The columns of a file that names them in a way that we know, and at which of its rows. */
export function recognize(
  table: readonly SheetRow[],
): { readonly columns: Columns; readonly headAt: number } | undefined {
  for (const [headAt, { cells }] of table.slice(0, HEAD_WITHIN).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { columns, headAt };
  }
  return undefined;
}

function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => foldName(cell));
  const found: { [Name in ColumnName]?: number } = {};
  for (const name of columnNames) {
    // The first of the words counts before the others, wherever its column is.
    const at = headings[name]
      .split("|")
      .map((word) => names.indexOf(word))
      .find((index) => index >= 0);
    if (at !== undefined) found[name] = at;
  }
  const hasAmount = found.amount !== undefined || found.in !== undefined || found.out !== undefined;
  return found.date !== undefined && hasAmount ? found : undefined;
}

/** How many rows are above the first one that has a day: headings, and what a bank writes there. */
export const rowsAbove = (table: readonly SheetRow[], { date }: Columns): number =>
  Math.max(
    0,
    table.slice(0, HEAD_WITHIN).findIndex(({ cells }) => isDay(cells[date ?? -1])),
  );

/** Whether a cell is a day that needs no guess. */
export const isDay = (cell: string | undefined): boolean =>
  parseCivilDate(cell ?? "") !== undefined;

const isValue = (cell: string) => isDay(cell) || readAmount(cell, { allowNegative: true }).ok;

/**
 * By what the next file of the same program is known: its headings, or how many columns it has where the
 * rows begin at once.
 */
export function shapeOf(table: readonly SheetRow[]): string {
  const head = table
    .slice(0, HEAD_WITHIN)
    .map(({ cells }) => cells.map((cell) => foldName(cell)))
    .find((cells) => cells.filter(Boolean).length > 1);
  const isHead = head !== undefined && !head.some((cell) => cell !== "" && isValue(cell));
  const text = isHead ? head.join("|") : `#${head?.length ?? 0}`;
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

/** The field of a form that says which column of the file is which: its number from 1, "" for none. */
export const columnField = (name: ColumnName): string => `${name}_column`;
