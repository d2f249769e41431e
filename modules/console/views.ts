import type { ApplicationState } from "#modules/applications/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { PageAnswer } from "#modules/platform/pagination";
import type { AccountStanding } from "./domain/account-filter";

/** An account as a line of the staff's list. */
export interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  /** A postal code, or "". */
  readonly state: string;
  /** "12-3456789", or "" where it is not known. */
  readonly ein: string;
  readonly level: string;
  readonly group: string;
  readonly standing: AccountStanding;
  readonly dueOn: CivilDate | null;
  /** The primary user; "" without one. */
  readonly person: string;
  readonly email: string;
  readonly owed: Cents;
  /** Of the newest application; null without one. */
  readonly application: ApplicationState | null;
}

export interface AccountList
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly AccountRow[];
  /** How many of those that the rest of the filter finds stand how. */
  readonly counts: Readonly<Record<AccountStanding, number>>;
  /** What those found owe together. */
  readonly owed: Cents;
}
