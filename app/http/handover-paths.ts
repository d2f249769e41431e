import { listQuery, ofAccount } from "./path-queries";

/** Pages about handing a club over. Apart from `paths`, which every page loads. */
export const handoverPaths = {
  list: (accountId?: number) => `/app/handover${ofAccount(accountId)}`,
  one: (id: number) => `/app/handover/${id}`,
  /** A headquarters' own. */
  group: (accountId?: number, page?: number) =>
    `/app/group/handover${listQuery({ accountId, page })}`,
  /** Claims of clubs that nobody is left in. */
  claim: "/claim",
  claimed: "/claim?sent=1",
  claimFile: (id: number) => `/app/handover/claims/${id}`,
  staff: "/admin/handover",
  link: (token: string) => `/handover/${token}`,
} as const;
