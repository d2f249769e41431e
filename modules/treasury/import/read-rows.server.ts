import { createHash } from "node:crypto";
import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { type Cents, cents } from "#modules/platform/money";
import { BrokenSheet, readCsv, type SheetRow } from "#modules/platform/sheets/index.server";
import { readAmount } from "../domain/amounts";
import { foldName, type Side } from "../domain/lines";

/** A file has at most so many rows and bytes. */
export const IMPORT_ROWS_MAX = 12_000;
/** So many kinds of rows are put into categories at once. */
const GROUPS_MAX = 60;
/** Banks write a few lines above the headings. */
const HEAD_WITHIN = 15;

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

/** What a file holds, or why it cannot be read. */
export type ReadFile =
  | { readonly kind: "rows"; readonly rows: readonly FileRow[]; readonly left: readonly LeftRow[] }
  | { readonly kind: "broken" | "head" | "tooMany" | "tooManyGroups" | "tooLarge" };

/** The first and last day of the rows that count. */
export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** What banks, MoneyMinder and QuickBooks write above their columns. */
const headings = {
  date: "date|transaction date|posting date|posted date|post date|trans date|fecha",
  text: "description|payee|name|memo|details|transaction description|original description|vendor|descripción",
  amount: "amount|amount (usd)|transaction amount|importe|monto",
  in: "deposit|deposits|credit|credits|credit amount|money in|paid in|income",
  out: "withdrawal|withdrawals|debit|debits|debit amount|money out|paid out|expense|payment|payments",
  category: "category|budget category|categoría",
} as const;

type Heading = keyof typeof headings;
type Columns = { readonly [Name in Heading]?: number };

function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => foldName(cell));
  const found: { [Name in Heading]?: number } = {};
  for (const name of Object.keys(headings) as Heading[]) {
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

/** An amount with its sign; "nothing" for 0, undefined for what could mean two things. */
function amountOf(cell: (name: Heading) => string): number | undefined {
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

/** Reads the rows of a file that are within a period; all others are named with the reason. */
export async function readRows(path: string, { from, to }: Period): Promise<ReadFile> {
  const rows: FileRow[] = [];
  const left: LeftRow[] = [];
  const alike = new Map<string, number>();
  const groups = new Set<string>();
  let columns: Columns | undefined;
  let seen = 0;
  let total = 0;
  const take = ({ number, cells }: SheetRow): void => {
    const known = columns ?? {};
    const cell = (name: Heading) => cells[known[name] ?? -1] ?? "";
    const text = cell("text").trim();
    const on = parseCivilDate(cell("date"));
    const amount = amountOf(cell);
    const leave = (why: LeftRow["why"]) => left.push({ number, text, why });
    if (!on) return void leave("date");
    if (amount === undefined || !isWithin(amount)) return void leave("amount");
    if (amount === 0) return void leave("nothing");
    if (on < from || on > to) return void leave("outside");
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
      digest: createHash("sha256").update(`${key}|${which}`).digest("base64url").slice(0, 16),
    });
  };
  try {
    for await (const row of readCsv(path)) {
      if (row.cells.every((cell) => cell.trim() === "")) continue;
      seen += 1;
      if (columns) take(row);
      else columns = columnsOf(row.cells);
      if (!columns && seen >= HEAD_WITHIN) return { kind: "head" };
      if (rows.length + left.length > IMPORT_ROWS_MAX) return { kind: "tooMany" };
    }
  } catch (error) {
    if (error instanceof BrokenSheet) return { kind: "broken" };
    throw error;
  }
  if (!columns) return { kind: "head" };
  if (!isWithin(total)) return { kind: "tooLarge" };
  return groups.size > GROUPS_MAX ? { kind: "tooManyGroups" } : { kind: "rows", rows, left };
}
