import { pool } from "#modules/platform/db.server";

/** Looking writes these: when somebody was here last, and how often something was asked for. */
const passing = /^(sessions|rate_limits)$/;

let statement: Promise<string> | undefined;

/** A digest of every table, to show that nothing was written. */
export async function everything(): Promise<Record<string, string>> {
  statement ??= digests();
  // Named, it is planned once a connection: that takes longer than to run it.
  const { rows } = await pool.query<{ name: string; digest: string }>({
    name: "everything",
    text: await statement,
  });
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The statement of the digests: how many rows, and the sum of what each row's text comes to. */
async function digests(): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  return rows
    .filter(({ name }) => !passing.test(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, concat(count(*), ' ', sum(hashtextextended(t::text, 0)::numeric)) AS digest FROM "${name}" t`,
    )
    .join(" UNION ALL ");
}
