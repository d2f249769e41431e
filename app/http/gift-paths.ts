import { ofAccount, remindersQuery } from "./path-queries";

/** Pages about what people gave. Apart from `paths`, which every page loads. */
export const giftPaths = {
  list: (accountId?: number, page?: number) =>
    `/app/gifts${remindersQuery({ accountId, ...(page !== undefined && { page }) })}`,
  add: (accountId?: number) => `/app/gifts/new${ofAccount(accountId)}`,
  letter: (id: number) => `/app/gifts/${id}/letter`,
} as const;
