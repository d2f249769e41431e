import { ofAccount } from "./path-queries";

export interface RosterQuery {
  /** Of people with several accounts the one that is meant, unless it is their first. */
  accountId?: number | undefined;
  show?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

function rosterQuery({ accountId, show, search, page }: RosterQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (show && show !== "open") query.set("show", show);
  if (search) query.set("search", search);
  if (page !== undefined && page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export interface NudgeQuery {
  accountId?: number | undefined;
  topic?: string | undefined;
  state?: string | undefined;
  region?: string | undefined;
  search?: string | undefined;
}

function nudgeQuery({ accountId, topic, state, region, search }: NudgeQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (topic) query.set("topic", topic);
  if (state) query.set("state", state);
  if (region) query.set("region", region);
  if (search) query.set("search", search);
  return query.size > 0 ? `?${query}` : "";
}

/** A headquarters' chapters beside the IRS's file, and the letters by which it asks them for something. */
export const rosterPaths = {
  roster: (query: RosterQuery = {}) => `/app/group/roster${rosterQuery(query)}`,
  upload: (accountId?: number) => `/app/group/roster/upload${ofAccount(accountId)}`,
  sent: (id: number, accountId?: number) => `/app/group/roster/upload/${id}${ofAccount(accountId)}`,
  nudges: (query: Pick<RosterQuery, "accountId" | "page"> = {}) =>
    `/app/group/nudges${rosterQuery(query)}`,
  newNudge: (query: NudgeQuery = {}) => `/app/group/nudges/new${nudgeQuery(query)}`,
  nudge: (id: number, query: Pick<RosterQuery, "accountId" | "page"> = {}) =>
    `/app/group/nudges/${id}${rosterQuery(query)}`,
} as const;
