import { href, otherThan } from "./href";

/** Which rules of the catalogue are listed; every one when nothing is said. */
export const ruleFilters = ["all", "unconfirmed", "old", "inactive"] as const;
export type RuleFilter = (typeof ruleFilters)[number];

/** What an address has in place of the code of a rule that is added: every code has a full stop. */
export const NEW_RULE = "new";

export interface RulesQuery {
  filter?: RuleFilter | undefined;
  search?: string | undefined;
}

/** Staff's pages of the catalogue of duties. Apart from `paths`, which every page loads. */
export const dutyStaffPaths = {
  list: ({ filter, search }: RulesQuery = {}) =>
    href("/admin/duties", {}, { filter: otherThan("all", filter), search }),
  add: () => href("/admin/duties/:code", { code: NEW_RULE }),
  rule: (code: string) => href("/admin/duties/:code", { code }),
} as const;
