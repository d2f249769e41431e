import { href, laterPage } from "./href";

interface EntriesQuery {
  state?: string;
  /** From 1. */
  page?: number;
}

interface MergeQuery {
  /** Two names of organizations, to see what merging them changes. */
  from?: string;
  into?: string;
  /** From 1. */
  page?: number;
}

/** Staff's pages of contests. Apart from `paths`, which every page loads. */
export const contestStaffPaths = {
  list: href("/admin/contests"),
  new: href("/admin/contests/new"),
  contest: (id: number, { state, page }: EntriesQuery = {}) =>
    href("/admin/contests/:id", { id }, { state, page: laterPage(page) }),
  edit: (id: number) => href("/admin/contests/:id/edit", { id }),
  csv: (id: number) => href("/admin/contests/:id/csv", { id }),
  zip: (id: number, isAll: boolean) =>
    href("/admin/contests/:id/zip", { id }, { entries: isAll && "all" }),
  /** `entry` is the one that is to win. */
  winners: (id: number, entry?: number) => href("/admin/contests/:id/winners", { id }, { entry }),
  organizations: (id: number, { from, into, page }: MergeQuery = {}) =>
    href("/admin/contests/:id/organizations", { id }, { from, into, page: laterPage(page) }),
  entry: (id: number) => href("/admin/contests/entries/:id", { id }),
  entryAlike: (id: number) => href("/admin/contests/entries/:id/alike", { id }),
} as const;
