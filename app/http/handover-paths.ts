import { ofAccount } from "./path-queries";

/** Pages about handing a club over. Apart from `paths`, which every page loads. */
export const handoverPaths = {
  list: (accountId?: number) => `/app/handover${ofAccount(accountId)}`,
  one: (id: number) => `/app/handover/${id}`,
  link: (token: string) => `/handover/${token}`,
} as const;
