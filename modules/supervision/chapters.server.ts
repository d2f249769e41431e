import type { GroupAccess } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { inRegions } from "./store.server";

/** A chapter that is in a group today. */
export interface ChapterOfGroup {
  readonly accountId: number;
  readonly name: string;
  readonly ein: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Since when it is in the group, as far as we know. */
  readonly joinedOn: CivilDate;
}

/** The chapters of a group that the access reaches today, by name; one alone where it is given. */
export const chaptersOf = (
  ctx: Ctx,
  access: GroupAccess,
  chapterId?: number,
): Promise<ChapterOfGroup[]> =>
  reader(ctx).$queryRaw<ChapterOfGroup[]>`
    SELECT account.id AS "accountId", account.name, account.ein, account.city, account.state,
      member.joined_on::text AS "joinedOn"
    FROM accounts account
    JOIN group_memberships member ON member.account_id = account.id AND member.left_on IS NULL
      AND member.group_id = account.group_id
    WHERE account.group_id = ${access.groupId} AND account.id <> ${access.centralAccountId}
      AND account.merged_into_id IS NULL AND ${inRegions(access)}
      AND (${chapterId ?? null}::int IS NULL OR account.id = ${chapterId ?? null}::int)
    ORDER BY lower(account.name), account.id`;
