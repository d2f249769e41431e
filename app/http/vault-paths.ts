import { listQuery, ofAccount } from "./path-queries";

export interface VaultQuery {
  /** Of people with several accounts the one that is meant, unless it is their first. */
  accountId?: number | undefined;
  search?: string | undefined;
  category?: string | undefined;
  year?: number | undefined;
  page?: number | undefined;
  /** Which of the papers that clubs are asked for is to be uploaded. */
  kind?: string | undefined;
  /** The paper that comes ticked in the form of a new link. */
  paper?: number | undefined;
}

function vaultQuery({ accountId, search, category, year, page, kind, paper }: VaultQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (search) query.set("search", search);
  if (category) query.set("category", category);
  if (year !== undefined) query.set("year", String(year));
  if (page !== undefined && page > 1) query.set("page", String(page));
  if (kind) query.set("kind", kind);
  if (paper !== undefined) query.set("paper", String(paper));
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
  shares: (accountId?: number, page?: number) =>
    `/app/files/shares${listQuery({ accountId, page })}`,
  /** The form of a new link; `paper` comes ticked, `search` narrows its list. */
  newShare: (query: Pick<VaultQuery, "accountId" | "paper" | "search"> = {}) =>
    `/app/files/shares/new${vaultQuery(query)}`,
  share: (id: number, page?: number) => `/app/files/shares/${id}${listQuery({ page })}`,
  /** Where a link leads whoever has it. */
  shared: (token: string, page?: number) => `/shared/${token}${listQuery({ page })}`,
  sharedFile: (token: string, id: number) => `/shared/${token}/files/${id}`,
  /** For staff: files in which the virus scanner found something. */
  quarantine: (page?: number) => `/admin/files/quarantine${listQuery({ page })}`,
  download: (id: number) => `/app/files/${id}/download`,
} as const;
