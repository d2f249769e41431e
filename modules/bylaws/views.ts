import type { OpenState, Variant, VersionState, VersionView } from "./contract";
import type { Organization } from "./keeping";

/** One page of the bylaws among an account's papers, the last saved first. */
export interface BylawsList {
  readonly rows: readonly {
    readonly hash: string;
    readonly variant: Variant;
    /** The organization's name in the newest version. */
    readonly name: string;
    readonly version: number;
    readonly state: VersionState;
    readonly savedAt: Date;
  }[];
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}

/** One page of the documents in one state, the newest first, for staff. */
export interface DocumentQueue {
  readonly rows: readonly {
    /** The version's. */
    readonly id: string;
    readonly number: number;
    readonly variant: Variant;
    /** The organization's name in that version. */
    readonly name: string;
    /** Null for a visitor's. */
    readonly account: Organization | null;
    readonly createdAt: Date;
    readonly failure: VersionView["failure"];
  }[];
  readonly counts: Readonly<Record<OpenState, number>>;
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}
