import { type Ctx, reader } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/db.server";
import type { CategoryName } from "../domain/categories";
import type { SharedPaper } from "../views";

interface Which {
  readonly id: number;
  readonly accountId: number;
  readonly isPinned: boolean;
}

/**
 * The papers behind a link: those that were chosen, as their newest version or the one of that day;
 * none that has been deleted, put away or marked private meanwhile.
 */
const behind = ({ id, accountId, isPinned }: Which) => Prisma.sql`
  vault_share_papers chosen JOIN account_files first ON first.id = chosen.file_id
  JOIN account_files file ON CASE WHEN ${isPinned} THEN file.id = first.id
    ELSE file.replaced_at IS NULL
      AND coalesce(file.paper_id, file.id) = coalesce(first.paper_id, first.id) END
  WHERE chosen.share_id = ${id} AND file.account_id = ${accountId}
    AND file.removed_at IS NULL AND file.quarantined_at IS NULL AND NOT file.is_private`;

export interface KeptSharedPaper extends SharedPaper {
  readonly storageKey: string;
  readonly contentType: string;
}

/** Some of the papers behind a link, by their day; only one of them where an id is given. */
export async function sharedPapers(
  ctx: Ctx,
  share: Which,
  { offset, limit, id }: { readonly offset: number; readonly limit: number; readonly id?: number },
): Promise<readonly KeptSharedPaper[]> {
  const one = id === undefined ? Prisma.empty : Prisma.sql`AND file.id = ${id}`;
  return reader(ctx).$queryRaw<(KeptSharedPaper & { category: CategoryName })[]>`
    SELECT file.id, coalesce(nullif(file.title, ''), file.file_name) AS title,
      file.file_name AS "fileName", file.category, file.dated_on::text AS "datedOn", file.size,
      file.storage_key AS "storageKey", file.content_type AS "contentType"
    FROM ${behind(share)} ${one}
    ORDER BY file.dated_on DESC, file.id DESC LIMIT ${limit} OFFSET ${offset}`;
}

export async function countSharedPapers(ctx: Ctx, share: Which): Promise<number> {
  const [{ total } = { total: 0 }] = await reader(ctx).$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM ${behind(share)}`;
  return total;
}
