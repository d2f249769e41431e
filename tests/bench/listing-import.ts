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
import { GROUPS, SIZES, writeRevocations, writeRows } from "./listing-rows";
import type { Row } from "./report";

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

/** `npm run import:irs`, as an operator runs it: seconds and megabytes. */
async function importFile(
  file: string,
  asOf = "2026-11-10",
): Promise<{ seconds: number; peak: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["build/import-irs.js", "--as-of", asOf, file], {
    stdio: ["ignore", "inherit", "ignore"],
    env: { ...process.env, NODE_ENV: "production", DEMO: "1" },
  });
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, 50);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(look);
  if (code !== 0) throw new Error("the import failed");
  return { seconds: (performance.now() - begun) / 1_000, peak };
}

/** The same lines by one bare COPY into a table without an index. */
async function bareCopy(file: string): Promise<number> {
  const columns = (irsFile.lines[0] ?? "").split(",").map((name) => `"${name}" text`);
  return withLongClient(async (client) => {
    await client.query(`CREATE TABLE bare (${columns.join(", ")})`);
    const begun = performance.now();
    await pipeline(
      createReadStream(file, { highWaterMark: 1 << 18 }),
      client.query(from("COPY bare FROM STDIN (FORMAT csv, HEADER)")),
    );
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
    const bare = await bareCopy(file);
    const { seconds, peak } = await importFile(file);
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
    const text = await importFile(file);
    const gzip = await importFile(`${file}.gz`, "2026-11-11");
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

/** How long the import of a whole country takes, with every index, and how much memory. */
export async function run(): Promise<Row[]> {
  const done = await importMade();
  if (!done) return [];
  const { seconds, peak, bare } = done;
  const what = `${SIZES.rows} rows, ${SIZES.grouped} searched`;
  return [
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
