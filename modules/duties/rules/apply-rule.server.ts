import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueue, enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { buildClubs } from "../build/build-clubs.server";
import { eachPage } from "../build/build-pages.server";
import { loadClubs } from "../build/load-clubs.server";
import { dutiesChangedJob, tellMovedJob } from "../jobs";
import { type Instead, readRulebook } from "../rulebook.server";
import { lockClubs } from "../store.server";
import { type Move, movesOf } from "./moves.server";
import { readKept, ruleOfKept } from "./rule-form";

interface Version {
  readonly code: string;
  readonly version: number;
}

async function versionOf(ctx: Ctx, { code, version }: Version): Promise<Instead | undefined> {
  const found = await ctx.db.dutyRuleVersion.findUnique({
    where: { code_version: { code, version } },
    include: { rule: { select: { isAutomatic: true } } },
  });
  if (!found) return undefined;
  const kept = readKept(found.fields);
  return {
    rule: ruleOfKept(code, kept, found.rule.isAutomatic),
    isActive: kept.is_active === "1",
  };
}

/**
 * Builds all clubs' duties by a rule that was changed or added, page by page, keeps the dates that it moved, and asks
 * for each club of them to be told. Run again it keeps nothing twice, and tells nobody twice.
 */
export async function applyRule(ctx: Ctx, { code, version }: Version): Promise<void> {
  const after = await versionOf(ctx, { code, version });
  if (!after) return;
  // Before its first version there was none.
  const before =
    version === 1
      ? { rule: after.rule, isActive: false }
      : await versionOf(ctx, { code, version: version - 1 });
  if (!before) return;
  const [was, is] = [await readRulebook(ctx, {}, before), await readRulebook(ctx, {}, after)];
  await eachPage(ctx, {}, async (ids) => {
    const done = await inTransaction(
      ctx,
      async (tx) => {
        await lockClubs(tx, ids);
        const clubs = await loadClubs(tx, ids);
        const moves = clubs.flatMap((loaded) => movesOf(was, is, loaded, code));
        // By the rules as they are now: a later change may be there already.
        await buildClubs(tx, ids);
        await keepMoves(tx, moves, { code, version });
        return ok(undefined);
      },
      { timeoutMs: 60_000 },
    );
    if (!done.ok) throw new Error("applying a rule refuses nothing");
  });
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, dutiesChangedJob, {});
    return ok(undefined);
  });
}

async function keepMoves(
  tx: TxCtx,
  moves: readonly Move[],
  { code, version }: Version,
): Promise<void> {
  const kept = await tx.tx.$queryRaw<{ accountId: number }[]>`
    INSERT INTO duty_moves (account_id, code, period, version, was_on, is_on, at)
    SELECT account_id, ${code}, period, ${version}, was_on, is_on, ${tx.now()}
    FROM unnest(${moves.map((move) => move.accountId)}::int[], ${moves.map((move) => move.period)}::text[],
      ${moves.map((move) => move.wasOn)}::date[], ${moves.map((move) => move.isOn)}::date[])
      AS moved(account_id, period, was_on, is_on)
    ON CONFLICT DO NOTHING RETURNING account_id AS "accountId"`;
  const told = [...new Set(kept.map(({ accountId }) => accountId))];
  await enqueueAll(
    tx,
    tellMovedJob,
    told.map((accountId) => ({ accountId, code, version })),
  );
}
