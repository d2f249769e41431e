import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";
import { keepPurposeGaps } from "#modules/standing/index.server";
import { lettersBeforeOf } from "../facts/read-facts.server";
import { currentStatement, purposeKnownOf } from "./adoptions.server";

/** Chapters that the new rules ask the purpose of: those that joined since, and are in the group today. */
async function askedChapters(tx: TxCtx, groupId: number): Promise<readonly number[]> {
  const since = await lettersBeforeOf(tx);
  // What nobody confirmed makes no chapter look worse.
  if (!since) return [];
  const rows = await tx.tx.$queryRaw<{ id: number }[]>`
    SELECT account.id FROM accounts account
    JOIN group_memberships member ON member.account_id = account.id AND member.left_on IS NULL
      AND member.group_id = account.group_id
    JOIN groups ON groups.id = account.group_id
    WHERE account.group_id = ${groupId} AND account.merged_into_id IS NULL
      AND account.id IS DISTINCT FROM groups.central_account_id
      AND member.joined_on >= ${since}::date
    ORDER BY account.id`;
  return rows.map(({ id }) => id);
}

/**
 * Compares the papers of a group's chapters with its purpose, and tells the standing which lack it. Of
 * two at once the later reads what the earlier wrote; run again it changes nothing.
 */
export async function comparePurpose(ctx: Ctx, groupId: number): Promise<void> {
  await inTransaction(
    ctx,
    async (tx) => {
      await tx.tx.$queryRaw`SELECT id FROM groups WHERE id = ${groupId} FOR NO KEY UPDATE`;
      const statement = await currentStatement(tx, groupId);
      const asked = statement ? await askedChapters(tx, groupId) : [];
      const known = statement ? await purposeKnownOf(tx, statement, asked) : new Map();
      await keepPurposeGaps(tx, { groupId, accountIds: asked.filter((id) => !known.has(id)) });
      return ok(undefined);
    },
    { timeoutMs: 60_000 },
  );
}

/** The same for the group to which an account belongs, if it belongs to one. */
export async function comparePurposeOf(ctx: Ctx, accountId: number): Promise<void> {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { groupId: true },
  });
  if (account?.groupId) await comparePurpose(ctx, account.groupId);
}
