import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { applyHoldJob } from "../jobs";
import { applied } from "../judging/recompute.server";
import type { StandingStep, StoredJudgement } from "../judging/stored";
import { standingRefusals } from "../messages";
import { lockStandings, writeStandings } from "../store.server";
import { lockHolds, tellStaff } from "./make-hold.server";

export interface HoldDecision {
  readonly holdId: number;
  readonly decision: "release" | "drop";
}

/**
 * Releases what a brake holds, which a job then puts in its place, or drops it: the words stay until
 * the files say something else. For staff whose work accounts are, and the system.
 * @returns refusal `forbidden`, `not_found`, `conflict` when it is decided already
 */
export async function decideHold(
  ctx: Ctx,
  { holdId, decision }: HoldDecision,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockHolds(tx);
    const state = decision === "release" ? "released" : "dropped";
    const decidedById = tx.actor.kind === "user" ? tx.actor.userId : null;
    const { count } = await tx.tx.standingHold.updateMany({
      where: { id: holdId, state: "held" },
      data: { state, decidedAt: tx.now(), decidedById },
    });
    if (count === 0) return refuseDecided(tx, holdId);
    if (decision === "release") await enqueue(tx, applyHoldJob, { holdId });
    else await dropHeld(tx, holdId);
    const action = state === "released" ? "standing.changes-released" : "standing.changes-dropped";
    await audit(tx, { action, subject: `standing-hold:${holdId}` });
    return ok(undefined);
  });
}

async function refuseDecided({ tx }: TxCtx, id: number) {
  if ((await tx.standingHold.count({ where: { id } })) === 0) return refuse({ code: "not_found" });
  return refuse({ code: "conflict", message: message(standingRefusals, "holdDecided") });
}

const dropHeld = ({ tx }: TxCtx, holdId: number) =>
  tx.$executeRaw`
    UPDATE standings SET dropped_digest = held_digest, hold_id = NULL, held = NULL,
      held_verdict = NULL, held_digest = NULL
    WHERE hold_id = ${holdId}`;

/** At its end a brake that nobody decided on is released, and staff are told. */
export async function endHold(ctx: Ctx, holdId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const released = await decideHold(tx, { holdId, decision: "release" });
    if (released.ok) await tellStaff(tx, holdId, "released");
    return ok(undefined);
  });
}

/** So many are put in their place in one transaction. */
const AT_ONCE = 500;

/** Puts what a released brake held in its place; a second run finds nothing left. */
export async function applyHold(ctx: Ctx, holdId: number): Promise<void> {
  const hold = await ctx.db.standingHold.findUnique({ where: { id: holdId } });
  if (hold?.state !== "released") return;
  for (let isMore = true; isMore; ) {
    const rows = await ctx.db.standing.findMany({
      where: { holdId },
      orderBy: { accountId: "asc" },
      take: AT_ONCE,
      select: { accountId: true },
    });
    await inTransaction(ctx, async (tx) => {
      await applySome(
        tx,
        holdId,
        rows.map(({ accountId }) => accountId),
      );
      return ok(undefined);
    });
    isMore = rows.length === AT_ONCE;
  }
}

async function applySome(tx: TxCtx, holdId: number, ids: readonly number[]): Promise<void> {
  const locked = await lockStandings(tx, ids);
  const waiting = await tx.tx.standing.findMany({
    where: { holdId, accountId: { in: [...ids] } },
    select: { accountId: true, held: true, heldDigest: true },
  });
  const steps = waiting.flatMap(({ accountId, held, heldDigest }): StandingStep[] => {
    const row = locked.get(accountId);
    if (!row || !heldDigest) return [];
    // It was written by `writeStandings` alone, from a judgement.
    const judged = held as unknown as StoredJudgement;
    return [applied(row, { ...judged, digest: heldDigest })];
  });
  await writeStandings(tx, steps, "release");
}
