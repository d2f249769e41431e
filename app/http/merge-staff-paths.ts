import { href } from "./href";

interface MergeQuery {
  /** The account that is merged into the one of the address. */
  readonly duplicate?: number | undefined;
  readonly search?: string | undefined;
}

/** Staff's page where two accounts become one. Apart from `paths`, which every page loads. */
export const mergeStaffPaths = {
  /** `keptId` is the account that stays. */
  merge: (keptId: number, { duplicate, search }: MergeQuery = {}) =>
    href("/admin/accounts/:id/merge", { id: keptId }, { duplicate, search }),
} as const;
