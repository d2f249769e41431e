import type { CivilDate } from "#modules/platform/dates";
import type { LetterState, Obligation, ReminderOffset, ReminderOutcome } from "./clock";

/** A reminder that was decided, with its letters. */
export interface ReminderView {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly obligation: Obligation;
  readonly dueOn: CivilDate;
  readonly offset: ReminderOffset;
  readonly outcome: ReminderOutcome;
  /** The day in the account's time zone. */
  readonly decidedOn: CivilDate;
  readonly letters: readonly {
    /** Empty once the person is forgotten. */
    readonly email: string;
    readonly name: string;
    readonly state: LetterState;
  }[];
}

export interface ReminderPage {
  readonly rows: readonly ReminderView[];
  readonly page: number;
  readonly total: number;
}

/** A reminder that is still to come. */
export interface UpcomingReminder {
  readonly on: CivilDate;
  readonly offset: ReminderOffset;
  readonly dueOn: CivilDate;
}

/** What one account gets, and wants. */
export interface AccountReminders {
  readonly accountId: number;
  readonly accountName: string;
  readonly chosen: readonly ReminderOffset[];
  /** Whose letters they are: how many of the account's people want event mails. */
  readonly readers: number;
  readonly upcoming: readonly UpcomingReminder[];
}

/** How many reminders of all accounts come on a day. */
export interface ReminderDay {
  readonly on: CivilDate;
  readonly count: number;
}
