interface SearchQuery {
  keyword?: string | undefined;
  state?: string | undefined;
  /** From 1. */
  page?: number;
}

function searchQuery({ keyword, state, page = 1 }: SearchQuery, always: string[][] = []): string {
  const search = new URLSearchParams(always);
  if (keyword) search.set("keyword", keyword);
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

/** Pages of the listing search. Apart from `paths`, which every page loads. */
export const listingPaths = {
  search: (query: SearchQuery = {}) => `/verify-501c3${searchQuery(query)}`,
  /** The same as JSON. */
  json: ({ keyword = "", page = 1, state }: SearchQuery) => {
    const search = new URLSearchParams({ search: "verify-501c3", keyword, page: String(page) });
    if (state) search.set("state", state);
    return `/listings?${search}`;
  },
  /** The look-up of the home page: JSON for a script, else it leads to the page that answers. */
  lookUp: (keyword: string) => `/listings?${new URLSearchParams({ search: "club", keyword })}`,
  listing: (ein: string) => `/listings/${ein}`,
  staff: "/admin/listings",
} as const;
