import { href, ofAccount } from "./href";

/** Pages about the treasurer's year; a year is named by its last day. Apart from `paths`, which every page loads. */
export const treasuryPaths = {
  list: (accountId?: number) => href("/app/treasury", {}, ofAccount(accountId)),
  year: (end: string, accountId?: number) =>
    href("/app/treasury/:end", { end }, ofAccount(accountId)),
  numbers: (end: string, accountId?: number) =>
    href("/app/treasury/:end/numbers", { end }, ofAccount(accountId)),
  budget: (end: string, accountId?: number) =>
    href("/app/treasury/:end/budget", { end }, ofAccount(accountId)),
  files: (end: string, accountId?: number) =>
    href("/app/treasury/:end/import", { end }, ofAccount(accountId)),
  review: (end: string, accountId?: number) =>
    href("/app/treasury/:end/review", { end }, ofAccount(accountId)),
  reviewPdf: (end: string, id: number, accountId?: number) =>
    href("/app/treasury/:end/reviews/:id", { end, id }, ofAccount(accountId)),
  cash: (accountId?: number) => href("/app/treasury/cash", {}, ofAccount(accountId)),
  cashOne: (id: number, accountId?: number) =>
    href("/app/treasury/cash/:id", { id }, ofAccount(accountId)),
  form: (form: string, accountId?: number) =>
    href("/app/treasury/forms/:form", { form }, ofAccount(accountId)),
  pdf: (end: string, accountId?: number, version?: number) =>
    href("/app/treasury/:end/report.pdf", { end }, { ...ofAccount(accountId), version }),
  csv: (end: string, accountId?: number) =>
    href("/app/treasury/:end/report.csv", { end }, ofAccount(accountId)),
} as const;
