import { listQuery, ofAccount } from "./path-queries";

/** Pages about what people gave. Apart from `paths`, which every page loads. */
export const giftPaths = {
  list: (accountId?: number, page?: number) => `/app/gifts${listQuery({ accountId, page })}`,
  add: (accountId?: number) => `/app/gifts/new${ofAccount(accountId)}`,
  letter: (id: number) => `/app/gifts/${id}/letter`,
  year: (year: number, accountId?: number, page?: number) =>
    `/app/gifts/years/${year}${listQuery({ accountId, page })}`,
  csv: (year: number, accountId?: number) =>
    `/app/gifts/years/${year}/gifts.csv${ofAccount(accountId)}`,
  letters: (year: number, accountId?: number) =>
    `/app/gifts/years/${year}/letters.pdf${ofAccount(accountId)}`,
  /** Only the letters of donors without an e-mail address. */
  lettersOnPaper: (year: number, accountId?: number) => {
    const account = ofAccount(accountId);
    return `/app/gifts/years/${year}/letters.pdf${account}${account ? "&" : "?"}only=paper`;
  },
} as const;
