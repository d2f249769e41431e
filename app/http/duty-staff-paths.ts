import { href, otherThan } from "./href";

export interface RulesQuery {
  /** "unconfirmed", "old" or "inactive"; every rule when left out. */
  filter?: string | undefined;
  search?: string | undefined;
}

/** Staff's pages of the catalogue of duties. Apart from `paths`, which every page loads. */
export const dutyStaffPaths = {
  list: ({ filter, search }: RulesQuery = {}) =>
    href("/admin/duties", {}, { filter: otherThan("all", filter), search }),
  rule: (code: string) => href("/admin/duties/:code", { code }),
} as const;
