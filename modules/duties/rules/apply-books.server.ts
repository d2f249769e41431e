import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { buildClubs } from "../build/build-clubs.server";
import { eachPage, type Whose } from "../build/build-pages.server";
import { loadClubs } from "../build/load-clubs.server";
import { tellMovedJob } from "../jobs";
import { lockClubs } from "../store.server";
import { type Move, movesOf } from "./moves.server";
import type { TwoBooks } from "./touched.server";

/** What a change is a version of: a rule, or what a state asks. */
export type Changed = { readonly version: number } & (
  | { readonly code: string; readonly state?: undefined }
  | { readonly state: string; readonly code?: undefined }
);

/**
 * Builds clubs' duties by the rules as they are now, page by page, keeps the dates that differ between two
 * rulebooks, and asks for each club of them to be told. Run again it keeps nothing twice, and tells nobody twice.
 */
export async function applyBooks(
  ctx: Ctx,
  whose: Whose,
  { was, is, codes }: TwoBooks,
  by: Changed,
): Promise<void> {
  await eachPage(ctx, whose, async (ids) => {
    const done = await inTransaction(
      ctx,
      async (tx) => {
        await lockClubs(tx, ids);
        const clubs = await loadClubs(tx, ids);
        const moves = clubs.flatMap((club) =>
          codes.flatMap((code) => movesOf(was, is, club, code)),
        );
        // A later change may be there already.
        await buildClubs(tx, ids);
        await keepMoves(tx, moves, by);
        return ok(undefined);
      },
      { timeoutMs: 60_000 },
    );
    if (!done.ok) throw new Error("applying a change refuses nothing");
  });
}

async function keepMoves(tx: TxCtx, moves: readonly Move[], by: Changed): Promise<void> {
  const kept = await tx.tx.$queryRaw<{ accountId: number }[]>`
    INSERT INTO duty_moves (account_id, code, period, state, version, was_on, is_on, at)
    SELECT account_id, code, period, ${by.state ?? ""}, ${by.version}, was_on, is_on, ${tx.now()}
    FROM unnest(${moves.map((move) => move.accountId)}::int[], ${moves.map((move) => move.code)}::text[],
      ${moves.map((move) => move.period)}::text[],
      ${moves.map((move) => move.wasOn)}::date[], ${moves.map((move) => move.isOn)}::date[])
      AS moved(account_id, code, period, was_on, is_on)
    ON CONFLICT DO NOTHING RETURNING account_id AS "accountId"`;
  const told = [...new Set(kept.map(({ accountId }) => accountId))];
  await enqueueAll(
    tx,
    tellMovedJob,
    told.map((accountId) => ({ accountId, ...by })),
  );
}
