import type { SentFile } from "#modules/platform/files/index.server";
import { BrokenSheet, readCsv, type SheetRow } from "#modules/platform/sheets/index.server";
import { ROSTER_ROWS_MAX } from "./limits";
import { readXlsx } from "./xlsx.server";

/** What a file holds, or why it could not be read. */
export type Sheet =
  | { readonly kind: "rows"; readonly rows: readonly SheetRow[] }
  | { readonly kind: "broken"; readonly number: number | undefined }
  | { readonly kind: "too_many" };

/** Rows without a word are none. */
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
