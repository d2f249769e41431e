import { href, otherThan } from "./href";

/** Which states are listed; every one when nothing is said. */
export const stateFilters = ["all", "unconfirmed", "old"] as const;

export interface StatesQuery {
  filter?: (typeof stateFilters)[number] | undefined;
  search?: string | undefined;
}

/** Staff's pages of what states ask. Apart from `paths`, which every page loads. */
export const stateStaffPaths = {
  list: ({ filter, search }: StatesQuery = {}) =>
    href("/admin/states", {}, { filter: otherThan("all", filter), search }),
  state: (state: string) => href("/admin/states/:state", { state }),
} as const;
