import { href, ofAccount } from "./href";

/** A query and, for people of several accounts, the one that is meant. */
function withAccount(query: URLSearchParams, accountId: number | undefined): URLSearchParams {
  const all = new URLSearchParams(query);
  if (accountId !== undefined) all.set("account_id", String(accountId));
  return all;
}

const nothing = new URLSearchParams();

interface KnownChapter {
  readonly name?: string | undefined;
  readonly ein?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

/** What a headquarters sees of its chapters. */
export const headquartersPaths = {
  board: (accountId?: number, query = nothing) =>
    href("/app/group/standing", {}, withAccount(query, accountId)),
  chapter: (id: number, accountId?: number) =>
    href("/app/group/chapters/:id", { id }, ofAccount(accountId)),
  /** What is known of a chapter that is to be added starts its form. */
  newChapter: (accountId?: number, known: KnownChapter = {}) => {
    const { name, ein, city, state } = known;
    return href("/app/group/chapters/new", {}, { ...ofAccount(accountId), name, ein, city, state });
  },
  people: (accountId?: number) => href("/app/group/people", {}, ofAccount(accountId)),
  /** What one of the people may do; `user` is the person's id. */
  person: (user: number, accountId?: number) =>
    href("/app/group/people", {}, { user, ...ofAccount(accountId) }),
  region: (region: number, accountId?: number) =>
    href("/app/group/people", {}, { region, ...ofAccount(accountId) }),
  views: (accountId?: number, query = nothing) =>
    href("/app/group/views", {}, withAccount(query, accountId)),
  json: (accountId?: number, query = nothing) =>
    href("/app/group/standing.json", {}, withAccount(query, accountId)),
  export: (format: "csv" | "xlsx", accountId?: number, query = nothing) => {
    const asked = new URLSearchParams(query);
    asked.set("format", format);
    return href("/app/group/export", {}, withAccount(asked, accountId));
  },
} as const;
