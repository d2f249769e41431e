import type { CivilDate } from "#modules/platform/dates";
import type { CategoryName } from "./domain/categories";
import type { PaperKind } from "./domain/papers";
import type { Device, ShareState } from "./sharing/share-rules";

/** A paper of an account: its newest version. */
export interface PaperView {
  readonly id: number;
  readonly fileName: string;
  /** The file's name where nobody gave one. */
  readonly title: string;
  readonly category: CategoryName;
  readonly kind: PaperKind | "";
  readonly datedOn: CivilDate;
  /** The last day of what it gives; null while it has no end. */
  readonly endsOn: CivilDate | null;
  readonly isPrivate: boolean;
  /** In bytes. */
  readonly size: number;
  readonly version: number;
  readonly createdAt: Date;
  /** Whether the virus scanner found something in it, so that nobody gets it. */
  readonly isQuarantined: boolean;
}

/** A page of an account's papers. */
export interface VaultPage {
  readonly accountName: string;
  readonly rows: readonly PaperView[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** The years in which the fiscal years of its papers end, the newest first. */
  readonly years: readonly number[];
  /** How many papers each category has; those without are left out. */
  readonly counts: Readonly<Partial<Record<CategoryName, number>>>;
  readonly mayAct: boolean;
  readonly mayReadPrivate: boolean;
  readonly today: CivilDate;
}

/** One version of a paper. */
export interface VersionView {
  readonly id: number;
  readonly version: number;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly createdAt: Date;
  readonly by: string;
  /** As hex. */
  readonly sha256: string;
  /** Whether a virus scanner saw it. */
  readonly isScanned: boolean;
  readonly isQuarantined: boolean;
}

/** A duty of which a paper is a proof. */
export interface ProvedDuty {
  readonly code: string;
  readonly period: string;
  readonly title: string;
}

/** A paper with everything about it. */
export interface PaperPage extends PaperView {
  readonly accountId: number;
  readonly accountName: string;
  /** What it was given, "" for nothing: the form's value. */
  readonly givenTitle: string;
  readonly revision: number;
  readonly hold: Hold | null;
  /** What the virus scanner found in it, as it calls it; "" where it is not in quarantine. */
  readonly finding: string;
  /** The newest version that stands for the paper; another id for an older one. */
  readonly newestId: number;
  /** The newest first. */
  readonly versions: readonly VersionView[];
  readonly proves: readonly ProvedDuty[];
  /** The last day on which it is kept; undefined for what is kept for ever, or has no end yet. */
  readonly keepUntil: CivilDate | undefined;
  readonly mayAct: boolean;
  readonly mayReadPrivate: boolean;
}

/** A file as a packet or an archive takes it: the newest version of a paper that is not private. */
export interface PacketFile {
  readonly id: number;
  /** Where its bytes are in the storage. */
  readonly storageKey: string;
  readonly title: string;
  readonly fileName: string;
  readonly category: CategoryName;
  readonly kind: PaperKind | "";
  readonly datedOn: CivilDate;
  /** SHA-256, as hex. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** Why a paper is not deleted. */
export type Hold = "audit" | "dispute";

/** A paper whose period is over. */
export interface DuePaper {
  readonly id: number;
  readonly title: string;
  readonly category: CategoryName;
  readonly hold: Hold | null;
  readonly isPrivate: boolean;
  /** The last day on which it was kept. */
  readonly keepUntil: CivilDate;
  /** The last day on which a headquarters keeps it, which received it. */
  readonly receivedUntil: CivilDate | undefined;
}

/** What of an account's papers may go. */
export interface RetentionView {
  readonly accountName: string;
  /** Those that may go, the oldest first. */
  readonly due: readonly DuePaper[];
  /** Those that somebody holds, or a headquarters received. */
  readonly held: readonly DuePaper[];
  /** How many of each category may go. */
  readonly counts: Readonly<Partial<Record<CategoryName, number>>>;
  /** Whether the actor is the one who may delete them. */
  readonly mayDelete: boolean;
}

/** A paper behind a link, as its reader sees it. */
export interface SharedPaper {
  readonly id: number;
  readonly title: string;
  readonly fileName: string;
  readonly category: CategoryName;
  readonly datedOn: CivilDate;
  /** In bytes. */
  readonly size: number;
}

/** What the reader of a link sees. */
export interface SharedPage {
  readonly id: number;
  readonly accountName: string;
  readonly timeZone: string;
  readonly expiresAt: Date;
  readonly papers: readonly SharedPaper[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

/** A link in a list. */
export interface ShareLine {
  readonly id: number;
  /** For whom it is. */
  readonly name: string;
  readonly state: ShareState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** How often it was opened. */
  readonly views: number;
  readonly maxViews: number | null;
  /** The fiscal year whose papers it opens; null for papers chosen one by one. */
  readonly fiscalYear: number | null;
  /** Who made it or took it over; "" for somebody who is gone. */
  readonly maker: string;
}

/** A page of an account's links. */
export interface SharesPage {
  readonly accountName: string;
  readonly timeZone: string;
  readonly rows: readonly ShareLine[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly mayMake: boolean;
}

/** What was done with a link. */
export interface ShareLogLine {
  readonly id: number;
  readonly at: Date;
  readonly event: "opened" | "downloaded" | "wrong_passcode";
  readonly device: Device;
  /** What was downloaded; "" otherwise. */
  readonly title: string;
}

/** A link with everything about it. */
export interface ShareView extends ShareLine {
  readonly accountId: number;
  readonly accountName: string;
  readonly timeZone: string;
  readonly hasPasscode: boolean;
  readonly isPinned: boolean;
  /** The first of the papers that it opens now. */
  readonly papers: readonly Pick<SharedPaper, "id" | "title">[];
  readonly paperCount: number;
  /** A page of what was done with it, the newest first. */
  readonly log: readonly ShareLogLine[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly mayRevoke: boolean;
}

/** A link that works now, as a handover names it. */
export interface OpenShare {
  readonly id: number;
  readonly name: string;
  readonly expiresAt: Date;
}

/** What a new link may open. */
export interface ShareChoice {
  readonly accountName: string;
  readonly today: CivilDate;
  /** The newest; those that were asked for come first. */
  readonly papers: readonly Pick<SharedPaper, "id" | "title" | "category" | "datedOn">[];
  /** How many the search finds. */
  readonly total: number;
  /** The years in which the fiscal years of its papers end, the newest first. */
  readonly years: readonly number[];
  readonly mayMake: boolean;
}

/** Where a kept file came from: a paper of a club, the paper of a claim, an entry of a contest. */
export const fileOrigins = ["paper", "claim", "entry"] as const;
export type FileOrigin = (typeof fileOrigins)[number];

/** A file in which the virus scanner found something, and what was decided about it. */
export interface QuarantinedFile {
  /** Of the finding. */
  readonly id: number;
  readonly from: FileOrigin;
  /** Of the paper, the claim or the entry. */
  readonly fileId: number;
  /** Null for an entry of a contest. */
  readonly accountId: number | null;
  /** The club, or the organization as its entry names it. */
  readonly owner: string;
  /** Of the contest; "" for the others. */
  readonly contest: string;
  /** "" for a private paper. */
  readonly fileName: string;
  /** In bytes; null where nobody wrote it down. */
  readonly size: number | null;
  /** As hex; "" where nobody wrote it down. */
  readonly sha256: string;
  readonly uploadedAt: Date;
  /** "" for somebody who is gone. */
  readonly uploadedBy: string;
  /** As the scanner calls it. */
  readonly finding: string;
  readonly foundAt: Date;
  /** Null while it waits. */
  readonly outcome: "released" | "deleted" | null;
  readonly reason: string;
  readonly decidedAt: Date | null;
  readonly decidedBy: string;
}

/** What is in quarantine, and a page of what was decided. */
export interface QuarantinePage {
  readonly waiting: readonly QuarantinedFile[];
  readonly decided: readonly QuarantinedFile[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly mayDecide: boolean;
}
