import { parseCivilDate } from "#modules/platform/dates";

/** A file of lines without a header, whose fields are between bars. */
export type TextKind = "revocations" | "pub78" | "epostcards";

/**
 * How many fields a line has. Websites and names of officers, far behind what is read of a 990-N,
 * have bars of their own in the IRS's file.
 */
const fieldsOf: Record<TextKind, { readonly least: number; readonly most: number }> = {
  revocations: { least: 12, most: 12 },
  pub78: { least: 6, most: 6 },
  epostcards: { least: 26, most: Number.POSITIVE_INFINITY },
};

const textKinds = Object.keys(fieldsOf) as readonly TextKind[];

const EIN = /^\d{9}$/;

/** Which list a line is of, by its number of fields; undefined when it is of none. */
export function textKindOf(line: string): TextKind | undefined {
  const fields = line.split("|");
  if (!EIN.test(fields[0] ?? "")) return undefined;
  return textKinds.find((kind) => hasItsFields(kind, fields.length));
}

const hasItsFields = (kind: TextKind, count: number): boolean =>
  count >= fieldsOf[kind].least && count <= fieldsOf[kind].most;

const monthNumbers: Readonly<Record<string, string>> = Object.fromEntries(
  "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"
    .split(" ")
    .map((name, at) => [name, String(at + 1)]),
);

/**
 * A date as the lists have it, "15-NOV-2017", "11/15/2017" or "11-15-2017", in the form of ISO;
 * "" for none, undefined for anything else.
 */
export function readListDate(text: string): string | undefined {
  const given = text.trim();
  if (given === "") return "";
  const [, day, name, year] = /^(\d{1,2})-([A-Z]{3})-(\d{4})$/i.exec(given) ?? [];
  const american = name
    ? `${monthNumbers[name.toUpperCase()] ?? ""}/${day}/${year}`
    : given.replaceAll("-", "/");
  return parseCivilDate(american);
}

/** The same days are in many lines. */
function remembering(read: typeof readListDate): typeof readListDate {
  const known = new Map<string, string | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const date = read(text);
    if (known.size < 50_000) known.set(text, date);
    return date;
  };
}

const dateOf = remembering(readListDate);

/** What PostgreSQL's COPY takes for no value. */
const NONE = "\\N";
const orNone = (date: string): string => date || NONE;

type ReadFields = (fields: readonly string[]) => readonly string[] | undefined;

/** What is kept of a line, the EIN apart; undefined when a field is none. */
const readers: Record<TextKind, ReadFields> = {
  revocations: (fields) => {
    const [revoked, posted, again] = [fields[9], fields[10], fields[11]].map((one) =>
      dateOf(one ?? ""),
    );
    if (!revoked || posted === undefined || again === undefined) return undefined;
    return [revoked, orNone(posted), orNone(again)];
  },
  pub78: (fields) => {
    const codes = (fields[5] ?? "").replaceAll(/\s/g, "");
    return /^[A-Z]+(,[A-Z]+)*$/.test(codes) ? [codes] : undefined;
  },
  epostcards: (fields) => {
    const year = fields[1] ?? "";
    const isTerminated = fields[4] ?? "";
    const end = dateOf(fields[6] ?? "");
    if (!/^(19|20)\d\d$/.test(year) || !/^[TF]$/.test(isTerminated)) return undefined;
    return end === undefined ? undefined : [year, orNone(end), isTerminated];
  },
};

/** Lines that were judged, and what PostgreSQL's COPY is to take of them. */
export interface ReadLines {
  readonly lines: number;
  /** Empty lines are none. */
  readonly rows: number;
  /** In COPY's text format: the EIN and what is kept, between tabs. */
  readonly text: string;
  /** The first line that is not such a line, counted from 1. */
  readonly broken?: number;
}

/** Reads whole lines of a list: each is empty, or has its number of fields and an EIN in front. */
export function readTextLines(kind: TextKind, block: string): ReadLines {
  const found = block.split("\n");
  // What comes after the last line break is no line.
  found.pop();
  const rows: string[] = [];
  for (const [at, line] of found.entries()) {
    if (line === "" || line === "\r") continue;
    const row = readLine(kind, line);
    if (row === undefined) return { lines: at + 1, rows: 0, text: "", broken: at + 1 };
    rows.push(row);
  }
  return { lines: found.length, rows: rows.length, text: rows.join("") };
}

function readLine(kind: TextKind, line: string): string | undefined {
  const fields = line.split("|");
  const ein = fields[0] ?? "";
  if (!EIN.test(ein) || !hasItsFields(kind, fields.length)) return undefined;
  const kept = readers[kind](fields);
  return kept && `${ein}\t${kept.join("\t")}\n`;
}
