import { type Ctx, reader } from "#modules/platform/ctx.server";

/** A year of its group in which a chapter is listed. */
export interface ChapterYearRow {
  readonly id: number;
  readonly groupId: number;
  readonly year: number;
  readonly isClosed: boolean;
  /** Whether it is in that group today. */
  readonly isIn: boolean;
}

/** The supervision years in which a chapter was included, the newest first. */
export const yearsOfChapter = (ctx: Ctx, accountId: number): Promise<ChapterYearRow[]> =>
  reader(ctx).$queryRaw<ChapterYearRow[]>`
    SELECT year.id, year.group_id AS "groupId", year.year, year.closed_at IS NOT NULL AS "isClosed",
      account.group_id IS NOT DISTINCT FROM year.group_id AS "isIn"
    FROM supervision_years year JOIN accounts account ON account.id = ${accountId}
    WHERE EXISTS (SELECT FROM group_memberships member WHERE member.account_id = account.id
      AND member.group_id = year.group_id AND member.joined_on <= year.ends_on
      AND (member.left_on IS NULL OR member.left_on >= year.starts_on))
    ORDER BY year.year DESC, year.id DESC`;
