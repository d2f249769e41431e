import { type Ctx, reader } from "#modules/platform/ctx.server";
import {
  addDays,
  addYears,
  type CivilDate,
  fromUtcDate,
  parseCivilDate,
} from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { addMoney, type Cents, cents } from "#modules/platform/money";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import type { SheetRow } from "#modules/platform/sheets/index.server";
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
import { type Carried, packCarried, unpackCarried } from "./carried.server";
import { type Columns, columnField } from "./columns.server";
import { type FileRow, IMPORT_ROWS_MAX, type LeftRow, readRows } from "./read-rows.server";

/** So many rows are shown before they count, and so many that are left out. */
const SHOWN = 20;
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

export interface PreviewShown {
  readonly kind: "preview";
  readonly preview: FilePreview;
}

/** The first day of the year that ends on a day. */
export const firstDayOf = (endsOn: CivilDate): CivilDate => addYears(addDays(endsOn, 1), -1);

/** A year into which files are read. */
export async function openYear(ctx: Ctx, key: YearKey): Promise<Result<YearRecord>> {
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

export function refuseRows(field: string, kind: keyof typeof reasons | "tooMany"): Refused {
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

export async function previewTable(
  ctx: Ctx,
  year: YearRecord,
  { table, columns, ...about }: TableRead,
): Promise<Result<PreviewShown>> {
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

/** Sums of rows, which `readRows` took within what the database holds. */
function sumsOf(rows: readonly FileRow[]): { readonly income: Cents; readonly expense: Cents } {
  const of = (side: Side) =>
    addMoney(...rows.flatMap((row) => (row.side === side ? [row.amount] : [])));
  return { income: of("income"), expense: of("expense") };
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
