import { ofAccount } from "./path-queries";

export interface SupervisionYearQuery {
  /** Of people with several accounts the one that is meant, unless it is their first. */
  accountId?: number | undefined;
  year?: number | undefined;
  /** "all" when left out. */
  show?: string | undefined;
  page?: number | undefined;
  /** The chapter that is open in the list. */
  open?: number | undefined;
}

function yearQuery({ accountId, year, show, page, open }: SupervisionYearQuery): string {
  const query = new URLSearchParams();
  if (accountId !== undefined) query.set("account_id", String(accountId));
  if (year !== undefined) query.set("year", String(year));
  if (show && show !== "all") query.set("show", show);
  if (page !== undefined && page > 1) query.set("page", String(page));
  if (open !== undefined) query.set("open", String(open));
  return query.size > 0 ? `?${query}` : "";
}

/** A headquarters' supervision of its chapters, and what a chapter gives for it. */
export const supervisionPaths = {
  year: (query: SupervisionYearQuery = {}) => `/app/group/supervision${yearQuery(query)}`,
  chapter: (year: number, chapterId: number, accountId?: number) =>
    `/app/group/supervision/${year}/${chapterId}${ofAccount(accountId)}`,
  paper: (year: number, chapterId: number, paperId: number, accountId?: number) =>
    `/app/group/supervision/${year}/${chapterId}/papers/${paperId}${ofAccount(accountId)}`,
  archive: (year: number, accountId?: number) =>
    `/app/group/supervision/${year}.zip${ofAccount(accountId)}`,
  education: (accountId?: number) => `/app/group/education${ofAccount(accountId)}`,
  readiness: (accountId?: number) => `/app/group/readiness${ofAccount(accountId)}`,
  purpose: (accountId?: number) => `/app/group/readiness/purpose${ofAccount(accountId)}`,
  authorizations: (accountId?: number) =>
    `/app/group/readiness/authorizations${ofAccount(accountId)}`,
  sgri: (accountId?: number) => `/app/group/sgri${ofAccount(accountId)}`,
  sgriYear: (year: number, accountId?: number) => `/app/group/sgri/${year}${ofAccount(accountId)}`,
  sgriFile: (year: number, format: string, accountId?: number) =>
    `/app/group/sgri/${year}/report.${format}${ofAccount(accountId)}`,
  /** What a chapter's headquarters wants from it. */
  own: (query: Pick<SupervisionYearQuery, "accountId" | "year"> = {}) =>
    `/app/supervision${yearQuery(query)}`,
  settings: "/admin/supervision",
} as const;
