import { parseCivilDate } from "#modules/platform/dates";
import { usStates } from "#modules/platform/us-states";
import type { Verdict } from "#modules/standing/contract";
import { type FindingCode, findingLevels } from "#modules/standing/contract";

/** Chapters on a page of the board. */
export const CHAPTERS_A_BOARD = 100;
/** Characters of what is searched for. */
export const BOARD_SEARCH_MAX = 100;

/** The five words, the worst first: the order in which the board counts and sorts them. */
export const verdicts = [
  "revoked",
  "at_risk",
  "attention",
  "unknown",
  "good",
] as const satisfies readonly Verdict[];

/** What the board can be sorted by. */
export const boardSorts = [
  "name",
  "school",
  "state",
  "ein",
  "verdict",
  "seen",
  "due",
  "profile",
  "authorization",
  "membership",
  "terms",
  "signed_in",
] as const;
export type BoardSort = (typeof boardSorts)[number];

/** The filters that are one of some choices, by their names in the address. */
export const boardChoices = {
  verdict: verdicts,
  reason: Object.keys(findingLevels) as FindingCode[],
  state: [...Object.keys(usStates), "none"],
  with_ein: ["yes", "no"],
  /** How long ago the last period ended that the IRS's files show. */
  seen: ["within_1", "over_1", "over_2", "never"],
  /** When the next duty is due. */
  due: ["within_30", "within_60", "within_90", "none"],
  profile: ["under_50", "under_100", "full"],
  /** Whether an authorization to be included is on file today, and ends soon. */
  authorization: ["on_file", "within_90", "none"],
  membership: ["good", "soon", "late", "new"],
  terms: ["ended", "within_90", "later", "unknown"],
  signed_in: ["within_90", "over_90", "over_365", "never"],
} as const satisfies Record<string, readonly string[]>;
export type BoardChoice = keyof typeof boardChoices;
export const boardChoiceNames = Object.keys(boardChoices) as BoardChoice[];

export type BoardChoiceValue<Name extends BoardChoice> = (typeof boardChoices)[Name][number];

export type BoardFilters = { readonly [Name in BoardChoice]?: BoardChoiceValue<Name> };

/** Which chapters the board shows, and in which order: all of it is in the address. */
export interface BoardView {
  /** A part of the name, the school, the city or the EIN. */
  readonly search: string;
  readonly filters: BoardFilters;
  /** A part of the school's name. */
  readonly school: string;
  /** A region's id, "none" for chapters in none; undefined for all. */
  readonly region: number | "none" | undefined;
  readonly sort: BoardSort;
  readonly isDescending: boolean;
}

const trimmed = (value: string | null) =>
  (value ?? "").replaceAll("\0", "").trim().slice(0, BOARD_SEARCH_MAX);

const pick = (name: BoardChoice, value: string | null): string | undefined =>
  (boardChoices[name] as readonly string[]).find((one) => one === value);

/** Reads a view from an address; what is not understood is left out. Unless it says otherwise, the gravest are first. */
export function readBoardView(query: URLSearchParams): BoardView {
  const filters = Object.fromEntries(
    boardChoiceNames.flatMap((name) => {
      const value = pick(name, query.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  ) as BoardFilters;
  const region = query.get("region");
  const sort = query.get("sort") ?? "";
  const isDescending = sort.startsWith("-");
  const named = isDescending ? sort.slice(1) : sort;
  const known = boardSorts.find((one) => one === named);
  return {
    search: trimmed(query.get("search")),
    filters,
    school: trimmed(query.get("school")),
    region:
      region === "none" ? region : /^[1-9]\d{0,8}$/.test(region ?? "") ? Number(region) : undefined,
    sort: known ?? "verdict",
    isDescending: known !== undefined && isDescending,
  };
}

/** The same as a query; empty for the whole list, the gravest first. */
export function boardQuery(view: BoardView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.search) query.set("search", view.search);
  for (const name of boardChoiceNames) {
    const value = view.filters[name];
    if (value) query.set(name, value);
  }
  if (view.school) query.set("school", view.school);
  if (view.region !== undefined) query.set("region", String(view.region));
  if (view.sort !== "verdict" || view.isDescending) {
    query.set("sort", `${view.isDescending ? "-" : ""}${view.sort}`);
  }
  return query;
}

/** Whether a view shows fewer than all chapters. */
export const isNarrowed = (view: BoardView): boolean =>
  view.search !== "" ||
  view.school !== "" ||
  view.region !== undefined ||
  Object.keys(view.filters).length > 0;

/**
 * Where a page begins: after the chapter with this key and id. The key is what the list is sorted
 * by, as text.
 */
export interface BoardPlace {
  readonly key: string;
  readonly id: number;
}

/** A place as it is in the address: "id:key". */
export const writePlace = ({ key, id }: BoardPlace): string => `${id}:${key}`;

/** What lists are sorted by; a column that is not named here is a text. */
const keyTypes: Partial<Record<BoardSort, "number" | "day" | "instant">> = {
  verdict: "number",
  profile: "number",
  seen: "day",
  due: "day",
  authorization: "day",
  membership: "day",
  terms: "day",
  signed_in: "instant",
};

const endless = /^-?infinity$/;
const timeOfDay = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Whether a text can be the key of a sort, so that the database can read it as one. */
function isKey(sort: BoardSort, key: string): boolean {
  const isDay = (text: string) => /^\d{4}-/.test(text) && parseCivilDate(text) !== undefined;
  switch (keyTypes[sort]) {
    case "number":
      return /^\d{1,9}$/.test(key);
    case "day":
      return endless.test(key) || (key.length === 10 && isDay(key));
    case "instant":
      return endless.test(key) || (isDay(key.slice(0, 10)) && timeOfDay.test(key.slice(10)));
    case undefined:
      return true;
  }
}

/** The place that an address names in a list by a sort; undefined, which is the first page, for none. */
export function readPlace(
  text: string | null,
  { sort }: Pick<BoardView, "sort">,
): BoardPlace | undefined {
  const [, id, key = ""] = /^([1-9]\d{0,8}):([^\0]{0,300})$/.exec(text ?? "") ?? [];
  return id !== undefined && isKey(sort, key) ? { id: Number(id), key } : undefined;
}
