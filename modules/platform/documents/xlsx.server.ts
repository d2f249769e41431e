import { Readable } from "node:stream";
import { type CivilDate, toUtcDate } from "../dates";
import { type ZipPart, zipOf } from "../zip.server";

// Our own over yazl: the kept libraries for this hold the whole workbook in memory, or bring many others.

/** A cell: a text, a number or a day; null is empty. */
export type SheetCell = string | number | { readonly day: CivilDate } | null;

export interface SheetColumn {
  readonly header: string;
  /** In characters. */
  readonly width: number;
}

export interface Workbook {
  /** The name of the sheet: at most 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Some rows at a time. */
  readonly rows: AsyncIterable<readonly (readonly SheetCell[])[]>;
  readonly at: Date;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

// What XML cannot hold at all; and what a reader of the format would take for one of its own escapes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const unusable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const special = /[&<>"\r]|_x[0-9A-Fa-f]{4}_/g;
const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "_x000D_",
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: most texts have none of these, and are taken as they are
const needsCare = /[&<>"\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]|_x/;
const escaped = (text: string) =>
  needsCare.test(text)
    ? text
        .replaceAll(unusable, "")
        .replaceAll(special, (found) => escapes[found] ?? `_x005F${found}`)
    : text;

/** Days since 1899-12-30, by which spreadsheets count. */
const serialOf = (day: CivilDate) => toUtcDate(day).getTime() / 86_400_000 + 25_569;

const HEADER = 1;
const DAY = 2;
const TEXT = 3;

function cellOf(cell: SheetCell, style = TEXT): string {
  if (cell === null || cell === "") return `<c s="${style}"/>`;
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c s="${DAY}"><v>${serialOf(cell.day)}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowOf = (cells: readonly SheetCell[], style?: number) =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join("")}</row>`;

async function* sheetOf({ columns, rows }: Workbook): AsyncGenerator<Buffer> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = rowOf(
    columns.map(({ header }) => header),
    HEADER,
  );
  // The line of headers stays when the rest is scrolled.
  yield Buffer.from(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>${titles}`,
  );
  for await (const some of rows) yield Buffer.from(some.map((row) => rowOf(row)).join(""));
  yield Buffer.from("</sheetData></worksheet>");
}

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

async function* partsOf(workbook: Workbook): AsyncGenerator<ZipPart> {
  const { at, name } = workbook;
  const part = (path: string, text: string): ZipPart => ({
    name: path,
    body: Buffer.from(text),
    at,
  });
  yield part(
    "[Content_Types].xml",
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  );
  yield part(
    "_rels/.rels",
    `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield part(
    "xl/workbook.xml",
    `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  yield part(
    "xl/_rels/workbook.xml.rels",
    `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield part("xl/styles.xml", styles);
  const sheet = Readable.from(sheetOf(workbook), { objectMode: false });
  yield { name: "xl/worksheets/sheet1.xml", body: sheet, at, isPacked: true };
}

/**
 * A spreadsheet of one sheet (Office Open XML) as a stream: its size in memory does not grow with the
 * rows. Texts are text, whatever they look like, and never formulas.
 */
export const writeXlsx = (workbook: Workbook): Readable => zipOf(partsOf(workbook));
