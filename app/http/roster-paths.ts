import { href, laterPage, ofAccount, otherThan } from "./href";

export interface RosterQuery {
  /** Of people with several accounts the one that is meant, unless it is their first. */
  accountId?: number | undefined;
  show?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const rosterQuery = ({ accountId, show, search, page }: RosterQuery) => ({
  account_id: accountId,
  show: otherThan("open", show),
  search,
  page: laterPage(page),
});

export interface NudgeQuery {
  accountId?: number | undefined;
  topic?: string | undefined;
  /** Which chapters, as the board's address says it. */
  view?: URLSearchParams | undefined;
}

/** A headquarters' chapters beside the IRS's file, and the letters by which it asks them for something. */
export const rosterPaths = {
  roster: (query: RosterQuery = {}) => href("/app/group/roster", {}, rosterQuery(query)),
  upload: (accountId?: number) => href("/app/group/roster/upload", {}, ofAccount(accountId)),
  sent: (id: number, accountId?: number) =>
    href("/app/group/roster/upload/:id", { id }, ofAccount(accountId)),
  nudges: (query: Pick<RosterQuery, "accountId" | "page"> = {}) =>
    href("/app/group/nudges", {}, rosterQuery(query)),
  newNudge: ({ accountId, topic, view = new URLSearchParams() }: NudgeQuery = {}) =>
    href(
      "/app/group/nudges/new",
      {},
      { ...Object.fromEntries(view), ...ofAccount(accountId), topic },
    ),
  nudge: (id: number, query: Pick<RosterQuery, "accountId" | "page"> = {}) =>
    href("/app/group/nudges/:id", { id }, rosterQuery(query)),
} as const;
