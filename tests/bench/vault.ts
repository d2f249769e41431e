import pg from "pg";
import { buildDuties } from "#modules/duties/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb, db } from "#modules/platform/db.server";
import { listPapers, type PapersAsked } from "#modules/vault/index.server";
import { median, type Row } from "./report";

/** As many papers as a club gathers in decades. */
const FILES = 5_000;
const PER_PAGE = 50;
const ROUNDS = 60;

const ctx = createCtx({
  actor: { kind: "system", name: "bench" },
  now: () => new Date("2026-11-24T15:00:00Z"),
});

/** For what is prepared and compared: a connection without any code of ours. */
const client = new pg.Client(process.env.DATABASE_URL);

async function enter(): Promise<number> {
  const { id } = await db.account.create({ data: { name: "Measured Boosters" } });
  await client.query(
    `INSERT INTO account_files (account_id, file_name, content_type, size, sha256, storage_key,
       created_at, category, title, dated_on)
     SELECT $1::int, 'scan-' || n || '.pdf', 'application/pdf', 1000, repeat('0', 64),
       'bench-vault-' || $1::int || '-' || n, now(),
       (ARRAY['money', 'minutes', 'returns', 'other'])[n % 4 + 1],
       CASE n % 50 WHEN 0 THEN 'Bank statement ' || n ELSE 'Receipt ' || n END,
       date '2026-11-24' - n
     FROM generate_series(1, ${FILES}) n`,
    [id],
  );
  // What is known of the club is gathered, as every night.
  await buildDuties(ctx, {});
  await client.query("VACUUM ANALYZE account_files");
  return id;
}

/** The plainest statement that finds the same rows. */
async function plainest(accountId: number, search: string): Promise<number> {
  const { rows } = await client.query(
    `SELECT id, file_name, title, category, dated_on, size, version FROM account_files
     WHERE account_id = $1 AND lower(title || ' ' || file_name) LIKE $2
     ORDER BY dated_on DESC, id DESC LIMIT ${PER_PAGE}`,
    [accountId, `%${search}%`],
  );
  return rows.length;
}

async function ours(asked: PapersAsked): Promise<number> {
  const found = await listPapers(ctx, asked);
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value.rows.length;
}

async function measured(work: () => Promise<number>): Promise<number> {
  const start = performance.now();
  const count = await work();
  if (count !== PER_PAGE) throw new Error(`${count} rows instead of ${PER_PAGE}`);
  return performance.now() - start;
}

/** The first page of a search, beside the plainest statement. */
async function compare(accountId: number, search: string): Promise<Row> {
  const taken = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await measured(() => plainest(accountId, search));
    const own = await measured(() => ours({ accountId, search }));
    // The first ones warm up.
    if (round < ROUNDS / 4) continue;
    taken.bare.push(bare);
    taken.ours.push(own);
  }
  const [own, bare] = [median(taken.ours), median(taken.bare)];
  return {
    name: `a search among ${FILES} papers`,
    ours: own,
    reference: bare,
    ratio: own / bare,
    unit: "ms",
    target: "at most 2",
    ok: own / bare <= 2,
  };
}

/** A search among an account's papers with all that its page shows, beside the plainest statement that finds them. */
export async function run(): Promise<Row[]> {
  await client.connect();
  try {
    const accountId = await enter();
    return [await compare(accountId, "bank statement")];
  } finally {
    await client.end();
    await closeDb();
  }
}
