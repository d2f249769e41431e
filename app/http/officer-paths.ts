import { ofAccount } from "./path-queries";

/** Pages about who holds which office. Apart from `paths`, which every page loads. */
export const officerPaths = {
  roster: (accountId?: number) => `/app/officers${ofAccount(accountId)}`,
  newTerm: (accountId?: number) => `/app/officers/new${ofAccount(accountId)}`,
  term: (id: number, accountId?: number) => `/app/officers/${id}${ofAccount(accountId)}`,
  letter: (id: number, accountId?: number) => `/app/officers/${id}/letter${ofAccount(accountId)}`,
  letterFile: (id: number) => `/app/officers/letters/${id}`,
  objection: (token: string) => `/officer-letter/${token}`,
  resolution: (accountId?: number) => `/app/officers/resolution${ofAccount(accountId)}`,
  form8822b: (accountId?: number) => `/app/officers/8822-b${ofAccount(accountId)}`,
  sheet8822b: (accountId?: number) => `/app/officers/8822-b.pdf${ofAccount(accountId)}`,
  pdf: (accountId?: number) => `/app/officers/roster.pdf${ofAccount(accountId)}`,
  csv: (accountId?: number) => `/app/officers/roster.csv${ofAccount(accountId)}`,
} as const;
