import type { HeadquartersRole } from "#modules/accounts/contract";

/** What is above every page of a headquarters, worded. */
export interface ShownHead {
  readonly accountId: number;
  /** Undefined for the person's first account, which no address needs to name. */
  readonly named: number | undefined;
  readonly group: string;
  readonly role: HeadquartersRole;
  /** Whether all chapters are in reach, or those of some regions alone. */
  readonly isWhole: boolean;
  readonly canEdit: boolean;
  readonly canManage: boolean;
  /** What endangers the exemption of the central organization itself, the worst first. */
  readonly warnings: readonly {
    readonly code: string;
    readonly sentence: string;
    readonly action?: string | undefined;
    readonly asOf: string;
  }[];
}
