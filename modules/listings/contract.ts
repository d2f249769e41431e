import type { CivilDate } from "#modules/platform/dates";

export type { FileDates, ListingCoverage } from "./coverage";
export {
  type Exemption,
  exemptionOf,
  type FiledReturn,
  type FilingCodes,
  filedReturn,
  type NoReturnReason,
  type PlaceInGroup,
  placeInGroup,
} from "./domain/file-codes";
export { foldName } from "./domain/fold";
export { listForm } from "./list-form";
export { fileWords } from "./words";

/** How many rows a page of the listing search has. */
export const SEARCH_PAGE_SIZE = 15;

/** How long a visitor pauses in typing before it is searched, in milliseconds. */
export const SEARCH_PAUSE_MS = 500;

/** The largest file that staff can send, in bytes: the unpacked lists have up to 400 MB. */
export const LIST_FILE_MAX = 500_000_000;

/** The endings of the files that the IRS offers. */
export const LIST_FILE_ACCEPT = ".csv,.txt,.gz,.zip";

/** A row that the search found: an account, or an organization of the IRS's file. */
export type ListingRow = {
  readonly name: string;
  readonly city: string;
  readonly state: string;
} & (
  | { readonly accountId: number; readonly ein?: never }
  | { readonly ein: string; readonly accountId?: never }
);

/** What the search looked for when nothing has the words that were typed. */
export interface Meant {
  /** The words that were taken for others. */
  readonly corrected: readonly { readonly typed: string; readonly taken: string }[];
  /** Nothing has all the words: what has the most of them comes first. */
  readonly isPartial: boolean;
  /** A few have just what was typed; they come first, before what was meant. */
  readonly isBeside?: true;
}

/** What the IRS's lists beside the BMF say about an organization, each as of its own date. */
export interface OtherLists {
  /** The latest revocation of the automatic revocation list. */
  readonly revocation?: {
    readonly revokedOn: CivilDate;
    readonly reinstatedOn: CivilDate | undefined;
    readonly asOf: CivilDate;
  };
  /** The codes of Publication 78; left out when it is not listed. */
  readonly pub78?: { readonly codes: readonly string[]; readonly asOf: CivilDate };
  /** Its latest electronic notice (990-N). */
  readonly epostcard?: {
    readonly year: number;
    /** The end of the fiscal year that it is about, where the list has it. */
    readonly periodEnd: CivilDate | undefined;
    readonly isTerminated: boolean;
    readonly asOf: CivilDate;
  };
}

/** What staff see of an import, the youngest first. */
interface ImportView {
  readonly id: number;
  /** bmf, revocations, pub78 or epostcards. */
  readonly kind: string;
  readonly source: string;
  readonly asOf: CivilDate;
  readonly state: string;
  /** Whether it waits or is being imported. */
  readonly isUnderWay: boolean;
  readonly rows: number;
  /** While it loads; 0 before its first step. */
  readonly rowsPerSecond: number;
  readonly came: number;
  readonly gone: number;
  readonly regrouped: number;
  /** Why it was refused, by the key of its words. */
  readonly reason: string | null;
  /** The line at which a refused file is broken. */
  readonly line: number | null;
  /** How many would have left by a refused list: of a state, or where that is null of the list. */
  readonly loss: {
    readonly state: string | null;
    readonly lost: number;
    readonly rows: number;
  } | null;
}

/** What differs about an organization of a configured group. */
interface ChangeView {
  readonly id: number;
  readonly kind: string;
  readonly ein: string;
  readonly name: string;
  readonly state: string;
  readonly groupBefore: string | null;
  readonly groupAfter: string | null;
}

/** What staff see of the imported lists. */
export interface ListingOverview {
  readonly imports: readonly ImportView[];
  readonly changes: readonly ChangeView[];
  readonly groups: readonly { readonly number: string; readonly label: string }[];
  /** States that have a whole file. */
  readonly regions: readonly {
    readonly state: string;
    readonly asOf: CivilDate;
    readonly rows: number;
  }[];
}
