import { type GroupAccess, inReach } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { officeToday, toUtcDate } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { type LetterKind, standsUntilRevoked } from "./domain/kinds";
import type { AskedChapter } from "./views";

/** Chapters in reach with people, and without a letter of the kind from the group that is open. */
export function chaptersToAsk(
  ctx: Ctx,
  access: GroupAccess,
  kind: LetterKind,
): Promise<readonly AskedChapter[]> {
  const today = toUtcDate(officeToday(ctx.now()));
  const of = Prisma.sql`letter.account_id = account.id AND letter.kind = ${kind}
    AND letter.group_id = ${access.groupId}`;
  return reader(ctx).$queryRaw<AskedChapter[]>`
    SELECT account.id, account.name, account.ein, ${standsUntilRevoked(kind)} AND EXISTS (
      SELECT FROM letters letter WHERE ${of} AND letter.state = 'signed'
        AND letter.revoked_at IS NULL) AS "hasSigned"
    FROM accounts account
    WHERE ${inReach(access)} AND account.merged_into_id IS NULL AND account.suspended_at IS NULL
      AND EXISTS (SELECT FROM account_users member WHERE member.account_id = account.id)
      AND NOT EXISTS (SELECT FROM letters letter WHERE ${of} AND letter.state = 'open' AND letter.expires_on >= ${today}::date)
    ORDER BY account.id`;
}

/** How many chapters in reach nobody belongs to. */
export async function chaptersWithoutPeople(ctx: Ctx, access: GroupAccess): Promise<number> {
  const [row] = await reader(ctx).$queryRaw<{ chapters: number }[]>`
    SELECT count(*)::int AS chapters FROM accounts account
    WHERE ${inReach(access)} AND account.merged_into_id IS NULL
      AND NOT EXISTS (SELECT FROM account_users member WHERE member.account_id = account.id)`;
  return row?.chapters ?? 0;
}
