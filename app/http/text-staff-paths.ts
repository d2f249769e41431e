export interface TextsQuery {
  /** The name of a page's words; every page when left out. */
  page?: string | undefined;
  search?: string | undefined;
}

/** Staff's pages of the site's texts. Apart from `paths`, which every page loads. */
export const textStaffPaths = {
  list: ({ page, search }: TextsQuery = {}) => {
    const query = new URLSearchParams({ ...(page && { page }), ...(search && { search }) });
    return `/admin/texts${query.size > 0 ? `?${query}` : ""}`;
  },
  text: (page: string, key: string) => `/admin/texts/${page}/${encodeURIComponent(key)}`,
} as const;
