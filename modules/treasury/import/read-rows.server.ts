import { hash } from "node:crypto";
import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { type Cents, cents } from "#modules/platform/money";
import { BrokenSheet, readCsv, type SheetRow } from "#modules/platform/sheets/index.server";
import { readAmount } from "../domain/amounts";
import { foldName, type Side } from "../domain/lines";
import { type ColumnName, type Columns, HEAD_WITHIN } from "./columns.server";

/** A file has at most so many rows and bytes. */
export const IMPORT_ROWS_MAX = 12_000;
/** So many kinds of rows are put into categories at once. */
const GROUPS_MAX = 60;

/** A row of a file that can count. */
export interface FileRow {
  /** As the program shows it that made the file. */
  readonly number: number;
  readonly on: CivilDate;
  readonly text: string;
  readonly side: Side;
  /** More than 0. */
  readonly amount: Cents;
  /** What the file calls its category; "" without one. */
  readonly source: string;
  readonly digest: string;
}

/** A row that is left out, and why. */
export interface LeftRow {
  readonly number: number;
  readonly text: string;
  readonly why: "outside" | "date" | "amount" | "nothing";
}

/** A file as a table, or why it is none. */
export type ReadTable =
  | { readonly kind: "table"; readonly table: readonly SheetRow[] }
  | { readonly kind: "broken" | "tooMany" };

/** What a table holds, or why it cannot count. */
export type ReadRows =
  | { readonly kind: "rows"; readonly rows: readonly FileRow[]; readonly left: readonly LeftRow[] }
  | { readonly kind: "tooMany" | "tooManyGroups" | "tooLarge" };

/** The first and last day of the rows that count. */
export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** An amount with its sign; "nothing" for 0, undefined for what could mean two things. */
function amountOf(cell: (name: ColumnName) => string): number | undefined {
  const read = (text: string): number | undefined => {
    if (text.trim() === "") return 0;
    const amount = readAmount(text, { allowNegative: true });
    return amount.ok ? amount.value : undefined;
  };
  const single = cell("amount");
  if (single.trim() !== "") return read(single);
  const [paidIn, paidOut] = [read(cell("in")), read(cell("out"))];
  if (paidIn === undefined || paidOut === undefined || paidIn < 0) return undefined;
  if (paidIn !== 0 && paidOut !== 0) return undefined;
  return paidIn - Math.abs(paidOut);
}

/** Whether a sum of amounts is within what the database holds. */
const isWithin = (amount: number): boolean => Math.abs(amount) < 2_000_000_000;

/** Reads a file as a table, without its empty rows. */
export async function readTable(path: string): Promise<ReadTable> {
  const table: SheetRow[] = [];
  try {
    for await (const row of readCsv(path)) {
      if (row.cells.every((cell) => cell.trim() === "")) continue;
      table.push(row);
      if (table.length > IMPORT_ROWS_MAX + HEAD_WITHIN) return { kind: "tooMany" };
    }
  } catch (error) {
    if (error instanceof BrokenSheet) return { kind: "broken" };
    throw error;
  }
  return { kind: "table", table };
}

/** Reads the rows of a table that are within a period; all others are named with the reason. */
export function readRows(
  table: readonly SheetRow[],
  columns: Columns,
  { from, to }: Period,
): ReadRows {
  const rows: FileRow[] = [];
  const left: LeftRow[] = [];
  const alike = new Map<string, number>();
  const groups = new Set<string>();
  let total = 0;
  for (const { number, cells } of table) {
    const cell = (name: ColumnName) => cells[columns[name] ?? -1] ?? "";
    const text = cell("text").trim();
    const on = parseCivilDate(cell("date"));
    const amount = amountOf(cell);
    const leave = (why: LeftRow["why"]) => left.push({ number, text, why });
    if (!on) leave("date");
    else if (amount === undefined || !isWithin(amount)) leave("amount");
    else if (amount === 0) leave("nothing");
    else if (on < from || on > to) leave("outside");
    else {
      const key = `${on}|${amount}|${foldName(text)}`;
      const which = (alike.get(key) ?? 0) + 1;
      alike.set(key, which);
      const side = amount > 0 ? "income" : "expense";
      const source = foldName(cell("category")).slice(0, 100);
      total += Math.abs(amount);
      groups.add(`${side}|${source}`);
      rows.push({
        number,
        on,
        text,
        side,
        amount: cents(Math.abs(amount)),
        source,
        digest: hash("sha256", `${key}|${which}`, "base64url").slice(0, 16),
      });
    }
  }
  if (table.length > IMPORT_ROWS_MAX) return { kind: "tooMany" };
  if (!isWithin(total)) return { kind: "tooLarge" };
  return groups.size > GROUPS_MAX ? { kind: "tooManyGroups" } : { kind: "rows", rows, left };
}
