import type { HeadquartersRole } from "#modules/accounts/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { Finding, Verdict } from "#modules/standing/contract";
import type { BoardPlace } from "./board/board-view";

export type MembershipState = "good" | "soon" | "late" | "new";

/** A chapter on the board. */
export interface BoardRow {
  readonly id: number;
  readonly name: string;
  /** "" where it is not known. */
  readonly school: string;
  readonly state: string | null;
  /** Nine digits. */
  readonly ein: string | null;
  readonly region: string | null;
  readonly verdict: Verdict;
  /** Another word waits for staff, who look at it. */
  readonly isHeld: boolean;
  /** The worst first, without those that weigh nothing. */
  readonly reasons: readonly Finding["code"][];
  /** The last day of the newest period that a file of the IRS shows. */
  readonly seen: CivilDate | null;
  readonly due: CivilDate | null;
  /** How much of its profile is there, in percent. */
  readonly profile: number;
  /** Whether its authorization to be included is on file, and its last day; without one until it is withdrawn. */
  readonly isAuthorized: boolean;
  readonly authorizedUntil: CivilDate | null;
  readonly membership: MembershipState;
  readonly renewalDueOn: CivilDate | null;
  /** When the officers' terms end. */
  readonly terms: CivilDate | null;
  /** When one of its people signed in last. */
  readonly signedInOn: CivilDate | null;
}

export type VerdictCounts = Readonly<Record<Verdict, number>>;

/** A region of the strip; null for chapters in none. */
export interface RegionCounts {
  readonly id: number | null;
  readonly name: string | null;
  readonly counts: VerdictCounts;
}

/** A page of the board. */
export interface Board {
  readonly group: BoardGroup;
  readonly today: CivilDate;
  /** Of the view, whatever its verdict. */
  readonly counts: VerdictCounts;
  /** Chapters of the view: the exact number. */
  readonly total: number;
  readonly regions: readonly RegionCounts[];
  /** By postal code; "" for chapters whose state is not known. */
  readonly states: readonly { readonly state: string; readonly counts: VerdictCounts }[];
  readonly rows: readonly BoardRow[];
  /** Where the page before and the one after begin. */
  readonly before: BoardPlace | undefined;
  readonly after: BoardPlace | undefined;
}

/** The group that a headquarters' page is about, for whoever looks. */
export interface BoardGroup {
  readonly id: number;
  readonly centralAccountId: number;
  readonly label: string;
  readonly gen: string | null;
  readonly role: HeadquartersRole;
  /** Whether all chapters are in reach. */
  readonly isWhole: boolean;
}
