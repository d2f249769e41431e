import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Manifest } from "#modules/platform/backup/index.server";
import { withDatabase } from "#tests/setup/databases";
import { Visitor } from "#tests/setup/visitor";
import { startWeb, startWorker, temporaryFolder } from "#tests/setup/web";
import { waitUntil } from "../../../dev/processes.mjs";

const source = process.env.DATABASE_URL ?? "";
const place = temporaryFolder();
const at = (name: string) => join(place.path, name);
const made: string[] = [];

/** An empty database beside the source. */
async function emptyDatabase(): Promise<string> {
  const name = `${new URL(source).pathname.slice(1)}_r${made.length}`;
  await query(source, `CREATE DATABASE "${name}"`);
  made.push(name);
  const url = withDatabase(source, name);
  // A database of the tests that nobody is connected to is dropped by the next test file.
  const holder = new pg.Client({ connectionString: url });
  holder.on("error", () => {});
  await holder.connect();
  return url;
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a program with a database and a data folder of its choice. */
async function run(args: string[], url: string, dataDir: string) {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: Object.assign({} as NodeJS.ProcessEnv, {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DEMO: "1",
      LOG_LEVEL: "warn",
      DATABASE_URL: url,
      DATA_DIR: dataDir,
    }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, said };
}
const backUp = (folder: string, url = source, data = "data") =>
  run(["dev/backup.mjs", "backup", at(folder)], url, at(data));
const restore = (folder: string, url: string, data: string) =>
  run(["dev/backup.mjs", "restore", at(folder)], url, at(data));
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(at(join(folder, "manifest.json")), "utf8")) as Manifest;

/** Of every table the number of its rows and a digest of them, whatever their order. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = manifestOf("quiet").tables.map(({ name }) => name);
  const found: Record<string, unknown> = {};
  for (const name of tables) {
    const text = `SELECT count(*)::int AS rows, md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS md5 FROM ${name} t`;
    [found[name]] = await query(url, text);
  }
  return found;
}

function filesOf(data: string): Record<string, string> {
  const folder = at(join(data, "files", "objects"));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length), sha256(path)]),
  );
}
const sha256 = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

const answers = { name: "Gamma", purpose: "Friendship.", fiscal_year_end: "6", version: "1" };
const form = "/bylaws-generator/chapter";
/** Often enough that a backup meets several, and no more than a worker makes in time. */
const PACE_MS = 200;

describe("a backup", () => {
  let documents = 0;
  beforeAll(async () => {
    expect(await run(["build/seed.js"], source, at("data"))).toMatchObject({ code: 0 });
    const env = { DATA_DIR: at("data") };
    const web = await startWeb(env);
    const worker = await startWorker(env);
    // Documents are asked for and made all the while.
    let isOver = false;
    const visitor = new Visitor(web.url);
    const _at = (await visitor.open(form)).hidden("_at");
    // What an import that is under way has for a moment is nothing to keep.
    await query(
      source,
      "CREATE TABLE listing_index.planted_next (n int); CREATE TABLE listing_index.staging_999999 (n int)",
    );
    const writing = (async () => {
      for (; !isOver; documents++) {
        expect((await visitor.call(form, "POST", { ...answers, _at })).status).toBe(200);
        await sleep(PACE_MS);
      }
    })();
    await waitUntil(() => documents > 5, 30_000);
    const before = documents;
    expect(await backUp("busy")).toMatchObject({ code: 0 });
    expect(documents).toBeGreaterThan(before);
    isOver = true;
    await writing;
    await query(source, "DROP TABLE listing_index.planted_next, listing_index.staging_999999");
    const open = "SELECT FROM bylaws_versions WHERE state <> 'ready'";
    const isMade = async () => (await query(source, open)).length === 0;
    expect(await waitUntil(isMade, 240_000)).toBe(true);
    await Promise.all([web.stop(), worker.stop()]);
    expect(await backUp("quiet")).toMatchObject({ code: 0 });
  }, 480_000);
  afterAll(async () => {
    for (const name of made) await query(source, `DROP DATABASE "${name}" WITH (FORCE)`);
    place.remove();
  });

  it("comes back row by row and byte by byte", async () => {
    const url = await emptyDatabase();
    const done = await restore("quiet", url, "quiet-data");
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining("restore: ") });
    expect(await contentOf(url)).toEqual(await contentOf(source));
    expect(filesOf("quiet-data")).toEqual(filesOf("data"));
    expect(manifestOf("quiet").files).toHaveLength(Object.keys(filesOf("data")).length);
    const constraints = `SELECT conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
      WHERE connamespace::regnamespace::text <> 'bullmq' ORDER BY 1, 2`;
    expect(await query(url, constraints)).toEqual(await query(source, constraints));
    const triggers = `SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal
      AND tgrelid::regclass::text NOT LIKE 'bullmq%' ORDER BY 1, tgrelid::regclass::text`;
    expect(await query(url, triggers)).toEqual(await query(source, triggers));
    // New rows get numbers that nobody has.
    const counters = `SELECT schemaname, sequencename, last_value FROM pg_sequences
      WHERE schemaname <> 'bullmq' ORDER BY 1, 2`;
    expect(await query(url, counters)).toEqual(await query(source, counters));
  });

  it("taken while others write is of one moment, and a whole site starts on it", async () => {
    const url = await emptyDatabase();
    const restored = await restore("busy", url, "busy-data");
    expect([restored.code, restored.said]).toEqual([0, restored.said]);
    expect(await backUp("again", url, "busy-data")).toMatchObject({ code: 0 });
    const { tables, files, sequences } = manifestOf("busy");
    expect(manifestOf("again")).toMatchObject({ tables, files, sequences });
    for (const check of ["build/check-ledger.js", "build/check-audit.js"]) {
      const { code, said } = await run([check], url, at("busy-data"));
      expect([code, said]).toEqual([0, said]);
    }

    const env = { DATABASE_URL: url, DATA_DIR: at("busy-data") };
    const web = await startWeb(env);
    const worker = await startWorker(env);
    const person = new Visitor(web.url);
    await person.open("/login");
    const login = { email: "treasurer@goodstanding.example", password: "booster-club-2026" };
    expect((await person.submit("/login", login)).status).toBe(303);
    expect((await person.follow("/app")).text).toContain("Lincoln High School Band Boosters");
    // What was asked for and not yet made at that moment is made now, and what was made is there.
    const hashes = await query(url, "SELECT hash FROM bylaws WHERE variant = 'chapter'");
    expect(hashes.length).toBeGreaterThan(5);
    for (const { hash } of hashes) {
      const address = `/bylaws-generator/download/${hash}`;
      await expect.poll(async () => (await person.call(address)).status).toBe(200);
    }
    await Promise.all([web.stop(), worker.stop()]);
  });

  it("goes into an empty place only, whole or not at all", async () => {
    expect(await restore("quiet", source, "data")).toMatchObject({
      code: 2,
      said: expect.stringContaining("database is not empty"),
    });
    expect(await backUp("quiet")).toMatchObject({ code: 2 });
    const url = await emptyDatabase();
    expect(await restore("quiet", url, "data")).toMatchObject({
      code: 2,
      said: expect.stringContaining("file store is not empty"),
    });
    const [first] = manifestOf("quiet").files;
    cpSync(at("quiet"), at("hurt"), { recursive: true });
    appendFileSync(at(join("hurt", "files", first?.key ?? "")), "x");
    expect(await restore("hurt", url, "hurt-data")).toMatchObject({
      code: 2,
      said: expect.stringContaining("damaged"),
    });
    rmSync(at(join("hurt", "manifest.json")));
    expect(await restore("hurt", url, "hurt-data")).toMatchObject({ code: 2 });
    expect(await query(url, "SELECT FROM users")).toEqual([]);
  });
});
