import type pg from "pg";

/**
 * Puts the table `<name>_next` in the place of another, and names its indexes. From here to the end
 * of the transaction nobody else reads it: some milliseconds.
 */
export async function swapIn(
  client: pg.Client,
  name: string,
  indexes: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  await client.query(
    [
      `DROP TABLE ${name}`,
      `ALTER TABLE ${name}_next RENAME TO ${name}`,
      ...indexes.map(([from, to]) => `ALTER INDEX ${from} RENAME TO ${to}`),
    ].join(";\n"),
  );
}
