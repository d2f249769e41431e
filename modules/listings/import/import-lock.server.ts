import pg from "pg";
import { withLongClient } from "#modules/platform/db.server";

/** PostgreSQL's advisory lock of whoever imports or makes the index again. */
const LOCK = [72_707, 5_271] as const;
/** How long one waits for another: an index is made again in seconds, a large import takes longer. */
const WAIT_MS = 60_000;
/** PostgreSQL's code for a lock that did not come in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Runs work that only one process may do at a time; undefined when another is at it for longer than
 * `waitMs`.
 */
export async function alone<T>(
  work: () => Promise<T>,
  waitMs: number = WAIT_MS,
): Promise<T | undefined> {
  return withLongClient(async (client) => {
    await client.query(`SET lock_timeout = ${waitMs}`);
    try {
      await client.query("SELECT pg_advisory_lock($1, $2)", [...LOCK]);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return undefined;
      throw error;
    }
    return work();
  });
}
