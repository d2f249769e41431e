import type { ReminderOffset, ReminderView } from "#modules/renewal/contract";

/** The name of a reminder's tick box. */
export const offsetName = (offset: ReminderOffset): string =>
  offset === 0 ? "on_day" : offset < 0 ? `before_${Math.abs(offset)}` : `after_${Math.abs(offset)}`;

/** A decided reminder as a table shows it; dates are words. */
export interface ShownReminder
  extends Pick<
    ReminderView,
    "id" | "accountId" | "accountName" | "offset" | "outcome" | "letters"
  > {
  readonly day: string;
  readonly due: string;
}

export interface ReminderHistoryData {
  readonly rows: readonly ShownReminder[];
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** What one account wants and what comes next. */
export interface ShownAccount {
  readonly accountId: number;
  readonly accountName: string;
  readonly chosen: readonly ReminderOffset[];
  readonly readers: number;
  readonly upcoming: readonly { readonly offset: ReminderOffset; readonly day: string }[];
}
