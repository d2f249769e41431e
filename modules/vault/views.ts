import type { CivilDate } from "#modules/platform/dates";
import type { CategoryName } from "./domain/categories";
import type { PaperKind } from "./domain/papers";

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
}

/** What of an account's papers may go. */
export interface RetentionView {
  readonly accountName: string;
  /** Those that may go, the oldest first. */
  readonly due: readonly DuePaper[];
  /** Those that are held. */
  readonly held: readonly DuePaper[];
  /** How many of each category may go. */
  readonly counts: Readonly<Partial<Record<CategoryName, number>>>;
  /** Whether the actor is the one who may delete them. */
  readonly mayDelete: boolean;
}
