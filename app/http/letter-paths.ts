import { href, laterPage, ofAccount } from "./href";

/** Pages about letters to sign. Apart from `paths`, which every page loads. */
export const letterPaths = {
  list: (accountId?: number) => href("/app/letters", {}, ofAccount(accountId)),
  letter: (id: number) => href("/app/letters/:id", { id }),
  sign: (id: number) => href("/app/letters/:id/sign", { id }),
  revoke: (id: number) => href("/app/letters/:id/revoke", { id }),
  file: (id: number) => href("/app/letters/:id/file", { id }),
  /** A headquarters' own. */
  group: (accountId?: number) => href("/app/group/letters", {}, ofAccount(accountId)),
  prepare: (kind: string, accountId?: number) =>
    href("/app/group/letters/new", {}, { ...ofAccount(accountId), kind }),
  act: (id: number, { accountId, page }: { accountId?: number | undefined; page?: number } = {}) =>
    href("/app/group/letters/:id", { id }, { ...ofAccount(accountId), page: laterPage(page) }),
  shared: (chapter: number, accountId?: number) =>
    href("/app/group/letters/shared/:chapter", { chapter }, ofAccount(accountId)),
} as const;
