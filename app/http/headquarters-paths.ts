import { ofAccount } from "./path-queries";

/** An address with a query and, for people of several accounts, the one that is meant. */
function withQuery(path: string, accountId: number | undefined, query: URLSearchParams): string {
  const all = new URLSearchParams(query);
  if (accountId !== undefined) all.set("account_id", String(accountId));
  return all.size > 0 ? `${path}?${all}` : path;
}

const nothing = new URLSearchParams();

/** What a headquarters sees of its chapters. */
export const headquartersPaths = {
  board: (accountId?: number, query = nothing) =>
    withQuery("/app/group/standing", accountId, query),
  chapter: (id: number, accountId?: number) => `/app/group/chapters/${id}${ofAccount(accountId)}`,
  people: (accountId?: number) => `/app/group/people${ofAccount(accountId)}`,
  /** What one of the people may do; `user` is the person's id. */
  person: (user: number, accountId?: number) =>
    withQuery("/app/group/people", accountId, new URLSearchParams({ user: String(user) })),
  region: (region: number, accountId?: number) =>
    withQuery("/app/group/people", accountId, new URLSearchParams({ region: String(region) })),
  views: (accountId?: number, query = nothing) => withQuery("/app/group/views", accountId, query),
  json: (accountId?: number, query = nothing) =>
    withQuery("/app/group/standing.json", accountId, query),
  export: (format: "csv" | "xlsx", accountId?: number, query = nothing) => {
    const asked = new URLSearchParams(query);
    asked.set("format", format);
    return withQuery("/app/group/export", accountId, asked);
  },
} as const;
