import type pg from "pg";
import { staffWhoMay } from "#modules/accounts/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { withLongClient } from "#modules/platform/db.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { sendAuditFaultJob } from "../jobs";
import type { AuditFault, ChainHead } from "../views";
import { walkChain } from "../walk-chain.server";

/** The schedule seals every minute: who waits for an hour is kept from it. */
const LONGEST_WAIT = "1 hour";

export interface AuditCheckOptions {
  /** A head that was kept outside of the database, to compare with. */
  readonly known?: ChainHead | undefined;
  /** Whether staff are told by e-mail of what is wrong. */
  readonly isTelling: boolean;
}

export interface AuditCheck {
  /** Up to where all is well; undefined before the first seal. */
  readonly head: (ChainHead & { readonly entry: number }) | undefined;
  /** Entries that wait for their seal. */
  readonly waiting: number;
  readonly fault: AuditFault | undefined;
}

/**
 * Looks through the whole audit in bounded memory, at one state of the database, for the first
 * place that is wrong, and keeps what it found. It compares with the head of the last check that
 * found nothing, and with one that was kept elsewhere.
 */
export async function checkAudit(ctx: Ctx, options: AuditCheckOptions): Promise<AuditCheck> {
  const check = await withLongClient((client) => look(client, options.known));
  await inTransaction(ctx, async (tx) => {
    await keep(tx, check);
    if (options.isTelling && check.fault) await tellStaff(tx);
    return ok(undefined);
  });
  return check;
}

async function look(client: pg.Client, known: ChainHead | undefined): Promise<AuditCheck> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const last = await client.query<{ number: string; hash: string }>(
    `SELECT number, encode(hash, 'hex') AS hash FROM audit_checks
     WHERE fault IS NULL AND number > 0 ORDER BY number DESC, id LIMIT 1`,
  );
  const kept = last.rows.map(({ number, hash }) => ({ number: Number(number), hash }));
  const { head, fault } = await walkChain(client, known ? [...kept, known] : kept);
  const { rows } = await client.query("SELECT count(*)::int AS waiting FROM audit_unsealed");
  const check = { head, waiting: rows[0].waiting, fault: fault ?? (await looseEntry(client)) };
  await client.query("COMMIT");
  return check;
}

/** The first entry that is neither in the chain nor, for a short time, before it. */
async function looseEntry(client: pg.Client): Promise<AuditFault | undefined> {
  const { rows } = await client.query<{ entry: string; kind: AuditFault["kind"] }>(
    `(SELECT e.id AS entry, CASE WHEN u.entry_id IS NULL THEN 'put_in' ELSE 'unsealed' END AS kind
      FROM audit_entries e
      LEFT JOIN audit_unsealed u ON u.entry_id = e.id
      WHERE NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = e.id)
        AND (u.entry_id IS NULL OR u.queued_at < clock_timestamp() - interval '${LONGEST_WAIT}')
      ORDER BY e.id LIMIT 1)
     UNION ALL
     (SELECT u.entry_id, 'entry_missing' FROM audit_unsealed u
      WHERE NOT EXISTS (SELECT FROM audit_entries e WHERE e.id = u.entry_id)
      ORDER BY u.entry_id LIMIT 1)
     ORDER BY entry LIMIT 1`,
  );
  return rows.map(({ entry, kind }) => ({ kind, entry: Number(entry) }))[0];
}

async function keep({ tx, now }: TxCtx, { head, fault }: AuditCheck): Promise<void> {
  await tx.auditCheck.create({
    data: {
      checkedAt: now(),
      number: head?.number ?? 0,
      hash: head ? Buffer.from(head.hash, "hex") : null,
      entryId: head?.entry ?? null,
      fault: fault?.kind ?? null,
      faultSeal: fault?.seal ?? null,
      faultEntry: fault?.entry ?? null,
    },
  });
}

async function tellStaff(tx: TxCtx): Promise<void> {
  const day = tx.now().toISOString().slice(0, 10);
  for (const userId of await staffWhoMay(tx, "operation")) {
    await enqueue(tx, sendAuditFaultJob, { userId, day });
  }
}
