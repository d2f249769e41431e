import { randomInt } from "node:crypto";
import pg from "pg";
import { migrate } from "../../dev/migrate.mjs";

/** The first half of the advisory lock that says "this run is alive". */
const LOCK = 72_707;
const PREFIX = "goodstanding_test_";

/** What a test file needs to make its own database. */
export interface Template {
  readonly adminUrl: string;
  readonly runId: number;
}

const nameOf = (runId: number, part: string | number) => `${PREFIX}${runId}_${part}`;
const quoted = pg.escapeIdentifier;

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "goodstanding-tests" });
  // A server that is stopped under a test must not end the test process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Makes the migrated database that every test file copies, after dropping what killed runs left on
 * the server: each run holds an advisory lock for as long as it lives.
 */
export async function makeTemplate(
  adminUrl: string,
): Promise<Template & { remove(): Promise<void> }> {
  const admin = await connect(adminUrl);
  await dropDeadRuns(admin);
  const runId = randomInt(1, 2 ** 31 - 1);
  await admin.query("select pg_advisory_lock($1, $2)", [LOCK, runId]);
  const name = nameOf(runId, "template");
  await admin.query(`create database ${quoted(name)}`);
  await migrate(withDatabase(adminUrl, name));
  const remove = async () => {
    await dropRun(admin, runId);
    await admin.end();
  };
  return { adminUrl, runId, remove };
}

async function testDatabases(admin: pg.Client): Promise<{ name: string; runId: number }[]> {
  const { rows } = await admin.query<{ datname: string }>("select datname from pg_database");
  return rows
    .map(({ datname }) => ({ name: datname, runId: Number(datname.split("_")[2]) }))
    .filter(({ name, runId }) => name.startsWith(PREFIX) && Number.isInteger(runId));
}

async function dropRun(admin: pg.Client, runId: number): Promise<void> {
  for (const database of await testDatabases(admin)) {
    if (database.runId !== runId) continue;
    await admin.query(`drop database if exists ${quoted(database.name)} with (force)`);
  }
}

async function dropDeadRuns(admin: pg.Client): Promise<void> {
  for (const runId of new Set((await testDatabases(admin)).map((database) => database.runId))) {
    const { rows } = await admin.query<{ free: boolean }>(
      "select pg_try_advisory_lock($1, $2) as free",
      [LOCK, runId],
    );
    if (!rows[0]?.free) continue;
    await dropRun(admin, runId);
    await admin.query("select pg_advisory_unlock($1, $2)", [LOCK, runId]);
  }
}

/**
 * Copies the template for the calling process and returns the copy's address. One connection to it
 * stays open until the process ends, which marks it as in use; copies that nobody uses any more
 * are dropped on the way.
 */
export async function cloneTemplate({ adminUrl, runId }: Template): Promise<string> {
  const admin = await connect(adminUrl);
  try {
    // One at a time: a template must have no other reader, and a copy is unused until it is opened.
    await admin.query("select pg_advisory_lock($1, 0)", [LOCK]);
    await dropFinished(admin, runId);
    const name = nameOf(runId, `${Date.now()}_${process.pid}`);
    const template = nameOf(runId, "template");
    await admin.query(`create database ${quoted(name)} template ${quoted(template)}`);
    const url = withDatabase(adminUrl, name);
    await connect(url);
    return url;
  } finally {
    await admin.end();
  }
}

/** Copies alone: what a test makes beside its copy is that test's, and may be between two connections. */
async function dropFinished(admin: pg.Client, runId: number): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database d where datname like $1 and datname ~ '_[0-9]+_[0-9]+$'
     and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [nameOf(runId, "%")],
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${quoted(datname)}`);
}
