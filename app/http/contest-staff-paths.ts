interface EntriesQuery {
  state?: string;
  /** From 1. */
  page?: number;
}

/** Which entries of a contest staff look at. */
function entriesQuery({ state, page = 1 }: EntriesQuery): string {
  const search = new URLSearchParams();
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

interface MergeQuery {
  /** Two names of organizations, to see what merging them changes. */
  from?: string;
  into?: string;
  /** From 1. */
  page?: number;
}

/** Which organizations of a contest staff look at. */
function mergeQuery({ from, into, page = 1 }: MergeQuery): string {
  const search = new URLSearchParams();
  if (from) search.set("from", from);
  if (into) search.set("into", into);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

/** Staff's pages of contests. Apart from `paths`, which every page loads. */
export const contestStaffPaths = {
  list: "/admin/contests",
  new: "/admin/contests/new",
  contest: (id: number, query: EntriesQuery = {}) => `/admin/contests/${id}${entriesQuery(query)}`,
  edit: (id: number) => `/admin/contests/${id}/edit`,
  csv: (id: number) => `/admin/contests/${id}/csv`,
  zip: (id: number, isAll: boolean) => `/admin/contests/${id}/zip${isAll ? "?entries=all" : ""}`,
  /** `entry` is the one that is to win. */
  winners: (id: number, entry?: number) =>
    `/admin/contests/${id}/winners${entry === undefined ? "" : `?entry=${entry}`}`,
  organizations: (id: number, query: MergeQuery = {}) =>
    `/admin/contests/${id}/organizations${mergeQuery(query)}`,
  entry: (id: number) => `/admin/contests/entries/${id}`,
  entryAlike: (id: number) => `/admin/contests/entries/${id}/alike`,
} as const;
