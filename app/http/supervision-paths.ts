import { href, laterPage, ofAccount, otherThan } from "./href";

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

const yearQuery = ({ accountId, year, show, page, open }: SupervisionYearQuery) => ({
  account_id: accountId,
  year,
  show: otherThan("all", show),
  page: laterPage(page),
  open,
});

/** A headquarters' supervision of its chapters, and what a chapter gives for it. */
export const supervisionPaths = {
  year: (query: SupervisionYearQuery = {}) => href("/app/group/supervision", {}, yearQuery(query)),
  chapter: (year: number, chapter: number, accountId?: number) =>
    href("/app/group/supervision/:year/:chapter", { year, chapter }, ofAccount(accountId)),
  paper: (year: number, chapter: number, paper: number, accountId?: number) =>
    href(
      "/app/group/supervision/:year/:chapter/papers/:paper",
      { year, chapter, paper },
      ofAccount(accountId),
    ),
  archive: (year: number, accountId?: number) =>
    href("/app/group/supervision/:file", { file: `${year}.zip` }, ofAccount(accountId)),
  education: (accountId?: number) => href("/app/group/education", {}, ofAccount(accountId)),
  readiness: (accountId?: number) => href("/app/group/readiness", {}, ofAccount(accountId)),
  purpose: (accountId?: number) => href("/app/group/readiness/purpose", {}, ofAccount(accountId)),
  authorizations: (accountId?: number) =>
    href("/app/group/readiness/authorizations", {}, ofAccount(accountId)),
  sgri: (accountId?: number) => href("/app/group/sgri", {}, ofAccount(accountId)),
  sgriYear: (year: number, accountId?: number) =>
    href("/app/group/sgri/:year", { year }, ofAccount(accountId)),
  sgriDraft: (year: number, format: string, accountId?: number) =>
    href("/app/group/sgri/:year/:file", { year, file: `draft.${format}` }, ofAccount(accountId)),
  sgriFile: (year: number, format: string, accountId?: number) =>
    href("/app/group/sgri/:year/:file", { year, file: `report.${format}` }, ofAccount(accountId)),
  /** What a chapter's headquarters wants from it. */
  own: (query: Pick<SupervisionYearQuery, "accountId" | "year"> = {}) =>
    href("/app/supervision", {}, yearQuery(query)),
  settings: href("/admin/supervision"),
} as const;
