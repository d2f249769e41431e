import type {
  BoardChoice,
  BoardFilters,
  BoardSort,
  VerdictCounts,
} from "#modules/headquarters/contract";
import type { Verdict } from "#modules/standing/contract";
import type { ShownHead } from "~/parts/headquarters/shown-head";
import type { SelectOption } from "~/ui/selects";

/** A chapter as the table shows it: everything worded. */
export interface ShownBoardRow {
  readonly id: number;
  readonly name: string;
  readonly to: string;
  readonly school: string;
  readonly state: string;
  readonly ein: string;
  readonly verdict: Verdict;
  readonly isHeld: boolean;
  readonly reasons: readonly string[];
  readonly seen: string;
  readonly due: string;
  readonly profile: number;
  readonly authorization: string;
  readonly membership: "good" | "soon" | "late" | "new";
  readonly terms: string;
  readonly signedIn: string;
}

export interface ShownCount {
  readonly verdict: Verdict;
  readonly chapters: number;
  /** The board of this verdict alone, or of all where it is chosen. */
  readonly to: string;
  readonly isChosen: boolean;
}

/** A line of the strip: a region or a state. */
export interface ShownCounts {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly counts: VerdictCounts;
  readonly total: number;
}

export interface BoardFilterField {
  readonly name: BoardChoice | "region";
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
}

export interface BoardData {
  readonly head: ShownHead;
  readonly total: number;
  readonly counts: readonly ShownCount[];
  readonly regions: readonly ShownCounts[];
  readonly states: readonly ShownCounts[];
  readonly map: readonly {
    readonly state: string;
    readonly name: string;
    readonly to?: string;
    readonly tone?: Verdict;
  }[];
  readonly rows: readonly ShownBoardRow[];
  readonly search: string;
  readonly school: string;
  readonly filters: readonly BoardFilterField[];
  readonly chosen: BoardFilters;
  /** How many filters beside the search are set. */
  readonly set: number;
  readonly isNarrowed: boolean;
  readonly sort: { readonly by: BoardSort; readonly isDescending: boolean };
  readonly sorts: readonly SelectOption[];
  /** What sorts by each column. */
  readonly sortLinks: Readonly<Record<BoardSort, string>>;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly all: string;
  readonly csv: string;
  readonly xlsx: string;
  readonly json: string;
  readonly saveView: string;
  readonly views: readonly { readonly id: number; readonly name: string; readonly to: string }[];
}
