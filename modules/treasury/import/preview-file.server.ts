import { type Ctx, reader } from "#modules/platform/ctx.server";
import {
  addDays,
  addYears,
  type CivilDate,
  fromUtcDate,
  parseCivilDate,
} from "#modules/platform/dates";
import { cleanFileName } from "#modules/platform/files/contract";
import { judgeFile, type SentFile } from "#modules/platform/files/index.server";
import { message } from "#modules/platform/messages";
import { type Cents, cents } from "#modules/platform/money";
import {
  type FieldErrors,
  ok,
  type Refused,
  type Result,
  refuse,
  refuseField,
} from "#modules/platform/result";
import { CELLS_MAX, type SheetRow } from "#modules/platform/sheets/index.server";
import { type CountedLine, figuresOf } from "../domain/figures";
import { foldName, lineKey, type Side } from "../domain/lines";
import { lineWords } from "../line-messages";
import { treasuryMessages } from "../messages";
import {
  conflict,
  findYear,
  refuseOutsiders,
  words,
  type YearKey,
  type YearRecord,
} from "../store.server";
import {
  type Carried,
  type CarriedTable,
  packCarried,
  packTable,
  unpackCarried,
  unpackTable,
} from "./carried.server";
import {
  type ColumnName,
  type Columns,
  columnNames,
  HEAD_WITHIN,
  isDay,
  recognize,
  rowsAbove,
  shapeOf,
} from "./columns.server";
import {
  type FileRow,
  IMPORT_ROWS_MAX,
  type LeftRow,
  readRows,
  readTable,
} from "./read-rows.server";

/** So many rows are shown before they count, and so many that are left out. */
const SHOWN = 20;
/** So many rows are shown to choose columns by. */
const SAMPLE = 6;

/** Rows that go into one category together. */
export interface RowGroup {
  readonly side: Side;
  /** What the file calls it; "" without a category. */
  readonly source: string;
  readonly count: number;
  readonly sum: Cents;
  /** The category that is likeliest; null for not counted, undefined where nobody can tell. */
  readonly lineId: number | null | undefined;
}

/** What a file would add to a year, before anything of it is kept. */
export interface FilePreview {
  readonly fileName: string;
  readonly period: { readonly from: CivilDate; readonly to: CivilDate };
  /** The first rows. */
  readonly rows: readonly FileRow[];
  /** Rows that are new, and those that an earlier file brought already. */
  readonly count: number;
  readonly known: number;
  readonly income: Cents;
  readonly expense: Cents;
  readonly groups: readonly RowGroup[];
  readonly left: readonly LeftRow[];
  readonly leftCount: number;
  /** What the form carries; "" where nothing is new. */
  readonly carried: string;
}

/** The first day of the year that ends on a day. */
export const firstDayOf = (endsOn: CivilDate): CivilDate => addYears(addDays(endsOn, 1), -1);

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
export type FileShown =
  | { readonly kind: "preview"; readonly preview: FilePreview }
  | { readonly kind: "columns"; readonly columns: FileColumns };

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

const columnsShown = (
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

/** The field of a form that says which column of the file is which: its number from 1, "" for none. */
export const columnField = (name: ColumnName): string => `${name}_column`;

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

async function rememberedColumns(
  ctx: Ctx,
  accountId: number,
  shape: string,
): Promise<Columns | undefined> {
  const row = await reader(ctx).treasuryLayout.findUnique({
    where: { accountId_shape: { accountId, shape } },
  });
  return row ? (row.columns as Columns) : undefined;
}

/** A year into which files are read. */
async function openYear(ctx: Ctx, key: YearKey): Promise<Result<YearRecord>> {
  const refused = refuseOutsiders(ctx, key.accountId);
  if (refused) return refused;
  const year = await findYear(ctx, key);
  if (!year) return refuse({ code: "not_found" });
  return year.state === "final" ? conflict("isFinal") : ok(year);
}

const reasons = {
  broken: "fileBroken",
  tooLarge: "tooLarge",
  tooManyGroups: "fileGroups",
} as const;

function refuseRows(field: string, kind: keyof typeof reasons | "tooMany"): Refused {
  if (kind !== "tooMany") return refuseField(field, words(reasons[kind]));
  return refuseField(field, message(treasuryMessages, "fileRows", { max: IMPORT_ROWS_MAX }));
}

interface TableRead {
  readonly fileName: string;
  readonly sha256: string;
  /** Without the rows above the first one that may count. */
  readonly table: readonly SheetRow[];
  readonly columns: Columns;
  /** For columns that a person chose. */
  readonly chosen?: Carried["chosen"];
}

async function previewTable(
  ctx: Ctx,
  year: YearRecord,
  { table, columns, ...about }: TableRead,
): Promise<Result<FileShown>> {
  const endsOn = fromUtcDate(year.endsOn);
  const period = { from: firstDayOf(endsOn), to: endsOn };
  const read = readRows(table, columns, period);
  const field = about.chosen ? columnField("category") : "file";
  if (read.kind !== "rows") return refuseRows(field, read.kind);
  const preview = await previewOf(ctx, year, { ...about, period, ...read });
  return ok({ kind: "preview", preview });
}

interface Read extends Pick<TableRead, "fileName" | "sha256" | "chosen"> {
  readonly period: FilePreview["period"];
  readonly rows: readonly FileRow[];
  readonly left: readonly LeftRow[];
}

async function previewOf(ctx: Ctx, year: YearRecord, read: Read): Promise<FilePreview> {
  const rows = await newRows(ctx, year.id, read.sha256, read.rows);
  const groups = await groupsOf(ctx, year, rows);
  const at = new Map(groups.map(({ side, source }, index) => [`${side}|${source}`, index]));
  const { fileName, sha256, chosen } = read;
  return {
    fileName,
    period: read.period,
    rows: rows.slice(0, SHOWN),
    count: rows.length,
    known: read.rows.length - rows.length,
    ...sumsOf(rows),
    groups,
    left: read.left.slice(0, SHOWN),
    leftCount: read.left.length,
    carried:
      rows.length === 0
        ? ""
        : packCarried({
            fileName,
            sha256,
            ...(chosen && { chosen }),
            groups: groups.map(({ side, source }) => ({ side, source })),
            rows: rows.map(({ on, amount, side, source, digest }) => [
              on,
              amount,
              at.get(`${side}|${source}`) ?? 0,
              digest,
            ]),
          }),
  };
}

/**
 * What a page carries, shown once more after a refusal: its sums and groups, without the first rows, whose
 * texts it does not carry. For people of the account. Refusals: `not_found`, `forbidden`; `conflict` for what no page of
 * ours carried.
 */
export async function previewCarried(
  ctx: Ctx,
  { carried: packed, ...key }: YearKey & { readonly carried: string },
): Promise<Result<FilePreview>> {
  const refused = refuseOutsiders(ctx, key.accountId);
  if (refused) return refused;
  const year = await findYear(ctx, key);
  if (!year) return refuse({ code: "not_found" });
  const carried = unpackCarried(packed);
  if (!carried) return conflict("fileAgain");
  const rows = carried.rows.flatMap(([on, amount, group, digest], index): FileRow[] => {
    const of = carried.groups[group];
    const day = parseCivilDate(on);
    if (!of || !day) return [];
    return [{ ...of, number: index + 1, on: day, text: "", amount: cents(amount), digest }];
  });
  return ok({
    fileName: carried.fileName,
    period: { from: firstDayOf(key.endsOn), to: key.endsOn },
    rows: [],
    count: rows.length,
    known: 0,
    ...sumsOf(rows),
    groups: await groupsOf(ctx, year, rows),
    left: [],
    leftCount: 0,
    carried: packed,
  });
}

/** The groups of rows, in the order of their first ones. */
async function groupsOf(
  ctx: Ctx,
  year: YearRecord,
  rows: readonly FileRow[],
): Promise<readonly RowGroup[]> {
  const grouped = new Map<string, FileRow[]>();
  for (const row of rows) {
    const name = `${row.side}|${row.source}`;
    const of = grouped.get(name);
    if (of) of.push(row);
    else grouped.set(name, [row]);
  }
  const likely = await likeliest(ctx, year);
  return [...grouped.values()].map((of): RowGroup => {
    const [{ side, source }] = of as [FileRow];
    const { income, expense } = sumsOf(of);
    return {
      side,
      source,
      count: of.length,
      sum: side === "income" ? income : expense,
      lineId: likely(side, source),
    };
  });
}

/** Sums of rows. @throws RangeError beyond what the database holds */
function sumsOf(rows: readonly FileRow[]): { readonly income: Cents; readonly expense: Cents } {
  const lines = rows.map(
    ({ side, amount }): CountedLine => ({ side, nature: "own", planned: null, actual: amount }),
  );
  const none = cents(0);
  const year = { opening: null, bankStatement: null, checksOut: none, depositsOut: none, lines };
  const { income, expense } = figuresOf({ ...year, opening: none });
  return { income, expense };
}

/** The rows of a file that no earlier file brought to a year; none of a file that counts there already. */
export async function newRows<Row extends { readonly digest: string }>(
  ctx: Ctx,
  yearId: number,
  sha256: string,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const files = await reader(ctx).treasuryImport.findMany({
    where: { yearId },
    select: { sha256: true },
  });
  if (files.length === 0) return rows;
  // By other columns the same rows have other digests.
  if (files.some((one) => one.sha256 === sha256)) return [];
  const found = await reader(ctx).$queryRaw<{ digest: string }[]>`
    SELECT digest FROM treasury_entries
    WHERE year_id = ${yearId} AND digest = ANY(${rows.map(({ digest }) => digest)}::text[])`;
  const known = new Set(found.map(({ digest }) => digest));
  return rows.filter(({ digest }) => !known.has(digest));
}

/** The category that rows went into last time, or else the one of the same name. */
async function likeliest(ctx: Ctx, year: YearRecord) {
  const mappings = await reader(ctx).treasuryMapping.findMany({
    where: { accountId: year.accountId },
  });
  const remembered = new Map(mappings.map(({ side, source, line }) => [`${side}|${source}`, line]));
  return (side: Side, source: string): number | null | undefined => {
    const own = year.lines.filter((line) => line.side === side);
    const said = remembered.get(`${side}|${source}`);
    if (said === "") return null;
    const mapped = own.find((line) => lineKey(line) === said);
    if (mapped) return mapped.id;
    if (source === "") return undefined;
    const named = own.find(({ code, name }) => {
      const english = code === "" ? name : (lineWords.en as Record<string, string>)[code];
      return foldName(english ?? "") === source;
    });
    return named?.id;
  };
}
