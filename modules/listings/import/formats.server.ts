import { bmfColumns, checkLines, isCutHeader, readHeader } from "../domain/bmf-lines";
import { foreignShapeOf } from "../domain/file-shapes";
import { readTextLines, type TextKind, textKindOf } from "../domain/list-lines";
import { FileBroken, FileUnfit } from "./read-blocks.server";

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
  /** @returns undefined when they are not those of such a file */
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

/**
 * Which list a file's first lines are of.
 * @throws FileUnfit for what is none, FileBroken for nothing but blank lines and for a header that was cut
 */
export function kindOfLines(firstLines: Buffer): ImportKind {
  const header = firstLine(firstLines);
  if (readHeader(header)) return "bmf";
  const line = /^\s*(\S[^\n]*)\n/.exec(firstLines.toString("utf8"))?.[1]?.trimEnd();
  const kind = line === undefined ? undefined : textKindOf(line);
  if (kind) return kind;
  const isBlank = firstLines.every((byte) => byte === 0x0a || byte === 0x0d || byte === 0x20);
  if (isBlank || isCutHeader(header)) throw new FileBroken(1);
  throw new FileUnfit(foreignShapeOf(firstLines.toString("utf8", 0, 1_024)) ?? "fileUnknown");
}

/**
 * How the lines of a file are taken that is imported as such a list, by its first lines.
 * @throws FileUnfit, FileBroken
 */
export function beginFile(kind: ImportKind, firstLines: Buffer): LineReader {
  const reader = kindOfLines(firstLines) === kind ? formats[kind].begin(firstLines) : undefined;
  if (!reader) throw new FileUnfit("fileOther");
  return reader;
}
