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

/** `?…` of what is chosen, or nothing. */
function queryOf(fields: Readonly<Record<string, string | undefined>>): string {
  const chosen = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
}

function accountsQuery({ page = 1, ...query }: AccountsQuery): string {
  const { search, standing, due, level, state, suspended, group, application, sort } = query;
  return queryOf({
    search,
    standing,
    due,
    level,
    state,
    suspended,
    group,
    application,
    sort: sort === "name" ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  });
}

/** Staff's pages over all rooms. Apart from `paths`, which every page loads. */
export const consolePaths = {
  search: "/admin/search",
  accounts: (query: AccountsQuery = {}) => `/admin/accounts${accountsQuery(query)}`,
  /** An account; `before` is where its timeline goes on. */
  account: (id: number, query: { kind?: string | undefined; before?: string | undefined } = {}) =>
    `/admin/accounts/show/${id}${queryOf(query)}`,
  accountsCsv: (query: AccountsQuery = {}) => `/admin/accounts/csv${accountsQuery(query)}`,
} as const;
