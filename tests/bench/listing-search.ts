import { createRequire } from "node:module";
import { searchListings } from "#modules/listings/index.server";
import { pool, withLongClient } from "#modules/platform/db.server";
import { startWeb } from "#tests/setup/web";
import { importMade } from "./listing-import";
import { percentile, type Row } from "./report";

const kinds: Readonly<Record<string, readonly string[]>> = {
  "one letter": ["a", "c", "m", "s", "z"],
  "three letters": ["boo", "chu", "ass", "min", "foun"],
  "five letters": ["boost", "churc", "assoc", "found", "schoo"],
  "eight letters": ["foundati", "associat", "ministri", "communit", "american"],
  "two words": [
    "church god",
    "school foundation",
    "american legion",
    "band booster",
    "baptist first",
  ],
  "whole name": [
    "first baptist church",
    "american legion auxiliary",
    "lions club",
    "rotary club",
    "knights of columbus",
  ],
  misspelled: ["fondation", "minstries", "asociation", "churhc", "comunity"],
  "several misspelled": ["frist babtist churhc", "amercan legoin", "lions culb", "band bosters"],
  "some of the words": ["legion baptist choir", "rotary foundation chess", "american school yacht"],
  EIN: ["000000001", "00-0400001", "001000001", "000800001", "0012"],
  empty: ["", "", "", "", ""],
  "page 1,000": ["a@1000", "c@1000", "@1000", "s@1000", "m@1000"],
};
const ROUNDS = Number(process.env.LISTING_ROUNDS ?? 8);

async function timesOf(
  inputs: readonly string[],
  rounds: number,
  ask: (input: string) => Promise<unknown>,
) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const input of inputs) {
      const begun = performance.now();
      await ask(input);
      times.push(performance.now() - begun);
    }
  }
  return times;
}

/** So many calls that the engine has compiled what it will compile: a running server's, not its start. */
const WARM_CALLS = 5000;

/** Warm, and so often that the slowest hundredth is no handful of calls; the start is printed. */
async function warmTimesOf(
  who: string,
  inputs: readonly string[],
  ask: (input: string) => Promise<unknown>,
) {
  const start = await timesOf(inputs, WARM_CALLS / inputs.length, ask);
  console.log(`${who}: the first ${start.length} calls ${short(start)} ms`);
  return timesOf(inputs, ROUNDS * 25, ask);
}

const split = (input: string) => {
  const [keyword = "", page = "1"] = input.split("@");
  return { keyword, page: Number(page) };
};

/** The JSON call by so many clients at once. */
async function overHttp(url: string, inputs: readonly string[], clients: number) {
  const ask = async (input: string) => {
    const { keyword, page } = split(input);
    const query = new URLSearchParams({ search: "verify-501c3", keyword, page: String(page) });
    const answer = await fetch(`${url}/listings?${query}`);
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.text();
  };
  const rounds = Math.max(1, Math.round(ROUNDS / (clients > 1 ? 8 : 1)));
  const all = await Promise.all(
    Array.from({ length: clients }, () => timesOf(inputs, rounds, ask)),
  );
  return all.flat();
}

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A page and an exact count in PostgreSQL, with or without its trigram index. */
function likePage(table: string) {
  return async (input: string) => {
    const { keyword } = split(input);
    const like = `%${escaped(keyword.toUpperCase())}%`;
    await withLongClientOf(async (query) => {
      await query(`SELECT ein FROM ${table} WHERE text ILIKE $1 ORDER BY text, ein LIMIT 15`, [
        like,
      ]);
      await query(`SELECT count(*) FROM ${table} WHERE text ILIKE $1`, [like]);
    });
  };
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;
let shared: Query | undefined;
const withLongClientOf = async (work: (query: Query) => Promise<void>) => {
  if (!shared) throw new Error("no connection");
  await work(shared);
};

/** SQLite's own trigram index on the same rows, where the package is there. */
async function sqlite(): Promise<((input: string) => Promise<void>) | undefined> {
  try {
    const load = createRequire(import.meta.url);
    const Database = load(process.env.SQLITE_PACKAGE ?? "better-sqlite3");
    const db = new Database(":memory:");
    db.exec("CREATE VIRTUAL TABLE t USING fts5(text, ein UNINDEXED, tokenize='trigram')");
    const insert = db.prepare("INSERT INTO t (text, ein) VALUES (?, ?)");
    const { rows } = await pool.query("SELECT text, ein FROM bench_names ORDER BY text");
    db.transaction(() => {
      for (const { text, ein } of rows) insert.run(text, ein);
    })();
    const page = db.prepare("SELECT ein FROM t WHERE t MATCH ? ORDER BY rowid LIMIT 15");
    const count = db.prepare("SELECT count(*) FROM t WHERE t MATCH ?");
    return async (input) => {
      const match = `"${split(input).keyword.toUpperCase()}"`;
      page.all(match);
      count.get(match);
    };
  } catch {
    console.log("SQLite is left out: npm i --no-save better-sqlite3, or SQLITE_PACKAGE names it");
    return undefined;
  }
}

const short = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} p99 ${percentile(times, 0.99).toFixed(1)}`;

/** How long a page of the search takes, with its exact total, beside other ways on the same rows. */
export async function run(): Promise<Row[]> {
  await importMade();
  const web = await startWeb({ RATE_LIMIT_FACTOR: "100000" });
  try {
    for (const [kind, inputs] of Object.entries(kinds)) {
      const database = await timesOf(inputs, ROUNDS, async (input) =>
        searchListings({ ...split(input) }, String),
      );
      const one = await overHttp(web.url, inputs, 1);
      const fifty = await overHttp(web.url, inputs, 50);
      console.log(
        `${kind}: database ${short(database)}; HTTP ${short(one)}; 50 clients ${short(fifty)} ms`,
      );
    }
  } finally {
    await web.stop();
  }
  return beside();
}

async function beside(): Promise<Row[]> {
  return withLongClient(async (client) => {
    shared = (text, values) => client.query(text, [...values]);
    await client.query(`SET maintenance_work_mem = '256MB';
      DROP TABLE IF EXISTS bench_names, bench_plain;
      CREATE TABLE bench_names AS SELECT name_key || ' ' || sort_key AS text, ein
        FROM listing_index.entries;
      CREATE TABLE bench_plain AS SELECT * FROM bench_names;
      CREATE INDEX bench_trigrams ON bench_names USING gin (text gin_trgm_ops)`);
    // What was just written is tidied and goes to the disk now, not while others are measured.
    await client.query("VACUUM (ANALYZE)");
    await client.query("CHECKPOINT");
    const inputs = [...(kinds["three letters"] ?? []), ...(kinds["five letters"] ?? [])];
    const ask = (input: string) => searchListings({ ...split(input) }, String);
    const ours = await warmTimesOf("ours", inputs, ask);
    const gin = await timesOf(inputs, 2, likePage("bench_names"));
    const plain = await timesOf(inputs, 1, likePage("bench_plain"));
    const lite = await sqlite();
    const fts = lite ? await warmTimesOf("SQLite", inputs, lite) : undefined;
    console.log(
      `three and five letters: ours ${short(ours)}; trigram GIN ${short(gin)}; plain ILIKE ${short(plain)}; SQLite ${fts ? short(fts) : "-"} ms`,
    );
    const own = percentile(ours, 0.5);
    const theirs = percentile(gin, 0.5);
    const rows: Row[] = [
      {
        name: "search of three to five letters, beside trigram GIN and a count, p50",
        ours: own,
        reference: theirs,
        ratio: own / theirs,
        unit: "ms",
        target: "at least 50 times faster",
        ok: own * 50 <= theirs,
      },
    ];
    if (fts) {
      const last = percentile(ours, 0.99);
      const limit = percentile(fts, 0.99);
      rows.push({
        name: "the same beside SQLite FTS5, p99",
        ours: last,
        reference: limit,
        ratio: last / limit,
        unit: "ms",
        target: "at most a quarter",
        ok: last * 4 <= limit,
      });
    }
    await client.query("DROP TABLE bench_names, bench_plain");
    return rows;
  });
}
