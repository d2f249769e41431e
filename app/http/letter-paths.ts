import { ofAccount } from "./path-queries";

const and = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** Pages about letters to sign. Apart from `paths`, which every page loads. */
export const letterPaths = {
  list: (accountId?: number) => `/app/letters${ofAccount(accountId)}`,
  letter: (id: number) => `/app/letters/${id}`,
  sign: (id: number) => `/app/letters/${id}/sign`,
  revoke: (id: number) => `/app/letters/${id}/revoke`,
  file: (id: number) => `/app/letters/${id}/file`,
  /** A headquarters' own. */
  group: (accountId?: number) => `/app/group/letters${ofAccount(accountId)}`,
  prepare: (kind: string, accountId?: number) =>
    and(`/app/group/letters/new${ofAccount(accountId)}`, `kind=${kind}`),
  act: (
    id: number,
    { accountId, page }: { accountId?: number | undefined; page?: number } = {},
  ) => {
    const path = `/app/group/letters/${id}${ofAccount(accountId)}`;
    return page && page > 1 ? and(path, `page=${page}`) : path;
  },
  shared: (chapterId: number, accountId?: number) =>
    `/app/group/letters/shared/${chapterId}${ofAccount(accountId)}`,
} as const;
