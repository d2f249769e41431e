import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";

/** What an account's applications say. */
export interface ApplicationAnswers {
  readonly accountId: number;
  /** Of each field what the newest application says that has it. */
  readonly answers: Readonly<Record<string, string>>;
  /** When the newest of them was last saved. */
  readonly answeredOn: CivilDate;
}

/**
 * What accounts answered in their applications that were not declined, for rooms that work for many
 * accounts at once: whoever shows it asks for permission.
 */
export async function applicationAnswersOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<readonly ApplicationAnswers[]> {
  const rows = await reader(ctx).$queryRaw<
    { accountId: number; answers: Record<string, string>; on: Date }[]
  >`
    SELECT account_id AS "accountId", max(coalesce(saved_at, created_at)) AS on,
      (SELECT jsonb_object_agg(key, value) FROM (
        SELECT DISTINCT ON (one.key) one.key, one.value
        FROM applications each, jsonb_each_text(each.answers) AS one
        WHERE each.account_id = of.account_id AND each.state <> 'declined' AND one.value <> ''
        ORDER BY one.key, each.id DESC) AS newest) AS answers
    FROM applications of
    WHERE account_id = ANY(${[...accountIds]}) AND state <> 'declined' AND answers <> '{}'
    GROUP BY account_id`;
  return rows.map(({ on, answers, accountId }) => ({
    accountId,
    answers: answers ?? {},
    answeredOn: fromUtcDate(on),
  }));
}
