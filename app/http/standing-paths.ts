import { ofAccount } from "./path-queries";

/** Pages about standings and their certificates. Apart from `paths`, which every page loads. */
export const standingPaths = {
  certificates: (accountId?: number) => `/app/standing/certificate${ofAccount(accountId)}`,
  certificateFile: (id: number) => `/app/standing/certificate/${id}`,
  badge: (accountId?: number) => `/app/standing/badge${ofAccount(accountId)}`,
  /** Where a code is typed. */
  checkStart: "/check",
  /** The live page of a certificate. */
  check: (code: string) => `/check/${code}`,
  badgeImage: (code: string) => `/badge/${code}.svg`,
  keys: "/.well-known/standing-keys.json",
  staff: "/admin/standing",
  staffClub: (accountId: number) => `/admin/standing/${accountId}`,
} as const;
