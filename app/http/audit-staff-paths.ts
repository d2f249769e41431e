import { href } from "./href";

export interface TrailQuery {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
  /** Days, "2026-11-22". */
  readonly from?: string;
  readonly to?: string;
}

/** Staff's pages of the audit record. Apart from `paths`, which every page loads. */
export const auditStaffPaths = {
  /** `before` names the entry below which the page begins. */
  trail: (query: TrailQuery = {}, before?: string) =>
    href("/admin/audit", {}, { ...query, before }),
  csv: (query: TrailQuery = {}) => href("/admin/audit/csv", {}, { ...query }),
} as const;
