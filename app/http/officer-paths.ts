import { href, ofAccount } from "./href";

/** Pages about who holds which office. Apart from `paths`, which every page loads. */
export const officerPaths = {
  roster: (accountId?: number) => href("/app/officers", {}, ofAccount(accountId)),
  newTerm: (accountId?: number) => href("/app/officers/new", {}, ofAccount(accountId)),
  term: (id: number, accountId?: number) => href("/app/officers/:id", { id }, ofAccount(accountId)),
  letter: (id: number, accountId?: number) =>
    href("/app/officers/:id/letter", { id }, ofAccount(accountId)),
  letterFile: (id: number) => href("/app/officers/letters/:id", { id }),
  objection: (token: string) => href("/officer-letter/:token", { token }),
  resolution: (accountId?: number) => href("/app/officers/resolution", {}, ofAccount(accountId)),
  /** `search` is the filled-in form. */
  resolutionPdf: (search: string) => href("/app/officers/resolution.pdf") + search,
  form8822b: (accountId?: number) => href("/app/officers/8822-b", {}, ofAccount(accountId)),
  sheet8822b: (accountId?: number) => href("/app/officers/8822-b.pdf", {}, ofAccount(accountId)),
  pdf: (accountId?: number) => href("/app/officers/roster.pdf", {}, ofAccount(accountId)),
  csv: (accountId?: number) => href("/app/officers/roster.csv", {}, ofAccount(accountId)),
} as const;
