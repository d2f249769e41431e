import { ofAccount } from "./path-queries";

/** Pages about the treasurer's year; a year is named by its last day. Apart from `paths`, which every page loads. */
export const treasuryPaths = {
  list: (accountId?: number) => `/app/treasury${ofAccount(accountId)}`,
  year: (endsOn: string, accountId?: number) => `/app/treasury/${endsOn}${ofAccount(accountId)}`,
  numbers: (endsOn: string, accountId?: number) =>
    `/app/treasury/${endsOn}/numbers${ofAccount(accountId)}`,
  budget: (endsOn: string, accountId?: number) =>
    `/app/treasury/${endsOn}/budget${ofAccount(accountId)}`,
  files: (endsOn: string, accountId?: number) =>
    `/app/treasury/${endsOn}/import${ofAccount(accountId)}`,
  review: (endsOn: string, accountId?: number) =>
    `/app/treasury/${endsOn}/review${ofAccount(accountId)}`,
  cash: (accountId?: number) => `/app/treasury/cash${ofAccount(accountId)}`,
  cashOne: (id: number, accountId?: number) => `/app/treasury/cash/${id}${ofAccount(accountId)}`,
  form: (name: string, accountId?: number) => `/app/treasury/forms/${name}${ofAccount(accountId)}`,
  pdf: (endsOn: string, accountId?: number, version?: number) =>
    `/app/treasury/${endsOn}/report.pdf${withVersion(accountId, version)}`,
  csv: (endsOn: string, accountId?: number) =>
    `/app/treasury/${endsOn}/report.csv${ofAccount(accountId)}`,
} as const;

function withVersion(accountId: number | undefined, version: number | undefined): string {
  if (version === undefined) return ofAccount(accountId);
  const account = ofAccount(accountId);
  return `${account}${account ? "&" : "?"}version=${version}`;
}
