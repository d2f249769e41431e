import type { Ctx } from "#modules/platform/ctx.server";
import { cleanFileName } from "#modules/platform/files/contract";
import { judgeFile, type SentFile } from "#modules/platform/files/index.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { words, type YearKey } from "../store.server";
import { packTable } from "./carried.server";
import { columnsShown, type FileShown, rememberedColumns } from "./choose-columns.server";
import { recognize, rowsAbove, shapeOf } from "./columns.server";
import { openYear, previewTable, refuseRows } from "./preview-table.server";
import { readTable } from "./read-rows.server";

/** A file for a year. */
export type SentToYear = YearKey & {
  readonly file: SentFile | undefined;
  /** The columns are chosen by hand even where we know them. */
  readonly isByHand?: boolean;
};

/**
 * Reads a file of a bank or a spreadsheet for a year and shows what it would add; nothing of it is kept. A
 * file that does not name its columns in a way that we know, or that this account chose before, is shown
 * with its columns to choose from. For people of the account. Refusals: `not_found`, `forbidden`; `invalid`
 * at `file`; `conflict` for a final report.
 * @throws ScannerUnavailable when one is configured and away
 */
export async function previewFile(
  ctx: Ctx,
  { file, isByHand = false, ...key }: SentToYear,
): Promise<Result<FileShown>> {
  const year = await openYear(ctx, key);
  if (!year.ok) return year;
  if (!file) return refuseField("file", words("fileMissing"));
  const kind = await judgeFile(file, ["csv"]);
  if (!kind.ok) return kind;
  const read = await readTable(file.path);
  if (read.kind !== "table") return refuseRows("file", read.kind);
  const { table } = read;
  if (table.length === 0) return refuseField("file", words("fileBroken"));
  const about = { fileName: cleanFileName(file.name), sha256: file.sha256 };
  const remembered = await rememberedColumns(ctx, key.accountId, shapeOf(table));
  const known = recognize(table);
  if (isByHand || !(remembered || known)) {
    const rows = table.map(({ number, cells }): [number, string[]] => [number, [...cells]]);
    const carried = packTable({ ...about, rows });
    if (!carried) return refuseField("file", words("fileByHand"));
    const columns = remembered ?? known?.columns ?? {};
    return ok({ kind: "columns", columns: columnsShown({ ...about, rows }, columns, carried) });
  }
  const columns = remembered ?? known?.columns ?? {};
  const above = remembered || !known ? rowsAbove(table, columns) : known.headAt + 1;
  return previewTable(ctx, year.value, { ...about, table: table.slice(above), columns });
}
