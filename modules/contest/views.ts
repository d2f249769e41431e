import type { CivilDate } from "#modules/platform/dates";
import type { ContestMoment } from "./domain/contest-days";
import type { ContestKind, EntryState, EntryType } from "./domain/entry-types";

/** A contest as visitors see it. */
export interface CurrentContest {
  readonly id: number;
  readonly title: string;
  readonly rules: string;
  readonly opensOn: CivilDate;
  readonly closesOn: CivilDate;
  readonly moment: ContestMoment;
}

/** A contest as staff see it. */
export interface ContestView extends CurrentContest {
  readonly kind: ContestKind;
  /** Counts the changes. */
  readonly version: number;
  /** Its winners were told and are shown. */
  readonly isAnnounced: boolean;
  /** How many entries it has in each state. */
  readonly entries: Readonly<Record<EntryState, number>>;
}

/** A picture or a small film that is shown of an entry. */
export interface ShownEntry {
  readonly id: number;
  readonly organization: string;
  readonly message: string;
  readonly altText: string;
  /** Null for an entry without a file, and while nothing has been made of it. */
  readonly media: {
    /** Random; its addresses are made of it. */
    readonly key: string;
    readonly width: number;
    readonly height: number;
    /** The name of a video's small film. */
    readonly clip: string | null;
  } | null;
}

/** An entry that has won. */
export interface ShownWinner extends ShownEntry {
  /** From 1. */
  readonly place: number;
  /** "First place". */
  readonly placeTitle: string;
}

/** An entry as staff decide about it. */
export interface EntryView extends ShownEntry {
  readonly contestId: number;
  readonly contestTitle: string;
  readonly kind: ContestKind;
  readonly state: EntryState;
  readonly email: string;
  readonly type: EntryType;
  readonly isMember: boolean;
  readonly hasRelease: boolean;
  readonly counts: boolean;
  /** It counted until its organization was merged with another one. */
  readonly lostPlace: boolean;
  readonly place: number | null;
  /** "" without a place. */
  readonly placeTitle: string;
  /** How many other entries of the contest look like it. */
  readonly alike: number;
  readonly reason: string;
  /** "" without a file. */
  readonly fileName: string;
  /** In bytes. */
  readonly fileSize: number;
  readonly mediaState: "none" | "waiting" | "ready" | "failed" | "quarantined";
  /** How long a film is, in seconds; null for a photo, and where nobody knows. */
  readonly seconds: number | null;
  /** What a film claims to be long, where it holds less: the rest is missing. */
  readonly claimedSeconds: number | null;
  readonly sentAt: Date;
}

/** An organization of a contest, with every way in which it was written. */
export interface OrganizationRow {
  readonly name: string;
  readonly others: readonly string[];
  readonly entries: number;
  /** How many of them count. */
  readonly counting: number;
}

/** What merging two organizations changes. */
export interface MergePlan {
  readonly from: string;
  readonly into: string;
  /** How many entries both have together, and how many of them count now and would count then. */
  readonly entries: number;
  readonly countingNow: number;
  readonly countingThen: number;
  /** The entries that would count no more. */
  readonly losing: readonly { readonly id: number; readonly organization: string }[];
}

/** Two organizations that were merged. */
export interface MergeDone {
  readonly id: number;
  readonly fromName: string;
  readonly intoName: string;
  readonly createdAt: Date;
}
