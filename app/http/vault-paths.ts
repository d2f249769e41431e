import { ofAccount } from "./path-queries";

export interface VaultQuery {
  /** Of people with several accounts the one that is meant, unless it is their first. */
  accountId?: number | undefined;
  search?: string | undefined;
  category?: string | undefined;
  year?: number | undefined;
  page?: number | undefined;
  /** Which of the papers that clubs are asked for is to be uploaded. */
  kind?: string | undefined;
}

function vaultQuery({ accountId, search, category, year, page, kind }: VaultQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (search) query.set("search", search);
  if (category) query.set("category", category);
  if (year !== undefined) query.set("year", String(year));
  if (page !== undefined && page > 1) query.set("page", String(page));
  if (kind) query.set("kind", kind);
  return query.size > 0 ? `?${query}` : "";
}

/** An organization's papers. Apart from `paths`, which every page loads. */
export const vaultPaths = {
  list: (query: VaultQuery = {}) => `/app/files${vaultQuery(query)}`,
  /** The form of the list, for a paper that is missing. */
  add: (query: Pick<VaultQuery, "accountId" | "kind"> = {}) =>
    `/app/files${vaultQuery(query)}#upload`,
  paper: (id: number) => `/app/files/${id}`,
  retention: (accountId?: number) => `/app/files/retention${ofAccount(accountId)}`,
  shares: (accountId?: number, page = 1) => {
    const path = `/app/files/shares${ofAccount(accountId)}`;
    return page > 1 ? `${path}${path.includes("?") ? "&" : "?"}page=${page}` : path;
  },
  /** The form of a new link; `paper` comes ticked, `search` narrows its list. */
  newShare: ({
    accountId,
    paper,
    search,
  }: {
    accountId?: number | undefined;
    paper?: number | undefined;
    search?: string | undefined;
  } = {}) => {
    const query = new URLSearchParams();
    if (accountId !== undefined) query.set("account_id", String(accountId));
    if (paper !== undefined) query.set("paper", String(paper));
    if (search) query.set("search", search);
    return query.size > 0 ? `/app/files/shares/new?${query}` : "/app/files/shares/new";
  },
  share: (id: number, page = 1) =>
    page > 1 ? `/app/files/shares/${id}?page=${page}` : `/app/files/shares/${id}`,
  /** Where a link leads whoever has it. */
  shared: (token: string, page = 1) =>
    page > 1 ? `/shared/${token}?page=${page}` : `/shared/${token}`,
  sharedFile: (token: string, id: number) => `/shared/${token}/files/${id}`,
  download: (id: number) => `/app/files/${id}/download`,
} as const;
