import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import type { Verdict } from "./domain/judge";
import { tellStandingJob } from "./jobs";
import type { StandingStep, StoredFinding } from "./judging/stored";
import type { ChangeCause } from "./views";

/** The kept standing of an account. */
export interface StandingRow {
  readonly accountId: number;
  readonly verdict: Verdict;
  readonly findings: readonly StoredFinding[];
  /** "" until it was judged first. */
  readonly digest: string;
  readonly holdId: number | null;
  readonly heldDigest: string | null;
  readonly droppedDigest: string | null;
}

/**
 * The kept standings of accounts, locked until the transaction ends; new ones are begun. The
 * accounts' keys come first: whoever holds an account and waits for its standing is in nobody's way.
 */
export async function lockStandings(
  { tx }: TxCtx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, StandingRow>> {
  const ids = [...accountIds];
  await tx.$queryRaw`
    SELECT id FROM accounts WHERE id = ANY (${ids}::int[]) ORDER BY id FOR KEY SHARE`;
  await tx.$executeRaw`
    INSERT INTO standings (account_id)
    SELECT id FROM accounts WHERE id = ANY (${ids}::int[]) AND merged_into_id IS NULL ORDER BY id
    ON CONFLICT DO NOTHING`;
  const rows = await tx.$queryRaw<StandingRow[]>`
    SELECT account_id AS "accountId", verdict, findings, digest, hold_id AS "holdId",
      held_digest AS "heldDigest", dropped_digest AS "droppedDigest"
    FROM standings WHERE account_id = ANY (${ids}::int[]) ORDER BY account_id FOR UPDATE`;
  return new Map(rows.map((row) => [row.accountId, row]));
}

/**
 * Writes what judging came to: words and reasons with their history, what waits, and what waits no
 * more. Whoever's word changed is told by a job.
 */
export async function writeStandings(
  tx: TxCtx,
  steps: readonly StandingStep[],
  cause: ChangeCause,
): Promise<void> {
  const applied = steps.filter((step) => step.kind === "applied");
  const held = steps.filter((step) => step.kind === "held");
  const freed = steps.filter((step) => step.kind === "freed");
  if (applied.length > 0) await writeApplied(tx, applied, cause);
  if (held.length > 0) await writeHeld(tx, held);
  if (freed.length > 0) {
    await tx.tx.$executeRaw`
      UPDATE standings SET hold_id = NULL, held = NULL, held_verdict = NULL, held_digest = NULL
      WHERE account_id = ANY (${freed.map(({ accountId }) => accountId)}::int[])`;
  }
}

type Applied = Extract<StandingStep, { kind: "applied" }>;
type Held = Extract<StandingStep, { kind: "held" }>;

async function writeApplied(
  tx: TxCtx,
  steps: readonly Applied[],
  cause: ChangeCause,
): Promise<void> {
  const rows = steps.map(({ accountId, next, was, isWordNew, isTold }) => ({
    account_id: accountId,
    ...next,
    was,
    is_word_new: isWordNew,
    is_told: isTold,
  }));
  const now = tx.now();
  await tx.tx.$executeRaw`
    WITH judged AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(account_id int,
        verdict text, findings jsonb, ein text, digest text, was text, is_word_new boolean,
        is_told boolean)
    ), kept AS (
      UPDATE standings s SET verdict = j.verdict, findings = j.findings, ein = j.ein,
        digest = j.digest, since = CASE WHEN j.is_word_new THEN ${now} ELSE s.since END,
        hold_id = NULL, held = NULL, held_verdict = NULL, held_digest = NULL,
        dropped_digest = NULL, told_verdict = coalesce(s.told_verdict, j.verdict)
      FROM judged j WHERE s.account_id = j.account_id
      RETURNING s.account_id
    )
    INSERT INTO standing_changes (account_id, at, cause, was, verdict, findings)
    SELECT account_id, ${now}, ${cause}, j.was, j.verdict, j.findings
    FROM judged j JOIN kept USING (account_id) WHERE j.is_told ORDER BY account_id`;
  const told = steps.filter(({ isWordNew, was }) => isWordNew && was !== null);
  await enqueueAll(
    tx,
    tellStandingJob,
    told.map(({ accountId }) => ({ accountId })),
  );
}

async function writeHeld({ tx }: TxCtx, steps: readonly Held[]): Promise<void> {
  const rows = steps.map(({ accountId, holdId, next: { digest, ...held } }) => ({
    account_id: accountId,
    hold_id: holdId,
    held,
    verdict: held.verdict,
    digest,
  }));
  await tx.$executeRaw`
    UPDATE standings s SET hold_id = h.hold_id, held = h.held, held_verdict = h.verdict,
      held_digest = h.digest, dropped_digest = NULL
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS h(account_id int, hold_id int,
      held jsonb, verdict text, digest text)
    WHERE s.account_id = h.account_id`;
}
