import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import type pg from "pg";
import { z } from "zod";

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds; written last, so a folder without it is no backup. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Names and checksums: the rows fit a database that was brought there by exactly these. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: digest })),
  tables: z.array(
    z.strictObject({
      /** As SQL names it, quoted where it must be. */
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      file: z.string(),
      /** Of the rows as text, before they are packed. */
      sha256: digest,
    }),
  ),
  sequences: z.array(
    z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  files: z.array(
    z.strictObject({ key: z.string(), contentType: z.string(), size: z.int(), sha256: digest }),
  ),
});
export type Manifest = z.output<typeof manifestSchema>;

/** What an operator has to put right: a wrong folder, a database that is in use. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

/** @throws BackupProblem when the folder holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new BackupProblem(`${folder} holds no backup that was finished`);
  });
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new BackupProblem(`${folder} was not written by this program`);
  return read.data;
}

/** Passes bytes on and says their digest and number once all went through. */
export function measure() {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(undefined, chunk);
    },
  });
  return { stream, sha256: () => hash.digest("hex"), size: () => size };
}

/** Text in which values come back as they were, whatever the server's own settings. */
export const EXACT = `SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC';
  SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1;
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL statement_timeout = 0`;

/**
 * Not the schemas of others: PostgreSQL's own, and the queue's, which makes itself again. Nor tables
 * that no migration made: an import and the making of the listing index have theirs for a moment.
 */
const OURS = `n.nspname NOT IN ('pg_catalog', 'information_schema', 'bullmq')
  AND n.nspname NOT LIKE 'pg\\_%' AND c.relname <> '_prisma_migrations'
  AND c.relname !~ '_(next|raw)$|^staging_[0-9]+$'`;

/** Every table of ours with the columns that are written. */
export async function tablesOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
            array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND ${OURS}
     GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/** Every counter of ours and where it stands. */
export async function sequencesOf(client: pg.ClientBase): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'S' AND ${OURS} ORDER BY 1`,
  );
  const found: Manifest["sequences"] = [];
  for (const { name } of rows) {
    const read = await client.query(`SELECT last_value AS value, is_called FROM ${name}`);
    found.push({ name, value: String(read.rows[0].value), isCalled: read.rows[0].is_called });
  }
  return found;
}

/** The migrations that brought the database where it is. */
export async function migrationsOf(client: pg.ClientBase): Promise<Manifest["migrations"]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}
