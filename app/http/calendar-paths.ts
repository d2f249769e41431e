import { href, ofAccount, otherThan } from "./href";

/** Which duties the calendar shows; those that are open when nothing is said. */
export const calendarShows = ["open", "all", "done"] as const;
export type CalendarShow = (typeof calendarShows)[number];

export interface CalendarQuery {
  /** Of people with several accounts the one that is meant, unless it is their first. */
  accountId?: number | undefined;
  year?: number | undefined;
  show?: CalendarShow | undefined;
}

const calendarQuery = ({ accountId, year, show }: CalendarQuery) => ({
  account_id: accountId,
  year,
  show: otherThan("open", show),
});

/** What a club has to do and by when. */
export const calendarPaths = {
  calendar: (query: CalendarQuery = {}) => href("/app/calendar", {}, calendarQuery(query)),
  duty: (code: string, period: string, accountId?: number) =>
    href("/app/calendar/:code/:period", { code, period }, ofAccount(accountId)),
  /** The eight answers of the 990-N of a fiscal year. */
  ePostcard: (period: string, accountId?: number) =>
    href("/app/calendar/us.990n/:period/e-postcard", { period }, ofAccount(accountId)),
  /** What the dates depend on. */
  facts: (accountId?: number) => href("/app/calendar/facts", {}, ofAccount(accountId)),
  own: (accountId?: number) => href("/app/calendar/own", {}, ofAccount(accountId)),
  ownDuty: (id: number, accountId?: number) =>
    href("/app/calendar/own/:id", { id }, ofAccount(accountId)),
  /** The private calendar for a calendar app. */
  feed: (accountId?: number) => href("/app/calendar/feed", {}, ofAccount(accountId)),
  print: (query: Omit<CalendarQuery, "show"> = {}) =>
    href("/app/calendar/print", {}, calendarQuery(query)),
  pdf: (year: number, accountId?: number) =>
    href("/app/calendar/:file", { file: `${year}.pdf` }, ofAccount(accountId)),
  digest: href("/account/digest"),
  /** What a headquarters asks of its chapters. */
  group: (accountId?: number) => href("/app/group/duties", {}, ofAccount(accountId)),
  groupDuty: (duty: number | "new", accountId?: number) =>
    href("/app/group/duties", {}, { ...ofAccount(accountId), duty }),
} as const;
