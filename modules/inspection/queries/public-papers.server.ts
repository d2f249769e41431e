import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { isShowable } from "../store.server";
import type { PublicPaper } from "../views";

type Row = PublicPaper & { readonly isShown: boolean };

/**
 * The papers of an account that are published, returns by their year, the newest first, and whether
 * each is shown on a day: a return past its day is not, nor is a file that was deleted, found to have a
 * virus, or marked private meanwhile. Asks for no permission.
 */
export const publishedPapers = (
  ctx: Ctx,
  accountId: number,
  today: CivilDate,
): Promise<readonly Row[]> =>
  reader(ctx).$queryRaw<Row[]>`
    SELECT paper.id, paper.file_id AS "fileId", paper.kind, paper.form,
      coalesce(nullif(file.title, ''), file.file_name) AS title, file.size,
      paper.fiscal_year_end::text AS "fiscalYearEnd", paper.filed_on::text AS "filedOn",
      paper.public_until::text AS "publicUntil",
      (${isShowable} AND coalesce(paper.public_until >= ${today}::date, true)) AS "isShown"
    FROM inspection_papers paper JOIN account_files file ON file.id = paper.file_id
    WHERE paper.account_id = ${accountId} AND paper.withdrawn_at IS NULL
    ORDER BY paper.fiscal_year_end DESC NULLS LAST, paper.id`;
