import { createWriteStream, existsSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Ctx } from "../ctx.server";
import { withLongClient } from "../db.server";
import { storage } from "../storage/index.server";
import {
  BackupProblem,
  EXACT,
  type Manifest,
  measure,
  migrationsOf,
  sequencesOf,
  tablesOf,
} from "./manifest.server";

/**
 * Writes everything that the installation holds to a new folder: the rows of all tables as of one
 * moment, while others go on writing, then the files, so that each file that a row names is there.
 * A file that is removed meanwhile is left out. The folder has its name when it is whole.
 * @throws BackupProblem when there is such a folder; StorageUnavailable
 */
export async function takeBackup(ctx: Ctx, folder: string): Promise<Manifest> {
  const target = resolve(folder);
  const partial = `${target}.partial`;
  for (const path of [target, partial]) {
    if (existsSync(path)) throw new BackupProblem(`${path} is there already: name a new folder`);
  }
  await mkdir(join(partial, "tables"), { recursive: true, mode: 0o700 });
  const rows = await withLongClient((client) => takeRows(client, partial));
  const files = await takeFiles(partial);
  const manifest: Manifest = { format: 1, takenAt: ctx.now().toISOString(), ...rows, files };
  const file = await open(join(partial, "manifest.json"), "wx", 0o600);
  await file.writeFile(`${JSON.stringify(manifest, undefined, 1)}\n`);
  await file.sync();
  await file.close();
  await rename(partial, target);
  return manifest;
}

async function takeRows(client: pg.Client, folder: string) {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await client.query(EXACT);
  const migrations = await migrationsOf(client);
  const tables: Manifest["tables"] = [];
  for (const { name, columns } of await tablesOf(client)) {
    const file = `tables/${String(tables.length + 1).padStart(3, "0")}.copy.gz`;
    const out = client.query(copyTo(`COPY ${name} (${columns.join(", ")}) TO STDOUT`));
    const measured = measure();
    const target = createWriteStream(join(folder, file), { flags: "wx", mode: 0o600, flush: true });
    await pipeline(out, measured.stream, createGzip({ level: 6 }), target);
    tables.push({ name, columns, rows: out.rowCount, file, sha256: measured.sha256() });
  }
  // Counters are outside of transactions: what was drawn since is only skipped.
  const sequences = await sequencesOf(client);
  await client.query("COMMIT");
  return { migrations, tables, sequences };
}

async function takeFiles(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for await (const key of storage.list()) {
    const found = await storage.get(key);
    if (!found) continue;
    const path = join(folder, "files", key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const measured = measure();
    const target = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(found.stream, measured.stream, target);
    const { contentType } = found;
    files.push({ key, contentType, size: measured.size(), sha256: measured.sha256() });
  }
  return files.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
