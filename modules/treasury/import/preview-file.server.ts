import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, addYears, type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { cleanFileName } from "#modules/platform/files/contract";
import { judgeFile, type SentFile } from "#modules/platform/files/index.server";
import { message } from "#modules/platform/messages";
import { type Cents, cents } from "#modules/platform/money";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
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
import { packCarried, unpackCarried } from "./carried.server";
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

/** The first day of the year that ends on a day. */
export const firstDayOf = (endsOn: CivilDate): CivilDate => addYears(addDays(endsOn, 1), -1);

/**
 * Reads a file of a bank or a spreadsheet for a year and shows what it would add; nothing of it is kept.
 * For people of the account. Refusals: `not_found`, `forbidden`; `invalid` at `file`; `conflict` for a
 * final report.
 * @throws ScannerUnavailable when one is configured and away
 */
export async function previewFile(
  ctx: Ctx,
  { file, ...key }: YearKey & { readonly file: SentFile | undefined },
): Promise<Result<FilePreview>> {
  const refused = refuseOutsiders(ctx, key.accountId);
  if (refused) return refused;
  const year = await findYear(ctx, key);
  if (!year) return refuse({ code: "not_found" });
  if (year.state === "final") return conflict("isFinal");
  if (!file) return refuseField("file", words("fileMissing"));
  const kind = await judgeFile(file, ["csv"]);
  if (!kind.ok) return kind;
  const period = { from: firstDayOf(key.endsOn), to: key.endsOn };
  const read = await readRows(file.path, period);
  switch (read.kind) {
    case "broken":
      return refuseField("file", words("fileBroken"));
    case "head":
      return refuseField("file", words("fileHead"));
    case "tooLarge":
      return refuseField("file", words("tooLarge"));
    case "tooManyGroups":
      return refuseField("file", words("fileGroups"));
    case "tooMany": {
      const limit = message(treasuryMessages, "fileRows", { max: IMPORT_ROWS_MAX });
      return refuseField("file", limit);
    }
    case "rows":
      return ok(await previewOf(ctx, year, { file, period, ...read }));
  }
}

interface Read {
  readonly file: SentFile;
  readonly period: FilePreview["period"];
  readonly rows: readonly FileRow[];
  readonly left: readonly LeftRow[];
}

async function previewOf(ctx: Ctx, year: YearRecord, read: Read): Promise<FilePreview> {
  const known = await knownDigests(ctx, year.id, read.rows);
  const rows = read.rows.filter(({ digest }) => !known.has(digest));
  const groups = await groupsOf(ctx, year, rows);
  const at = new Map(groups.map(({ side, source }, index) => [`${side}|${source}`, index]));
  const fileName = cleanFileName(read.file.name);
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
            sha256: read.file.sha256,
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

/** Which of the rows an earlier file brought to a year. */
export async function knownDigests(
  ctx: Ctx,
  yearId: number,
  rows: readonly { readonly digest: string }[],
): Promise<ReadonlySet<string>> {
  const found = await reader(ctx).$queryRaw<{ digest: string }[]>`
    SELECT digest FROM treasury_entries
    WHERE year_id = ${yearId} AND digest = ANY(${rows.map(({ digest }) => digest)}::text[])`;
  return new Set(found.map(({ digest }) => digest));
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
