/** Staff see the pages as a member does. Apart from `paths`, which every page loads. */
export const impersonationPaths = {
  /** Asks for whom and why; `person` is chosen beforehand. */
  begin: (accountId: number, person?: number) =>
    `/admin/accounts/${accountId}/see${person === undefined ? "" : `?person=${person}`}`,
  /** Says as whom, and ends it. */
  impersonation: "/seeing",
} as const;
