import { withLongClient } from "#modules/platform/db.server";

/** PostgreSQL's advisory lock of whoever imports or makes the index anew. */
const LOCK = [72_707, 5_271] as const;

/** Runs work that only one process may do at a time; undefined when another does it now. */
export async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
  return withLongClient(async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      "SELECT pg_try_advisory_lock($1, $2) AS mine",
      [...LOCK],
    );
    return rows[0]?.mine ? work() : undefined;
  });
}
