import { href, laterPage } from "./href";

interface SearchQuery {
  keyword?: string | undefined;
  state?: string | undefined;
  /** From 1. */
  page?: number;
}

/** Pages of the listing search. Apart from `paths`, which every page loads. */
export const listingPaths = {
  search: ({ keyword, state, page }: SearchQuery = {}) =>
    href("/verify-501c3", {}, { keyword, state, page: laterPage(page) }),
  /** Answers the fields of a search or of a look-up. */
  answers: href("/listings"),
  /** The same as JSON. */
  json: ({ keyword = "", page = 1, state }: SearchQuery) => {
    const search = new URLSearchParams({ search: "verify-501c3", keyword, page: String(page) });
    if (state) search.set("state", state);
    return href("/listings", {}, search);
  },
  /** The look-up of the home page: JSON for a script, else it leads to the page that answers. */
  lookUp: (keyword: string) =>
    href("/listings", {}, new URLSearchParams({ search: "club", keyword })),
  listing: (ein: string) => href("/listings/:ein", { ein }),
  staff: href("/admin/listings"),
} as const;
