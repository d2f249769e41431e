import { href, laterPage, otherThan } from "./href";

/** Which accounts staff look at; all of it in the address. */
export interface AccountsQuery {
  readonly search?: string | undefined;
  readonly level?: string | undefined;
  readonly state?: string | undefined;
  readonly standing?: string | undefined;
  /** Due within so many days. */
  readonly due?: string | undefined;
  readonly suspended?: string | undefined;
  readonly group?: string | undefined;
  readonly application?: string | undefined;
  readonly sort?: string | undefined;
  /** From 1. */
  readonly page?: number;
}

function accountsQuery({ page, sort, ...query }: AccountsQuery) {
  const { search, standing, due, level, state, suspended, group, application } = query;
  return {
    search,
    standing,
    due,
    level,
    state,
    suspended,
    group,
    application,
    sort: otherThan("name", sort),
    page: laterPage(page),
  };
}

/** Staff's pages over all rooms. Apart from `paths`, which every page loads. */
export const consolePaths = {
  search: href("/admin/search"),
  accounts: (query: AccountsQuery = {}) => href("/admin/accounts", {}, accountsQuery(query)),
  /** An account; `before` is where its timeline goes on. */
  account: (id: number, query: { kind?: string | undefined; before?: string | undefined } = {}) =>
    href("/admin/accounts/show/:id", { id }, query),
  accountsCsv: (query: AccountsQuery = {}) => href("/admin/accounts/csv", {}, accountsQuery(query)),
} as const;

/** Staff's pages of alerts, beside what their menu loads on every page. */
export const alertStaffPaths = {
  list: href("/admin/alerts"),
  new: href("/admin/alerts/new"),
  alert: (id: number) => href("/admin/alerts/:id", { id }),
} as const;
