import { href, otherThan } from "./href";

export interface StatesQuery {
  /** "unknown" or "old"; every state when left out. */
  filter?: string | undefined;
  search?: string | undefined;
}

/** Staff's pages of what states ask. Apart from `paths`, which every page loads. */
export const stateStaffPaths = {
  list: ({ filter, search }: StatesQuery = {}) =>
    href("/admin/states", {}, { filter: otherThan("all", filter), search }),
  state: (state: string) => href("/admin/states/:state", { state }),
} as const;
