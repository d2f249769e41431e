import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { withDatabase } from "#tests/setup/databases";
import { migrate, migrationsDir, readMigrations } from "../../dev/migrate.mjs";

const source = process.env.DATABASE_URL ?? "";
const baseline = readFileSync("prisma/released", "utf8").trim();
const place = mkdtempSync(join(tmpdir(), "goodstanding-migrations-"));
const made: string[] = [];
// A test database that nobody is connected to is dropped by the next test file.
const held: pg.Client[] = [];
afterAll(async () => {
  for (const client of held) await client.end();
  for (const name of made) await query(source, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  rmSync(place, { recursive: true, force: true });
});

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database of these migrations, and one more where it is given. */
async function databaseOf(names: readonly string[], more?: string): Promise<string> {
  const name = `${new URL(source).pathname.slice(1)}_m${made.length}`;
  const folder = join(place, name);
  for (const one of names) cpSync(join(migrationsDir, one), join(folder, one), { recursive: true });
  if (more) {
    mkdirSync(join(folder, "99999999999999_more"));
    writeFileSync(join(folder, "99999999999999_more", "migration.sql"), more);
  }
  await query(source, `CREATE DATABASE "${name}"`);
  made.push(name);
  const url = withDatabase(source, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  held.push(client);
  await migrate(url, folder);
  return url;
}

interface Column {
  readonly at: string;
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
}
const columnsOf = (url: string) =>
  query<Column>(
    url,
    `SELECT a.attrelid::regclass::text AS at, quote_ident(a.attname) AS name,
            format_type(a.atttypid, a.atttypmod) AS type,
            a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS "isNeeded"
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' ORDER BY 1, a.attnum`,
  );

/** What a process that knows the old schema can no longer read or write in the new one. */
async function faultsOf(oldUrl: string, newUrl: string): Promise<string[]> {
  const before = await columnsOf(oldUrl);
  const after = await columnsOf(newUrl);
  const place = ({ at, name }: Column) => `${at}.${name}`;
  const now = new Map(after.map((column) => [place(column), column]));
  const known = new Map(before.map((column) => [place(column), column]));
  const tables = new Set(before.map(({ at }) => at));
  const changed = before.filter((column) => now.get(place(column))?.type !== column.type);
  const asked = after.filter(
    (column) => tables.has(column.at) && column.isNeeded && !known.get(place(column))?.isNeeded,
  );
  return [
    ...changed.map((column) => `${place(column)} is gone or of another type`),
    ...asked.map((column) => `${place(column)} must be given now`),
  ];
}

const released = readMigrations()
  .map(({ name }) => name)
  .filter((name) => name <= baseline);

it("the present schema takes what the release before reads and writes", async () => {
  expect(await faultsOf(await databaseOf(released), source)).toEqual([]);
});

it.each([
  [
    "ALTER TABLE invoices RENAME COLUMN number TO name",
    "invoices.number is gone or of another type",
  ],
  [
    "ALTER TABLE users ALTER COLUMN email TYPE varchar(99)",
    "users.email is gone or of another type",
  ],
  ["ALTER TABLE users ADD COLUMN planted int NOT NULL", "users.planted must be given now"],
  ["DROP TABLE spent_challenges", "spent_challenges.signature is gone or of another type"],
])(
  "sees %s",
  async (sql, fault) => {
    const old = await databaseOf(released);
    const changed = await databaseOf(released, sql);
    expect(await faultsOf(old, changed)).toContain(fault);
  },
  120_000,
);
