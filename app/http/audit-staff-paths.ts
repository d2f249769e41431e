export interface TrailQuery {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
  /** Days, "2026-11-22". */
  readonly from?: string;
  readonly to?: string;
}

function trailQuery(query: TrailQuery, before?: string): string {
  const asked = Object.entries({ ...query, before }).filter(([, value]) => value);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, value ?? ""]));
  return search.size > 0 ? `?${search}` : "";
}

/** Staff's pages of the audit record. Apart from `paths`, which every page loads. */
export const auditStaffPaths = {
  /** `before` names the entry below which the page begins. */
  trail: (query: TrailQuery = {}, before?: string) => `/admin/audit${trailQuery(query, before)}`,
  csv: (query: TrailQuery = {}) => `/admin/audit/csv${trailQuery(query)}`,
} as const;
