import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import type { Ctx } from "#modules/platform/ctx.server";
import { withLongClient } from "#modules/platform/db.server";
import { entryFields } from "../domain/fields";
import { foldName } from "../domain/fold";
import { codeOf } from "../domain/postings";
import { RadixTree } from "../domain/radix-tree";
import { binaryNodes, copyLinesOf, writeCopyLine } from "./copy-format.server";
import { WordRuns } from "./word-runs.server";

/**
 * Makes the search index again from the imported list, for the organizations of the configured
 * groups that are no accounts, beside the one that is in use, and then puts it in its place in one
 * transaction. The caller holds the lock of imports.
 * @returns how many organizations it has
 */
export async function buildIndex(ctx: Ctx): Promise<number> {
  return withLongClient((out) => withLongClient((into) => build(ctx, out, into)));
}

async function build(ctx: Ctx, out: pg.Client, into: pg.Client): Promise<number> {
  await into.query(`
    DROP TABLE IF EXISTS listing_index.entries_raw, listing_index.entries_next,
      listing_index.nodes_next;
    CREATE UNLOGGED TABLE listing_index.entries_raw (LIKE listing_index.entries);
    ALTER TABLE listing_index.entries_raw DROP COLUMN position;
    SET maintenance_work_mem = '256MB'; SET work_mem = '128MB'`);
  await foldEntries(out, into);
  await into.query(`
    CREATE TABLE listing_index.entries_next (LIKE listing_index.entries);
    INSERT INTO listing_index.entries_next
      SELECT (row_number() OVER (ORDER BY name_key, sort_key, ein))::int - 1, *
      FROM listing_index.entries_raw ORDER BY 1;
    DROP TABLE listing_index.entries_raw;
    ALTER TABLE listing_index.entries_next ADD CONSTRAINT entries_next_pkey PRIMARY KEY (position);
    CREATE INDEX entries_next_ein ON listing_index.entries_next (ein) INCLUDE (position);
    CREATE INDEX entries_next_name_key ON listing_index.entries_next (name_key);
    CREATE INDEX entries_next_sort_key ON listing_index.entries_next (sort_key);
    ANALYZE listing_index.entries_next`);
  const counted = await into.query<{ rows: number }>(
    "SELECT count(*)::int AS rows FROM listing_index.entries_next",
  );
  const rows = counted.rows[0]?.rows ?? 0;
  await copyNodes(out, into, rows);
  await swapIndex(ctx, into, rows);
  return rows;
}

/** The rows of the groups, with what they are ordered and found by. */
async function foldEntries(out: pg.Client, into: pg.Client): Promise<void> {
  const source = out.query(
    to(`COPY (SELECT ein, name, sort_name, city, state FROM irs_organizations o
      WHERE group_number IN (SELECT number FROM listing_groups)
        AND NOT EXISTS (SELECT FROM listing_index.accounts a
          WHERE a.ein = o.ein AND NOT a.is_hidden)) TO STDOUT`),
  );
  async function* folded(): AsyncGenerator<Buffer> {
    let text = "";
    for await (const fields of copyLinesOf(source)) {
      const [, name = "", sortName = ""] = fields;
      text += writeCopyLine([...fields, foldName(name), foldName(sortName)]);
      if (text.length < 1 << 16) continue;
      yield Buffer.from(text);
      text = "";
    }
    yield Buffer.from(text);
  }
  await pipeline(folded(), into.query(from("COPY listing_index.entries_raw FROM STDIN")));
}

async function copyNodes(out: pg.Client, into: pg.Client, rowCount: number): Promise<void> {
  const runs = new WordRuns();
  try {
    const source = out.query(
      to(`COPY (SELECT position, name_key, sort_key, city, state
        FROM listing_index.entries_next) TO STDOUT`),
    );
    for await (const fields of copyLinesOf(source)) {
      const [position, name_key = "", sort_key = "", city = "", state = ""] = fields;
      const row = Number(position);
      for (const [word, field] of entryFields({ name_key, sort_key, city, state })) {
        runs.add(word, codeOf(row, field));
      }
    }
    const tree = new RadixTree(rowCount);
    function* nodes() {
      for (const { word, codes } of runs.read()) yield* tree.add(word, codes);
      yield* tree.end();
    }
    await into.query(`CREATE TABLE listing_index.nodes_next (LIKE listing_index.nodes
      INCLUDING STORAGE)`);
    const copy = from("COPY listing_index.nodes_next FROM STDIN (FORMAT binary)");
    await pipeline(binaryNodes(nodes()), into.query(copy));
  } finally {
    runs.remove();
  }
  await into.query(`
    ALTER TABLE listing_index.nodes_next ADD CONSTRAINT nodes_next_pkey PRIMARY KEY (prefix);
    CREATE INDEX nodes_next_trigrams ON listing_index.nodes_next USING gin (prefix gin_trgm_ops);
    ANALYZE listing_index.nodes_next`);
}

async function swapIndex(ctx: Ctx, into: pg.Client, rows: number): Promise<void> {
  await into.query("BEGIN");
  await into.query(`
    DROP TABLE listing_index.entries, listing_index.nodes;
    ALTER TABLE listing_index.entries_next RENAME TO entries;
    ALTER TABLE listing_index.nodes_next RENAME TO nodes;
    ALTER INDEX listing_index.entries_next_pkey RENAME TO entries_pkey;
    ALTER INDEX listing_index.entries_next_ein RENAME TO entries_ein;
    ALTER INDEX listing_index.entries_next_name_key RENAME TO entries_name_key;
    ALTER INDEX listing_index.entries_next_sort_key RENAME TO entries_sort_key;
    ALTER INDEX listing_index.nodes_next_pkey RENAME TO nodes_pkey;
    ALTER INDEX listing_index.nodes_next_trigrams RENAME TO nodes_trigrams;
    UPDATE listing_index.accounts a SET
      place = coalesce((SELECT e.position FROM listing_index.entries e
        WHERE e.name_key > a.name_key ORDER BY e.name_key, e.position LIMIT 1), ${rows}),
      entry = (SELECT e.position FROM listing_index.entries e
        WHERE e.ein = a.ein AND NOT a.is_hidden)`);
  await into.query(
    `UPDATE listing_index.state SET generation = generation + 1, entries = $1, built_at = $2`,
    [rows, ctx.now()],
  );
  await into.query("COMMIT");
}
