import type { ShownDuty } from "~/parts/calendar/shown-duty";

/** A month of the year that is shown; one without duties is shown in the strip alone. */
export interface ShownMonth {
  /** "2026-11" */
  readonly month: string;
  /** Of its heading. */
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly isCurrent: boolean;
  readonly duties: readonly ShownDuty[];
}

export const calendarShows = ["open", "all", "done"] as const;
export type CalendarShow = (typeof calendarShows)[number];

/** Something that keeps the calendar from being whole, and where it is mended. */
export interface ShownNotice {
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string };
}

export interface CalendarData {
  readonly accountId: number;
  /** For addresses; undefined for the person's first account. */
  readonly named: number | undefined;
  readonly name: string;
  readonly year: number;
  readonly show: CalendarShow;
  readonly counts: Readonly<Record<CalendarShow, number>>;
  readonly next: ShownDuty | null;
  readonly overdue: readonly ShownDuty[];
  readonly months: readonly ShownMonth[];
  readonly notices: readonly ShownNotice[];
  /** What was wrong with the year that the address asked for, and what it was. */
  readonly wrongYear: { readonly text: string; readonly error: string } | null;
}
