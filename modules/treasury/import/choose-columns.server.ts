import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { CELLS_MAX, type SheetRow } from "#modules/platform/sheets/index.server";
import { conflict, words, type YearKey } from "../store.server";
import { type CarriedTable, unpackTable } from "./carried.server";
import {
  type ColumnName,
  type Columns,
  columnField,
  columnNames,
  HEAD_WITHIN,
  isDay,
  rowsAbove,
  shapeOf,
} from "./columns.server";
import { openYear, type PreviewShown, previewTable } from "./preview-table.server";

/** So many rows are shown to choose columns by. */
const SAMPLE = 6;

/** A file whose columns a person chooses, before anything of it counts. */
export interface FileColumns {
  readonly fileName: string;
  /** Its first rows. */
  readonly sample: readonly (readonly string[])[];
  /** How many columns it has. */
  readonly width: number;
  /** What is known of them. */
  readonly columns: Columns;
  /** What the form carries. */
  readonly carried: string;
}

/** What is shown of a file first: what it would add, or its columns to choose from. */
export type FileShown = PreviewShown | { readonly kind: "columns"; readonly columns: FileColumns };

/** A file with what is known of its columns. */
export const columnsShown = (
  { fileName, rows }: CarriedTable,
  columns: Columns,
  carried: string,
): FileColumns => ({
  fileName,
  sample: rows.slice(0, SAMPLE).map(([, cells]) => cells),
  width: Math.max(...rows.map(([, cells]) => cells.length)),
  columns,
  carried,
});

/** A file that a page carried, and its columns. */
export type ChosenColumns = YearKey & {
  readonly carried: string;
  /** By `columnField`. */
  readonly choices: Readonly<Record<string, string>>;
};

/**
 * Shows what a file would add whose columns a person chose; nothing of it is kept. For people of the
 * account. Refusals: those of `previewFile`; `invalid` at the columns; `conflict` for what no page of ours
 * carried.
 */
export async function previewColumns(
  ctx: Ctx,
  { carried, choices, ...key }: ChosenColumns,
): Promise<Result<FileShown>> {
  const year = await openYear(ctx, key);
  if (!year.ok) return year;
  const sent = unpackTable(carried);
  if (!sent) return conflict("fileAgain");
  const table = sent.rows.map(([number, cells]) => ({ number, cells }));
  const columns = chooseColumns(table, choices);
  if (!columns.ok) return columns;
  return previewTable(ctx, year.value, {
    fileName: sent.fileName,
    sha256: sent.sha256,
    table: table.slice(rowsAbove(table, columns.value)),
    columns: columns.value,
    chosen: { shape: shapeOf(table), columns: columns.value },
  });
}

/**
 * The columns of a file that a page carries, shown once more after a refusal. For people of the account.
 * Refusals: `not_found`, `forbidden`; `conflict` for a final report, and for what no page of ours carried.
 */
export async function readColumns(
  ctx: Ctx,
  { carried, ...key }: YearKey & { readonly carried: string },
): Promise<Result<FileColumns>> {
  const year = await openYear(ctx, key);
  if (!year.ok) return year;
  const sent = unpackTable(carried);
  return sent ? ok(columnsShown(sent, {}, carried)) : conflict("fileAgain");
}

/** The columns that a person chose, or what is wrong with them. */
function chooseColumns(
  table: readonly SheetRow[],
  choices: ChosenColumns["choices"],
): Result<Columns> {
  const errors: FieldErrors = {};
  const chosen: { [Name in ColumnName]?: number } = {};
  const taken = new Set<number>();
  for (const name of columnNames) {
    const choice = choices[columnField(name)] ?? "";
    if (choice === "") continue;
    const at = /^[1-9]\d?$/.test(choice) ? Number(choice) - 1 : CELLS_MAX;
    if (at >= CELLS_MAX) errors[columnField(name)] = [words("columnShape")];
    else if (taken.has(at)) errors[columnField(name)] = [words("columnTwice")];
    else chosen[name] = at;
    taken.add(at);
  }
  const { date, amount } = chosen;
  const hasTwo = chosen.in !== undefined || chosen.out !== undefined;
  if (date === undefined) errors[columnField("date")] ??= [words("columnDate")];
  else if (!table.slice(0, HEAD_WITHIN).some(({ cells }) => isDay(cells[date])))
    errors[columnField("date")] = [words("columnNoDay")];
  if (amount !== undefined && hasTwo) errors[columnField("amount")] = [words("columnBoth")];
  if (amount === undefined && !hasTwo) errors[columnField("amount")] ??= [words("columnAmount")];
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : ok(chosen);
}

/** The columns that an account chose for files with such headings before. */
export async function rememberedColumns(
  ctx: Ctx,
  accountId: number,
  shape: string,
): Promise<Columns | undefined> {
  const row = await reader(ctx).treasuryLayout.findUnique({
    where: { accountId_shape: { accountId, shape } },
  });
  return row ? (row.columns as Columns) : undefined;
}
