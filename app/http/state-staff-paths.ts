export interface StatesQuery {
  /** "unknown" or "old"; every state when left out. */
  filter?: string | undefined;
  search?: string | undefined;
}

/** Staff's pages of what states ask. Apart from `paths`, which every page loads. */
export const stateStaffPaths = {
  list: ({ filter, search }: StatesQuery = {}) => {
    const query = new URLSearchParams();
    if (filter && filter !== "all") query.set("filter", filter);
    if (search) query.set("search", search);
    return query.size > 0 ? `/admin/states?${query}` : "/admin/states";
  },
  state: (state: string) => `/admin/states/${state}`,
} as const;
