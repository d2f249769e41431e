export interface RulesQuery {
  /** "unconfirmed", "old" or "inactive"; every rule when left out. */
  filter?: string | undefined;
  search?: string | undefined;
}

/** Staff's pages of the catalogue of duties. Apart from `paths`, which every page loads. */
export const dutyStaffPaths = {
  list: ({ filter, search }: RulesQuery = {}) => {
    const query = new URLSearchParams();
    if (filter && filter !== "all") query.set("filter", filter);
    if (search) query.set("search", search);
    return query.size > 0 ? `/admin/duties?${query}` : "/admin/duties";
  },
  rule: (code: string) => `/admin/duties/${code}`,
} as const;
