import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { answerFeed, buildDuties } from "#modules/duties/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { hashToken, randomToken } from "#modules/platform/ids.server";
import { freePort, startWeb, temporaryFolder } from "#tests/setup/web";
import { clubSizes } from "./club-sizes";
import { enterDutyClubs } from "./duty-clubs";
import { median, type Row } from "./report";
import { recordStatements, type Statement } from "./statements";
import { load, type Target } from "./web";

const ROUNDS = 5;
const CONNECTIONS = 8;
const ctx = createCtx();

/** What a calendar app is answered, beside a bare route that reads the same rows, among ever more clubs. */
export async function run(): Promise<Row[]> {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  const web = await startWeb({ LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000000" });
  const rows: Row[] = [];
  try {
    let entered = 0;
    for (const clubs of clubSizes) {
      await enterDutyClubs(client, entered + 1, clubs);
      entered = clubs;
      await buildDuties(ctx, {});
      await client.query("VACUUM ANALYZE");
      const token = await makeFeed(client, clubs);
      const ours: Target = { url: web.url, pid: web.pid, cookie: "" };
      rows.push(await compare(ours, token, clubs));
    }
  } finally {
    await client.end();
    await web.stop();
  }
  return rows;
}

/** A private calendar of one of the clubs. */
async function makeFeed(client: pg.Client, clubs: number): Promise<string> {
  const token = randomToken();
  await client.query(
    `WITH person AS (
       INSERT INTO users (email, email_key) VALUES ($1, $1) RETURNING id
     ), member AS (
       INSERT INTO account_users (account_id, user_id, is_primary)
       SELECT a.id, person.id, true FROM accounts a, person WHERE a.name = $2
       RETURNING account_id, user_id
     )
     INSERT INTO calendar_feeds (account_id, user_id, token_hash, created_at)
     SELECT account_id, user_id, $3, now() FROM member`,
    [`measured-${clubs}@people.example`, `Measured club ${clubs}`, hashToken(token)],
  );
  return token;
}

/** The statements of one answer, and the answer. Nothing is written by a second reading. */
async function recorded(token: string) {
  await answerFeed(ctx, token);
  const { statements, value: answer } = await recordStatements(() => answerFeed(ctx, token));
  if (!answer) throw new Error("the feed was not answered");
  return { statements, text: answer.text };
}

async function compare(ours: Target, token: string, clubs: number): Promise<Row> {
  const path = `/calendar/${token}.ics`;
  const folder = temporaryFolder();
  const { statements, text } = await recorded(token);
  const file = join(folder.path, "feed.ics");
  writeFileSync(file, text);
  const reference = await startBareRoute(statements, file);
  const rates = { ours: [] as number[], bare: [] as number[] };
  try {
    // The engine compiles what runs often: both have been asked for a while before they are measured.
    for (const warmed of [reference, ours]) await load(warmed, path, CONNECTIONS);
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push((await load(reference, path, CONNECTIONS)).rate);
      rates.ours.push((await load(ours, path, CONNECTIONS)).rate);
    }
  } finally {
    reference.stop();
    folder.remove();
  }
  const [rate, bare] = [median(rates.ours), median(rates.bare)];
  const events = text.split("BEGIN:VEVENT").length - 1;
  return {
    name: `feed: ${events} events of one of ${clubs} clubs (${statements.length} statements)`,
    ours: rate,
    reference: bare,
    ratio: rate / bare,
    unit: "requests/s",
    target: "at least 0.7",
    ok: rate / bare >= 0.7,
  };
}

async function startBareRoute(
  statements: readonly Statement[],
  file: string,
): Promise<Target & { stop(): void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["tests/bench/feed-reference.mjs"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      STATEMENTS: JSON.stringify(statements),
      TEXT_FILE: file,
    },
  });
  for (let waited = 0; waited < 15_000; waited += 100) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  return { url, pid: child.pid ?? 0, cookie: "", stop: () => child.kill("SIGTERM") };
}
