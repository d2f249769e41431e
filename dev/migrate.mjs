// Applies prisma/migrations/*/migration.sql with Prisma's own bookkeeping, so that this and
// `prisma migrate deploy` agree, while no engine has to be downloaded.
import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** The folder of the migrations, one subfolder each, in the order of their names. */
export const migrationsDir = fileURLToPath(new URL("../prisma/migrations", import.meta.url));
/** The number of the advisory lock that Prisma's schema engine takes, so both exclude each other. */
const LOCK = 72707369;
const CONNECT_MS = 30_000;

/**
 * Every migration: its folder's name, its SQL and the checksum that Prisma keeps (SHA-256, hex).
 * @returns {{ name: string, sql: string, checksum: string }[]}
 */
export function readMigrations(dir = migrationsDir) {
  return fs
    .readdirSync(dir)
    .sort()
    .map((name) => ({ name, file: path.join(dir, name, "migration.sql") }))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ name, file }) => {
      const sql = fs.readFileSync(file, "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/**
 * Brings the database at `url` up to date. Each migration is one transaction; two processes that
 * migrate at once wait for each other.
 * @param {string} url postgresql:// address
 * @param {string} [dir] the folder of the migrations
 * @returns {Promise<string[]>} the names of the migrations that were applied now
 * @throws when a migration fails, failed earlier, or was changed after it was applied
 */
export async function migrate(url, dir = migrationsDir) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const applied = await appliedChecksums(client);
    const names = [];
    for (const migration of readMigrations(dir)) {
      const before = applied.get(migration.name);
      if (before === undefined) {
        await apply(client, migration);
        names.push(migration.name);
      } else if (before !== migration.checksum) {
        throw new Error(`Migration ${migration.name} was changed after it was applied.`);
      }
    }
    return names;
  } finally {
    await client.end();
  }
}

async function appliedChecksums(client) {
  await client.query(`create table if not exists "_prisma_migrations" (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
  const { rows } = await client.query(
    `select migration_name, checksum, finished_at, logs from "_prisma_migrations"
     where rolled_back_at is null`,
  );
  const failed = rows.find((row) => row.finished_at === null);
  if (failed) {
    throw new Error(
      `Migration ${failed.migration_name} failed earlier (${failed.logs ?? "interrupted"}). ` +
        "Mend the database, then set rolled_back_at of its row in _prisma_migrations.",
    );
  }
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

/** Applies one migration as one simple query, which PostgreSQL runs as one transaction. */
async function apply(client, { name, sql, checksum }) {
  const id = randomUUID();
  await client.query(
    `insert into "_prisma_migrations" (id, checksum, migration_name) values ($1, $2, $3)`,
    [id, checksum, name],
  );
  try {
    await client.query(sql);
  } catch (error) {
    await client.query("rollback");
    await client.query(
      `update "_prisma_migrations" set logs = $2, rolled_back_at = now()
      where id = $1`,
      [id, error.message],
    );
    throw new Error(`Migration ${name} failed and changed nothing: ${error.message}`);
  }
  await client.query(
    `update "_prisma_migrations" set finished_at = now(), applied_steps_count = 1 where id = $1`,
    [id],
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error("DATABASE_URL is not set. (npm start migrates the embedded database itself.)");
    process.exit(1);
  }
  const names = await migrate(url);
  console.log(names.length ? names.map((name) => `applied ${name}`).join("\n") : "up to date");
}
