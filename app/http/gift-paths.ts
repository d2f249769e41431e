import { listQuery, ofAccount } from "./path-queries";

/** Pages about what people gave. Apart from `paths`, which every page loads. */
export const giftPaths = {
  list: (accountId?: number, page?: number) => `/app/gifts${listQuery({ accountId, page })}`,
  add: (accountId?: number) => `/app/gifts/new${ofAccount(accountId)}`,
  letter: (id: number) => `/app/gifts/${id}/letter`,
} as const;
