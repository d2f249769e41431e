import { bmfColumns, checkLines, readHeader } from "../domain/bmf-lines";
import { readTextLines, type TextKind, textKindOf } from "../domain/list-lines";

/** The IRS's lists that can be imported. */
export type ImportKind = "bmf" | TextKind;

/** Lines that were judged, and what COPY is to take of them. */
interface TakenLines {
  readonly lines: number;
  readonly rows: number;
  readonly bytes: Buffer;
  /** The first that is not such a line, counted from 1. */
  readonly broken?: number | undefined;
}

/** How the lines of one file are taken. */
export interface LineReader {
  /** Lines at its beginning that are no rows. */
  readonly headerLines: number;
  /** The columns that COPY fills, and how. */
  readonly copy: string;
  take(wholeLines: Buffer): TakenLines;
}

/** A list: what it is staged in, and how a file of it is read. */
export interface Format {
  /** As CREATE TABLE has them. */
  readonly columns: string;
  /** @returns undefined when the file's first lines are not those of such a file */
  begin(firstLines: Buffer): LineReader | undefined;
}

/** Columns of the BMF whose values PostgreSQL itself judges while they come in. */
const judged: Readonly<Record<string, string>> = {
  NAME: `text CHECK ("NAME" <> '')`,
  ASSET_AMT: "bigint",
  INCOME_AMT: "bigint",
  REVENUE_AMT: "bigint",
  ACCT_PD: "smallint",
};

const numbers: ReadonlySet<string> = new Set(Object.keys(judged).filter((name) => name !== "NAME"));

const firstLine = (bytes: Buffer): string => bytes.toString("utf8", 0, bytes.indexOf(0x0a) + 1);

/** All 28 columns as they came, under a header that says their order. */
const bmf: Format = {
  columns: bmfColumns.map((name) => `"${name}" ${judged[name] ?? "text"}`).join(", "),
  begin(firstLines) {
    const columns = readHeader(firstLine(firstLines));
    if (!columns) return undefined;
    const list = columns.map((name) => `"${name}"`).join(", ");
    const texts = columns.filter((name) => !numbers.has(name)).map((name) => `"${name}"`);
    return {
      headerLines: 1,
      copy: `(${list}) FROM STDIN (FORMAT csv, FORCE_NOT_NULL (${texts.join(", ")}))`,
      take: (bytes) => {
        const { lines, broken } = checkLines(bytes);
        return { lines, rows: lines, bytes, broken };
      },
    };
  },
};

/** Only what is kept of a line. */
const textFormat = (kind: TextKind, columns: string): Format => ({
  columns,
  begin: () => ({
    headerLines: 0,
    copy: "FROM STDIN",
    take: (bytes) => {
      const { text, ...counts } = readTextLines(kind, bytes.toString("utf8"));
      return { ...counts, bytes: Buffer.from(text) };
    },
  }),
});

export const formats: Record<ImportKind, Format> = {
  bmf,
  revocations: textFormat(
    "revocations",
    "ein text, revoked_on date, posted_on date, reinstated_on date",
  ),
  pub78: textFormat("pub78", "ein text, codes text"),
  epostcards: textFormat(
    "epostcards",
    "ein text, tax_year int, period_end date, is_terminated boolean",
  ),
};

/** Which list a file's first lines are of; undefined when they are of none. */
export function kindOfLines(firstLines: Buffer): ImportKind | undefined {
  if (readHeader(firstLine(firstLines))) return "bmf";
  const line = /^\s*(\S[^\n]*)\n/.exec(firstLines.toString("utf8"))?.[1]?.trimEnd();
  return line === undefined ? undefined : textKindOf(line);
}
