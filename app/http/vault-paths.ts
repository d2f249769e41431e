import { href, laterPage, ofAccount } from "./href";

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

const vaultQuery = ({ accountId, search, category, year, page, kind, paper }: VaultQuery) => ({
  account_id: accountId,
  search,
  category,
  year,
  page: laterPage(page),
  kind,
  paper,
});

/** An organization's papers. Apart from `paths`, which every page loads. */
export const vaultPaths = {
  list: (query: VaultQuery = {}) => href("/app/files", {}, vaultQuery(query)),
  /** The form of the list, for a paper that is missing. */
  add: (query: Pick<VaultQuery, "accountId" | "kind"> = {}) =>
    `${href("/app/files", {}, vaultQuery(query))}#upload`,
  paper: (id: number) => href("/app/files/:id", { id }),
  retention: (accountId?: number) => href("/app/files/retention", {}, ofAccount(accountId)),
  shares: (accountId?: number, page?: number) =>
    href("/app/files/shares", {}, { ...ofAccount(accountId), page: laterPage(page) }),
  /** The form of a new link; `paper` comes ticked, `search` narrows its list. */
  newShare: (query: Pick<VaultQuery, "accountId" | "paper" | "search"> = {}) =>
    href("/app/files/shares/new", {}, vaultQuery(query)),
  share: (id: number, page?: number) =>
    href("/app/files/shares/:id", { id }, { page: laterPage(page) }),
  /** Where a link leads whoever has it. */
  shared: (token: string, page?: number) =>
    href("/shared/:token", { token }, { page: laterPage(page) }),
  sharedFile: (token: string, id: number) => href("/shared/:token/files/:id", { token, id }),
  /** For staff: files in which the virus scanner found something. */
  quarantine: (page?: number) => href("/admin/files/quarantine", {}, { page: laterPage(page) }),
  download: (id: number) => href("/app/files/:id/download", { id }),
} as const;
