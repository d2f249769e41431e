import { href, laterPage, otherThan } from "./href";

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
const inboxQuery = ({ kind, state, who, search, page }: InboxQuery) => ({
  kind,
  state: otherThan("open", state),
  who,
  search,
  page: laterPage(page),
});

/** Staff's pages of inquiries. Apart from `paths`, which every page loads. */
export const inquiryStaffPaths = {
  inbox: (query: InboxQuery = {}) => href("/admin/inquiries", {}, inboxQuery(query)),
  inquiry: (id: number) => href("/admin/inquiries/:id", { id }),
  /** What visitors think of all pages, or of one. */
  ratings: (url?: string, page?: number) =>
    href("/admin/inquiries/ratings", {}, { url, page: url && laterPage(page) }),
  csv: (query: InboxQuery = {}) => href("/admin/inquiries/csv", {}, inboxQuery(query)),
} as const;
