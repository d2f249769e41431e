import { Readable } from "node:stream";
import { groupAccess } from "#modules/accounts/index.server";
import { BYTE_ORDER_MARK, csvCell, csvLine, withoutFormula } from "#modules/platform/csv";
import type { Ctx } from "#modules/platform/ctx.server";
import { Prisma, streamRows } from "#modules/platform/db.server";
import { type SheetCell, writeXlsx } from "#modules/platform/documents/xlsx.server";
import { translator } from "#modules/platform/messages";
import { ok, type Result } from "#modules/platform/result";
import { exportRows, matchedChapters, ofVerdict, orderOf } from "../board/board-sql.server";
import type { BoardView } from "../board/board-view";
import { boardDay } from "../board/read-board.server";
import { boardWords } from "../messages";
import { type ExportContext, exportColumns } from "./export-columns";

export type ExportFormat = "csv" | "xlsx";

export interface ExportAsked {
  readonly centralAccountId: number;
  readonly view: BoardView;
  readonly format: ExportFormat;
}

/** So many chapters are in memory at once: in a spreadsheet each takes some thousand characters. */
const atOnce: Readonly<Record<ExportFormat, number>> = { csv: 200, xlsx: 60 };

/** Digits that a spreadsheet would shorten when it takes them for a number. */
const fragile = /^0\d+$|^\d{16,}$/;
/** Most texts are none that a spreadsheet or the format itself takes for something else. */
const needsCare = /[",\r\n]|^[=+\-@\t]|^0\d|^\d{16}/;

const cellOfCsv = (cell: SheetCell): string => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.day;
  if (!needsCare.test(cell)) return cell;
  return csvCell(fragile.test(cell) ? `'${cell}` : withoutFormula(cell));
};

/**
 * All chapters in reach that fit a view, with everything that is known of each, as one file of one
 * instant: a stream, whose size in memory does not grow with the chapters. For the people of the
 * headquarters and staff; else `not_found`.
 */
export async function exportChapters(ctx: Ctx, asked: ExportAsked): Promise<Result<Readable>> {
  const found = await groupAccess(ctx, asked.centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const { view, format } = asked;
  const day = await boardDay(ctx, access);
  const t = translator(boardWords, ctx.locale);
  const statement = Prisma.sql`
    WITH matched AS (${matchedChapters(access, view, day)}),
    listed AS MATERIALIZED (
      SELECT id, key, row_number() OVER (ORDER BY ${orderOf(view)}) AS place FROM matched
      WHERE ${ofVerdict(view)})
    ${exportRows(
      exportColumns.map(({ key }) => key),
      day,
    )} ORDER BY listed.place`;
  const cells = cellsOf(streamRows(statement, atOnce[format]), {
    label: access.label,
    gen: access.gen,
    t,
  });
  const headers = exportColumns.map(({ key }) => t(`column.${key}`));
  if (format === "csv") return ok(Readable.from(csvOf(headers, cells), { objectMode: false }));
  const columns = exportColumns.map(({ width }, at) => ({ header: headers[at] ?? "", width }));
  return ok(writeXlsx({ name: t("sheet"), columns, rows: guarded(cells), at: ctx.now() }));
}

async function* cellsOf(rows: AsyncIterable<unknown[][]>, context: ExportContext) {
  for await (const some of rows) {
    yield some.map((row) => exportColumns.map(({ cell }, at) => cell(row[at], context)));
  }
}

async function* csvOf(headers: readonly string[], cells: AsyncIterable<SheetCell[][]>) {
  yield BYTE_ORDER_MARK + csvLine(headers.map(cellOfCsv));
  for await (const some of cells) yield some.map((row) => csvLine(row.map(cellOfCsv))).join("");
}

/** The same guard in the spreadsheet, which somebody may save as CSV again. */
async function* guarded(cells: AsyncIterable<SheetCell[][]>) {
  for await (const some of cells) {
    yield some.map((row) =>
      row.map((cell) => (typeof cell === "string" ? withoutFormula(cell) : cell)),
    );
  }
}
