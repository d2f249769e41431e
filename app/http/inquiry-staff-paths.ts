export interface InboxQuery {
  kind?: string | undefined;
  /** "all" for every state; the open ones when left out. */
  state?: string | undefined;
  /** A person's id, "me" or "nobody". */
  who?: string | undefined;
  search?: string | undefined;
  /** From 1. */
  page?: number;
}

/** Which part of the inbox staff look at. */
function inboxQuery({ kind, state, who, search, page = 1 }: InboxQuery): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (state && state !== "open") query.set("state", state);
  if (who) query.set("who", who);
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Staff's pages of inquiries. Apart from `paths`, which every page loads. */
export const inquiryStaffPaths = {
  inbox: (query: InboxQuery = {}) => `/admin/inquiries${inboxQuery(query)}`,
  inquiry: (id: number) => `/admin/inquiries/${id}`,
  /** What visitors think of all pages, or of one. */
  ratings: (url?: string, page = 1) => {
    if (url === undefined) return "/admin/inquiries/ratings";
    const query = new URLSearchParams({ url, ...(page > 1 && { page: String(page) }) });
    return `/admin/inquiries/ratings?${query}`;
  },
  csv: (query: InboxQuery = {}) => `/admin/inquiries/csv${inboxQuery(query)}`,
} as const;
