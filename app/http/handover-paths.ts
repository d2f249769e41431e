import { href, laterPage, ofAccount } from "./href";

/** Pages about handing a club over. Apart from `paths`, which every page loads. */
export const handoverPaths = {
  list: (accountId?: number) => href("/app/handover", {}, ofAccount(accountId)),
  one: (id: number) => href("/app/handover/:id", { id }),
  /** A headquarters' own. */
  group: (accountId?: number, page?: number) =>
    href("/app/group/handover", {}, { ...ofAccount(accountId), page: laterPage(page) }),
  /** The form for a chapter that was chosen in its table. */
  groupChapter: (chapter: number, accountId?: number) =>
    href("/app/group/handover", {}, { ...ofAccount(accountId), chapter }),
  /** Claims of clubs that nobody is left in. */
  claim: href("/claim"),
  claimed: href("/claim", {}, { sent: true }),
  claimFile: (id: number) => href("/app/handover/claims/:id", { id }),
  staff: href("/admin/handover"),
  link: (token: string) => href("/handover/:token", { token }),
} as const;
