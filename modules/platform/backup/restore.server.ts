import { createReadStream } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { withLongClient } from "../db.server";
import { storage } from "../storage/index.server";
import {
  BackupProblem,
  EXACT,
  type Manifest,
  measure,
  migrationsOf,
  readManifest,
  tablesOf,
} from "./manifest.server";

/**
 * Puts a backup into an empty installation: a database that `npm run migrate` has just made, with
 * the release that took the backup, and an empty store. Every digest is compared before anything
 * is changed. The rows go in as one transaction, in which the foreign keys are made again and so
 * checked: the database has the whole backup or nothing.
 * @throws BackupProblem for a folder that is damaged, another release, or a place that is in use
 */
export async function restoreBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await compareDigests(folder, manifest);
  await withLongClient((client) => refuseOther(client, manifest));
  for await (const _key of storage.list()) throw inUse("The file store");
  for (const { key, contentType } of manifest.files) {
    await storage.put(key, createReadStream(join(folder, "files", key)), { contentType });
  }
  await withLongClient((client) => putRows(client, folder, manifest));
  return manifest;
}

const inUse = (what: string) =>
  new BackupProblem(`${what} is not empty: a backup is restored into an empty place only`);

async function compareDigests(folder: string, { tables, files }: Manifest): Promise<void> {
  const digestOf = async (path: string, isPacked: boolean) => {
    const { stream, sha256 } = measure();
    const steps = isPacked ? [createGunzip(), stream] : [stream];
    await pipeline([createReadStream(join(folder, path)), ...steps, new PassThrough().resume()]);
    return sha256();
  };
  for (const { file, sha256 } of tables) await compare(file, true, sha256);
  for (const { key, sha256 } of files) await compare(`files/${key}`, false, sha256);

  async function compare(path: string, isPacked: boolean, expected: string) {
    const found = await digestOf(path, isPacked).catch(() => undefined);
    if (found !== expected) throw new BackupProblem(`${path} of the backup is damaged or missing`);
  }
}

/** Another release's rows do not fit, and rows of somebody are not overwritten. */
async function refuseOther(client: pg.Client, manifest: Manifest): Promise<void> {
  const known = JSON.stringify(await migrationsOf(client));
  if (known !== JSON.stringify(manifest.migrations)) {
    const last = manifest.migrations.at(-1)?.name;
    throw new BackupProblem(
      `The backup was taken with the migrations up to ${last}, and the database has others: ` +
        "restore it with the release that took it, then migrate.",
    );
  }
  const used = await client.query("SELECT 1 FROM users UNION ALL SELECT 1 FROM accounts LIMIT 1");
  if (used.rowCount) throw inUse("The database");
}

async function putRows(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query("BEGIN");
  await client.query(EXACT);
  // What migrations put there themselves is in the backup too.
  const names = (await tablesOf(client)).map(({ name }) => name);
  await client.query(`LOCK TABLE ${names.join(", ")} IN ACCESS EXCLUSIVE MODE`);
  await refuseOther(client, manifest);
  const keys = await dropForeignKeys(client);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(", ")}`);
  for (const { name, columns, file, rows } of manifest.tables) {
    const put = client.query(copyFrom(`COPY ${name} (${columns.join(", ")}) FROM STDIN`));
    await pipeline(createReadStream(join(folder, file)), createGunzip(), put);
    if (put.rowCount !== rows) throw new Error(`${name} has ${put.rowCount} of ${rows} rows`);
  }
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query("SELECT setval($1::regclass, $2, $3)", [name, value, isCalled]);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  await client.query("COMMIT");
}

/** Takes the foreign keys away, so that tables can be filled in any order. */
async function dropForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
            pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace <> 'pg_catalog'::regnamespace
       AND connamespace IS DISTINCT FROM to_regnamespace('bullmq')`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  return rows;
}
