import { href, ofAccount } from "./href";

/** The way back after a revocation. Apart from `paths`, which every page loads. */
export const rescuePaths = {
  /** For everybody; with an EIN it begins with what the IRS's list says of it. */
  revoked: (ein?: string) => href("/revoked", {}, { ein }),
  /** A club's own, with its answers. */
  own: (accountId?: number) => href("/app/standing/rescue", {}, ofAccount(accountId)),
  /** The cover sheet and the checklist. */
  pdf: (accountId: number) => href("/app/standing/rescue/pdf", {}, ofAccount(accountId)),
} as const;
