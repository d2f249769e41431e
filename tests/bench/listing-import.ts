import { spawn } from "node:child_process";
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { from } from "pg-copy-streams";
import { addListingGroup } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { pool, withLongClient } from "#modules/platform/db.server";
import irsFile from "../../prisma/demonstration-irs.json";
import { GROUPS, SIZES, writeRevocations, writeRows, writeStates } from "./listing-rows";
import { median, type Row } from "./report";

const system = createCtx({ actor: { kind: "system", name: "bench" } });

/** The most memory that a process ever had, in megabytes. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1_000;
  } catch {
    return 0;
  }
}

/** Lists of the demonstration are older: a list that is older than one of its kind is refused. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** `npm run import:irs`, as an operator runs it: seconds and megabytes. */
async function importFiles(
  files: readonly string[],
  asOf = daysAgo(2),
): Promise<{ seconds: number; peak: number }> {
  const begun = performance.now();
  // The rows of the demonstration leave by those that were made.
  const args = ["build/import-irs.js", "--accept-loss", "--as-of", asOf, ...files];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "inherit", "pipe"],
    env: { ...process.env, NODE_ENV: "production", DEMO: "1" },
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, 50);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`the import failed: ${said.slice(-500)}`);
  return { seconds: (performance.now() - begun) / 1_000, peak };
}

/** The same lines by one bare COPY a file, into a table with the key that ours has or with none. */
async function bareCopy(files: readonly string[], key = ""): Promise<number> {
  const columns = (irsFile.lines[0] ?? "").split(",").map((name) => `"${name}" text`);
  return withLongClient(async (client) => {
    await client.query(`CREATE TABLE bare (${columns.join(", ")}${key})`);
    const begun = performance.now();
    for (const file of files) {
      await pipeline(
        createReadStream(file, { highWaterMark: 1 << 18 }),
        client.query(from("COPY bare FROM STDIN (FORMAT csv, HEADER)")),
      );
    }
    const seconds = (performance.now() - begun) / 1_000;
    await client.query("DROP TABLE bare");
    return seconds;
  });
}

async function sizes(): Promise<void> {
  const { rows } = await pool.query<{ name: string; size: string }>(
    `SELECT c.relname AS name, pg_size_pretty(pg_total_relation_size(c.oid)) AS size FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND (n.nspname = 'listing_index' OR c.relname = 'irs_organizations')`,
  );
  console.log(rows.map(({ name, size }) => `${name} ${size}`).join(", "));
}

/** Imports the made rows into the database of the bench, unless they are there. */
export async function importMade(): Promise<
  { seconds: number; peak: number; bare: number } | undefined
> {
  const { rows } = await pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM irs_organizations",
  );
  if ((rows[0]?.n ?? 0) >= SIZES.rows) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), "listing-rows-"));
  try {
    const file = path.join(folder, "made.csv");
    await writeRows(file);
    await pool.query("DELETE FROM listing_groups");
    for (const number of GROUPS) await addListingGroup(system, { number, label: "Bench" });
    const bare = await bareCopy([file]);
    const { seconds, peak } = await importFiles([file]);
    await sizes();
    return { seconds, peak, bare };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The revocation list as the IRS offers it, as text and compressed. */
async function importRevocations(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listing-rows-"));
  try {
    const file = path.join(folder, "data-download-revocation.txt");
    await writeRevocations(file);
    await pipeline(createReadStream(file), createGzip(), createWriteStream(`${file}.gz`));
    const text = await importFiles([file]);
    const gzip = await importFiles([`${file}.gz`], daysAgo(1));
    return [
      { kind: "text", ...text },
      { kind: "gzip", ...gzip },
    ].map(({ kind, seconds, peak }) => ({
      name: `memory of the import of ${SIZES.revoked} revocations, ${kind}, in ${seconds.toFixed(1)} s`,
      ours: peak,
      unit: "MB",
      target: "at most 200 MB",
      ok: peak <= 200,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How often the files of states are imported, each time into an empty table. */
const ROUNDS = 3;

/** The files of many states beside bare COPY into the same table with its key, in turns. */
async function importStates(): Promise<Row> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "listing-rows-"));
  const [ours, bare]: [number[], number[]] = [[], []];
  try {
    const files = await writeStates(folder);
    for (let round = 0; round < ROUNDS; round += 1) {
      await forget();
      bare.push(await bareCopy(files, ', PRIMARY KEY ("EIN")'));
      ours.push((await importFiles(files)).seconds);
    }
    await forget();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [seconds, reference] = [median(ours), median(bare)];
  return {
    name: `import of ${SIZES.states} files, ${SIZES.ofStates} rows, beside bare COPY into the same table with its key`,
    ours: seconds,
    reference,
    ratio: seconds / reference,
    unit: "s",
    target: "at most 4",
    ok: seconds <= 4 * reference,
  };
}

/** As if nothing had been imported yet. */
const forget = () =>
  pool.query("TRUNCATE irs_organizations, listing_regions, listing_changes, listing_imports");

/** How long the import of a whole country takes, with every index, and how much memory. */
export async function run(): Promise<Row[]> {
  const states = await importStates();
  const done = await importMade();
  if (!done) return [states];
  const { seconds, peak, bare } = done;
  const what = `${SIZES.rows} rows, ${SIZES.grouped} searched`;
  return [
    states,
    {
      name: `import of ${what}, beside a bare COPY`,
      ours: seconds,
      reference: bare,
      ratio: seconds / bare,
      unit: "s",
      target: "at most 60 s",
      ok: seconds <= 60,
    },
    {
      name: "memory of the import",
      ours: peak,
      unit: "MB",
      target: "at most 200 MB",
      ok: peak <= 200,
    },
    ...(await importRevocations()),
  ];
}
