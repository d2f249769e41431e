import { href, otherThan } from "./href";

/** What an address has in place of the code of a rule that is added: every code has a full stop. */
export const NEW_RULE = "new";

export interface RulesQuery {
  /** "unconfirmed", "old" or "inactive"; every rule when left out. */
  filter?: string | undefined;
  search?: string | undefined;
}

/** Staff's pages of the catalogue of duties. Apart from `paths`, which every page loads. */
export const dutyStaffPaths = {
  list: ({ filter, search }: RulesQuery = {}) =>
    href("/admin/duties", {}, { filter: otherThan("all", filter), search }),
  add: () => href("/admin/duties/:code", { code: NEW_RULE }),
  rule: (code: string) => href("/admin/duties/:code", { code }),
} as const;
