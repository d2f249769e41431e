import { Prisma } from "#modules/platform/db.server";

/** What of a file holds for its newest version and its older ones alike: it may be shown. */
export const isShowable = Prisma.sql`file.removed_at IS NULL AND file.quarantined_at IS NULL
  AND file.scanned_at IS NOT NULL AND NOT file.is_private`;

/** The categories of papers that the law has shown to whoever asks. */
export const publicCategories = ["exemption", "returns"] as const;
