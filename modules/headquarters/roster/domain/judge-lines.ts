import { parseEinDigits } from "#modules/platform/ein";
import { usStates, usTerritories } from "#modules/platform/us-states";
import { placeKey } from "./reconcile";

/** The columns of a roster; the first two are always there. */
export const rosterColumns = [
  "ein",
  "name",
  "city",
  "state",
  "fiscal_year_end",
  "subsection",
] as const;
export type RosterColumn = (typeof rosterColumns)[number];

/** How columns are headed, in small letters without anything between them. */
const headings: Readonly<Record<RosterColumn, readonly string[]>> = {
  ein: ["ein", "fein", "taxid", "federaltaxid", "employeridentificationnumber", "taxidein"],
  name: ["name", "chapter", "chaptername", "organization", "organizationname", "club", "clubname"],
  city: ["city", "town"],
  state: ["state", "st"],
  fiscal_year_end: [
    "fiscalyearend",
    "fiscalyearendmonth",
    "fiscalyearmonth",
    "fye",
    "fyemonth",
    "acctpd",
    "accountingperiod",
  ],
  subsection: ["subsection", "501c", "paragraph"],
};

/** What a line of a roster says of a chapter. */
export interface RosterEntry {
  /** Nine digits; null for a chapter that has none yet. */
  readonly ein: string | null;
  readonly name: string;
  /** "" where the line does not say it, as in the columns below. */
  readonly city: string;
  readonly state: string;
  readonly fiscalYearMonth: number | null;
  readonly subsection: string;
}

/** What is wrong in a file, at which row. */
export type LineFault =
  | { readonly code: "no_header" }
  | { readonly code: "column_missing"; readonly column: RosterColumn }
  | { readonly code: "column_twice"; readonly column: RosterColumn }
  | { readonly code: "no_rows" | "too_many" | "broken" }
  | ({ readonly row: number } & (
      | { readonly code: "name_missing" }
      | { readonly code: "name_long" | "city_long"; readonly max: number }
      | { readonly code: "ein_eight" | "ein_shape"; readonly text: string }
      | { readonly code: "ein_twice" | "line_twice"; readonly text: string; readonly first: number }
      | {
          readonly code: "state_unknown" | "month_unknown" | "subsection_unknown";
          readonly text: string;
        }
    ));

export interface JudgedLines {
  readonly entries: readonly RosterEntry[];
  readonly faults: readonly LineFault[];
  /** Headings of columns that are not read. */
  readonly unread: readonly string[];
}

const NAME_MAX = 200;
const CITY_MAX = 80;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

interface Header {
  readonly places: ReadonlyMap<RosterColumn, number>;
  readonly faults: readonly LineFault[];
  readonly unread: readonly string[];
}

function readHeader(cells: readonly string[]): Header {
  const places = new Map<RosterColumn, number>();
  const faults: LineFault[] = [];
  const unread: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = rosterColumns.find((one) => headings[one].includes(plain(cell)));
    if (!column) {
      if (cell.trim() !== "") unread.push(cell.trim());
    } else if (places.has(column)) faults.push({ code: "column_twice", column });
    else places.set(column, at);
  }
  for (const column of ["ein", "name"] as const) {
    if (!places.has(column)) faults.push({ code: "column_missing", column });
  }
  return { places, faults, unread };
}

const codes: ReadonlySet<string> = new Set([
  ...Object.keys(usStates),
  ...Object.keys(usTerritories),
]);
const codeOfName = new Map(
  Object.entries({ ...usStates, ...usTerritories }).map(([code, name]) => [plain(name), code]),
);

/** A postal code, written so or as the state's name; undefined for no state. */
function readState(text: string): string | undefined {
  const code = text.toUpperCase();
  return text === "" || codes.has(code) ? code : codeOfName.get(plain(text));
}

const months =
  "january february march april may june july august september october november december";
const monthNames = months.split(" ");

/** The month of "6", "06", "June", "Jun", "6/30" or "06-30"; null for nothing, undefined for no month. */
function readMonth(text: string): number | null | undefined {
  if (text === "") return null;
  const [, digits] = /^(\d{1,2})(?:[/-]\d{1,2})?$/.exec(text) ?? [];
  if (digits) return Number(digits) >= 1 && Number(digits) <= 12 ? Number(digits) : undefined;
  const word = plain(text);
  const at = monthNames.findIndex((name) => word.length >= 3 && name.startsWith(word));
  return at === -1 ? undefined : at + 1;
}

/** The paragraph of "3", "03", "501(c)(3)" or "c3"; "" for nothing, undefined for none. */
function readSubsection(text: string): string | undefined {
  if (text === "") return "";
  const digits = plain(text).replace(/^501/, "").replace(/^c/, "");
  return /^\d{1,2}$/.test(digits) && Number(digits) >= 1 ? digits.padStart(2, "0") : undefined;
}

type RowFault = Extract<LineFault, { row: number }>;

function readLine(
  number: number,
  cellOf: (column: RosterColumn) => string,
  faults: RowFault[],
): RosterEntry {
  const [name, city] = [cellOf("name"), cellOf("city")];
  if (name === "") faults.push({ row: number, code: "name_missing" });
  if (name.length > NAME_MAX) faults.push({ row: number, code: "name_long", max: NAME_MAX });
  if (city.length > CITY_MAX) faults.push({ row: number, code: "city_long", max: CITY_MAX });
  const said = cellOf("ein").replace(/^'/, "");
  const ein = said === "" ? null : parseEinDigits(said);
  if (ein === undefined) {
    const isEight = /^\d{8}$/.test(said.replace(/[\s-]/g, ""));
    faults.push({ row: number, code: isEight ? "ein_eight" : "ein_shape", text: said });
  }
  const state = readState(cellOf("state"));
  if (state === undefined) {
    faults.push({ row: number, code: "state_unknown", text: cellOf("state") });
  }
  const month = readMonth(cellOf("fiscal_year_end"));
  if (month === undefined) {
    faults.push({ row: number, code: "month_unknown", text: cellOf("fiscal_year_end") });
  }
  const subsection = readSubsection(cellOf("subsection"));
  if (subsection === undefined) {
    faults.push({ row: number, code: "subsection_unknown", text: cellOf("subsection") });
  }
  return {
    ein: ein ?? null,
    name,
    city,
    state: state ?? "",
    fiscalYearMonth: month ?? null,
    subsection: subsection ?? "",
  };
}

/** Control characters apart, and what spreadsheets put around a cell. */
const clean = (cell: string) => cell.replace(/[\p{Cc}\p{Cs}\uFEFF]+/gu, " ").trim();

/**
 * Reads a roster's rows, the first of which names the columns, and judges each. Where something is
 * wrong every line that is wrong is told, and nothing of the file counts.
 */
export function judgeLines(
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
): JudgedLines {
  const [head, ...lines] = rows;
  const nothing = { entries: [], unread: [] };
  if (!head) return { ...nothing, faults: [{ code: "no_header" }] };
  const { places, faults: wrong, unread } = readHeader(head.cells.map(clean));
  if (places.size === 0) return { ...nothing, faults: [{ code: "no_header" }] };
  if (wrong.length > 0) return { ...nothing, unread, faults: wrong };
  if (lines.length === 0) return { ...nothing, unread, faults: [{ code: "no_rows" }] };
  const faults: RowFault[] = [];
  const firsts = new Map<string, number>();
  const entries = lines.map(({ number, cells }) => {
    const cellOf = (column: RosterColumn) => clean(cells[places.get(column) ?? -1] ?? "");
    const entry = readLine(number, cellOf, faults);
    const { ein, name } = entry;
    const key = ein ?? placeKey(entry);
    const first = firsts.get(key);
    // A line without a name or with a wrong number is told already.
    if (first !== undefined && (ein !== null || (name !== "" && cellOf("ein") === ""))) {
      const text = ein ?? name;
      faults.push({ row: number, code: ein ? "ein_twice" : "line_twice", text, first });
    } else firsts.set(key, first ?? number);
    return entry;
  });
  return { entries, faults, unread };
}
