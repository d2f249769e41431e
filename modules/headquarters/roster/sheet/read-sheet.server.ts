import type { SentFile } from "#modules/platform/files/index.server";
import { readCsv } from "./csv.server";
import { ROSTER_ROWS_MAX } from "./limits";
import { readXlsx } from "./xlsx.server";

/** A row of a sheet: its number as the program shows it that made it, and its cells as text. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** What a file holds, or why it could not be read. */
export type Sheet =
  | { readonly kind: "rows"; readonly rows: readonly SheetRow[] }
  | { readonly kind: "broken"; readonly number: number | undefined }
  | { readonly kind: "too_many" };

/** A file that is no sheet, with the row at which that shows where there is one. */
export class BrokenSheet extends Error {
  constructor(readonly row?: number) {
    super("no sheet");
  }
}

/** Rows in which nothing stands are none. */
const isEmpty = ({ cells }: SheetRow) => cells.every((cell) => cell.trim() === "");

/**
 * The rows of a file of comma-separated values or of the first sheet of a workbook. Never more is
 * read than a roster may have; a broken one ends the reading.
 */
export async function readSheet(
  { path }: Pick<SentFile, "path">,
  kind: "csv" | "xlsx",
): Promise<Sheet> {
  const rows: SheetRow[] = [];
  try {
    for await (const row of kind === "csv" ? readCsv(path) : readXlsx(path)) {
      if (isEmpty(row)) continue;
      // The first is the header.
      if (rows.length > ROSTER_ROWS_MAX) return { kind: "too_many" };
      rows.push(row);
    }
    return { kind: "rows", rows };
  } catch (error) {
    if (error instanceof BrokenSheet) return { kind: "broken", number: error.row };
    throw error;
  }
}
