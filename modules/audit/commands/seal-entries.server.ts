import type pg from "pg";
import type { Ctx } from "#modules/platform/ctx.server";
import { withLongClient } from "#modules/platform/db.server";
import { type EntryText, entryColumns, GENESIS, hashOfSeal } from "../chain.server";

const BATCH = 5_000;

/** Held by who seals; a number of our own among PostgreSQL's advisory locks. */
const LOCK = 7_364_001;

/**
 * Seals every committed entry that waits, in the order of their ids, and so those first whose
 * transaction ended first: one with a smaller id that commits later comes later in the chain. One
 * process seals at a time; another finds nothing to do meanwhile.
 * @returns how many entries were sealed
 */
export async function sealEntries(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  return withLongClient(async (client) => {
    for (let total = 0; ; ) {
      const sealed = await sealBatch(client, ctx.now().toISOString());
      total += sealed;
      if (sealed < BATCH || signal?.aborted) return total;
    }
  });
}

/** A fault leaves the transaction open; closing the connection ends it. */
async function sealBatch(client: pg.Client, sealedAt: string): Promise<number> {
  await client.query("BEGIN");
  const lock = await client.query(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isMine"`);
  const sealed = lock.rows[0].isMine ? await extendChain(client, sealedAt) : 0;
  await client.query("COMMIT");
  return sealed;
}

async function extendChain(client: pg.Client, sealedAt: string): Promise<number> {
  const { rows: entries } = await client.query<EntryText>(
    `SELECT ${entryColumns} FROM audit_unsealed u JOIN audit_entries e ON e.id = u.entry_id
     ORDER BY u.entry_id LIMIT ${BATCH}`,
  );
  if (entries.length === 0) return 0;
  const head = await client.query<{ number: string; hash: string }>(
    "SELECT number, encode(hash, 'hex') AS hash FROM audit_seals ORDER BY number DESC LIMIT 1",
  );
  const before = BigInt(head.rows[0]?.number ?? 0);
  const hashes = [head.rows[0]?.hash ?? GENESIS];
  for (const [index, entry] of entries.entries()) {
    const previousHash = hashes[index] ?? GENESIS;
    const number = before + BigInt(index + 1);
    hashes.push(hashOfSeal({ number, previousHash, sealedAt }, entry));
  }
  const ids = entries.map(({ id }) => id);
  await client.query(
    `INSERT INTO audit_seals (number, entry_id, previous_hash, hash, sealed_at)
     SELECT $1::bigint + n, id, decode(previous, 'hex'), decode(hash, 'hex'), $2
     FROM unnest($3::bigint[], $4::text[], $5::text[])
       WITH ORDINALITY AS made(id, previous, hash, n)`,
    [before, sealedAt, ids, hashes.slice(0, -1), hashes.slice(1)],
  );
  await client.query("DELETE FROM audit_unsealed WHERE entry_id = ANY($1::bigint[])", [ids]);
  return entries.length;
}
