import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { readAdoption } from "../domain/adoption";

/** What an account's bylaws say that its members adopted last. */
export interface AdoptedAnswers {
  readonly accountId: number;
  readonly variant: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly adoptedOn: CivilDate;
}

/**
 * What the newest adopted bylaws of accounts say, for rooms that work for many accounts at once:
 * whoever shows it asks for permission.
 */
export async function adoptedAnswersOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<readonly AdoptedAnswers[]> {
  const rows = await reader(ctx).$queryRaw<
    { accountId: number; variant: string; answers: Record<string, unknown>; adoption: unknown }[]
  >`
    SELECT DISTINCT ON (papers.account_id) papers.account_id AS "accountId", papers.variant,
      version.answers, version.adoption
    FROM bylaws papers JOIN bylaws_versions version ON version.bylaws_id = papers.id
    WHERE papers.account_id = ANY(${[...accountIds]}) AND version.adopted_at IS NOT NULL
    ORDER BY papers.account_id, version.adoption->>'date' DESC, version.adopted_at DESC`;
  return rows.map(({ adoption, ...row }) => ({
    ...row,
    adoptedOn: civilDate(readAdoption(adoption).date),
  }));
}
