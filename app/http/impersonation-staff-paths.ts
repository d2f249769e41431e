import { href } from "./href";

/** Staff see the pages as a member does. Apart from `paths`, which every page loads. */
export const impersonationPaths = {
  /** Asks for whom and why; `person` is chosen beforehand. */
  begin: (accountId: number, person?: number) =>
    href("/admin/accounts/:id/see", { id: accountId }, { person }),
  /** Says as whom, and ends it. */
  impersonation: href("/seeing"),
} as const;
