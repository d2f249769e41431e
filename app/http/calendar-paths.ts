import { ofAccount } from "./path-queries";

export interface CalendarQuery {
  /** Of people with several accounts the one that is meant, unless it is their first. */
  accountId?: number | undefined;
  year?: number | undefined;
  /** "all" or "done"; what is open when left out. */
  show?: string | undefined;
}

function calendarQuery({ accountId, year, show }: CalendarQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (year !== undefined) query.set("year", String(year));
  if (show && show !== "open") query.set("show", show);
  return query.size > 0 ? `?${query}` : "";
}

/** What a club has to do and by when. */
export const calendarPaths = {
  calendar: (query: CalendarQuery = {}) => `/app/calendar${calendarQuery(query)}`,
  duty: (code: string, period: string, accountId?: number) =>
    `/app/calendar/${code}/${period}${ofAccount(accountId)}`,
  /** The eight answers of the 990-N of a fiscal year. */
  ePostcard: (period: string, accountId?: number) =>
    `/app/calendar/us.990n/${period}/e-postcard${ofAccount(accountId)}`,
  /** What the dates depend on. */
  facts: (accountId?: number) => `/app/calendar/facts${ofAccount(accountId)}`,
  own: (accountId?: number) => `/app/calendar/own${ofAccount(accountId)}`,
  ownDuty: (id: number, accountId?: number) => `/app/calendar/own/${id}${ofAccount(accountId)}`,
  /** The private calendar for a calendar app. */
  feed: (accountId?: number) => `/app/calendar/feed${ofAccount(accountId)}`,
  feedFile: (token: string) => `/calendar/${token}.ics`,
  print: (query: Omit<CalendarQuery, "show"> = {}) => `/app/calendar/print${calendarQuery(query)}`,
  pdf: (year: number, accountId?: number) => `/app/calendar/${year}.pdf${ofAccount(accountId)}`,
  digest: "/account/digest",
  /** What a headquarters asks of its chapters. */
  group: (accountId?: number) => `/app/group/duties${ofAccount(accountId)}`,
  groupDuty: (id: number | "new", accountId?: number) =>
    accountId === undefined
      ? `/app/group/duties?duty=${id}`
      : `/app/group/duties?account_id=${accountId}&duty=${id}`,
} as const;
