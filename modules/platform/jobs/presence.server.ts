import { pool } from "../db.server";

/** The first half of the advisory locks that worker processes hold while they live. */
export const presenceSpace = 0x676f6f64;

/** The other half of a worker's lock, as PostgreSQL lists it: 32 bits of the worker's UUID. */
export const presenceKey = (workerId: string): number => Number.parseInt(workerId.slice(0, 8), 16);

/** The keys of all workers whose process is connected to this database. */
export async function livingWorkers(): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ key: string }>({
    name: "workers-living",
    text: `
      SELECT objid::bigint AS key FROM pg_locks
      WHERE locktype = 'advisory' AND classid = $1::oid AND objsubid = 2 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    values: [presenceSpace],
  });
  return new Set(rows.map(({ key }) => Number(key)));
}
