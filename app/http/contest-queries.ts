export interface EntriesQuery {
  state?: string;
  /** From 1. */
  page?: number;
}

/** Which entries of a contest staff look at. */
export function entriesQuery({ state, page = 1 }: EntriesQuery): string {
  const search = new URLSearchParams();
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

export interface MergeQuery {
  /** Two names of organizations, to see what merging them changes. */
  from?: string;
  into?: string;
  /** From 1. */
  page?: number;
}

/** Which organizations of a contest staff look at. */
export function mergeQuery({ from, into, page = 1 }: MergeQuery): string {
  const search = new URLSearchParams();
  if (from) search.set("from", from);
  if (into) search.set("into", into);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
