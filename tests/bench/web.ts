import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "autocannon";
import { Visitor } from "#tests/setup/visitor";
import { freePort, type RunningProcess, startWeb } from "#tests/setup/web";
import { autocannon } from "./load";
import { median, percentile, type Row } from "./report";

const ROUNDS = 3;
const SECONDS = 8;
/** A server accepts waiting connections one by one; until all are in, a latency says nothing of a page. */
const OPENING_MS = 2500;
const HOME = "/";
const FORM = "/bylaws-generator/chapter";

export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly cookie: string;
}

/**
 * A server without any middleware of ours that renders the same pages from the same data.
 * @param oneRow a statement that it asks the database before each page
 */
export async function startReference(
  real: Target,
  paths: readonly string[] = [HOME, FORM],
  oneRow?: string,
): Promise<Target & { stop(): void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["tests/bench/reference-server.mjs"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "1",
      PORT: String(port),
      REAL_URL: real.url,
      REAL_COOKIE: real.cookie,
      PATHS: JSON.stringify(paths),
      ...(oneRow && { ONE_ROW: oneRow }),
    },
  });
  for (let waited = 0; waited < 15_000; waited += 100) {
    if (
      await fetch(url)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      break;
    await sleep(100);
  }
  return { url, pid: child.pid ?? 0, cookie: "", stop: () => child.kill("SIGTERM") };
}

/** Loads one page for some seconds. Latencies (ms) are those of the time when all connections were open. */
export async function load(target: Target, path: string, connections: number, rate?: number) {
  const latencies: number[] = [];
  const opened = performance.now() + OPENING_MS;
  const options = {
    url: target.url + path,
    connections,
    duration: SECONDS,
    headers: { accept: "text/html", ...(target.cookie ? { cookie: target.cookie } : {}) },
    ...(rate ? { overallRate: rate } : {}),
  };
  const result = await new Promise<Result>((resolve, reject) => {
    autocannon(options, (error, done) => (error ? reject(error) : resolve(done))).on(
      "response",
      (_client, _status, _bytes, ms) => {
        if (performance.now() > opened) latencies.push(ms);
      },
    );
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return { rate: result.requests.average, latencies };
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/**
 * A page under the same load on both servers, by turns: the median of the rounds' rates, and the
 * 99th percentile of all their latencies together.
 */
async function compare(
  ours: Target,
  reference: Target,
  path: string,
  connections: number,
  rate?: number,
) {
  const rounds: {
    ours: Awaited<ReturnType<typeof load>>;
    reference: (typeof rounds)[0]["ours"];
  }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2 === 0 ? ours : reference;
    const one = await load(first, path, connections, rate);
    const two = await load(first === ours ? reference : ours, path, connections, rate);
    rounds.push(first === ours ? { ours: one, reference: two } : { ours: two, reference: one });
  }
  const both = <T>(of: (side: "ours" | "reference") => T) => ({
    ours: of("ours"),
    reference: of("reference"),
  });
  return {
    rate: both((side) => median(rounds.map((round) => round[side].rate))),
    p99: both((side) => {
      const latencies = rounds.flatMap((round) => round[side].latencies);
      return percentile(latencies, 0.99);
    }),
  };
}

const rateRow = (name: string, { ours, reference }: { ours: number; reference: number }): Row => ({
  name,
  ours,
  reference,
  ratio: ours / reference,
  unit: "requests/s",
  target: "at least 0.7",
  ok: ours / reference >= 0.7,
});

/** Latencies under a few milliseconds are compared with one millisecond of slack: the clock's step. */
const p99Row = (name: string, { ours, reference }: { ours: number; reference: number }): Row => ({
  name,
  ours,
  reference,
  ratio: ours / reference,
  unit: "ms",
  target: "at most 1.5",
  ok: ours <= reference * 1.5 + 1,
});

/** A signed-in cookie of the demonstration's treasurer, so that the form page looks up a session. */
async function signIn(web: RunningProcess): Promise<string> {
  const visitor = new Visitor(web.url);
  await visitor.open("/login");
  await visitor.submit("/login", {
    email: "treasurer@goodstanding.example",
    password: "booster-club-2026",
  });
  return `sid=${visitor.cookie("sid")}`;
}

/** Web figures: pages beside bare Remix, memory beside it. */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn" });
  const ours = { url: web.url, pid: web.pid, cookie: await signIn(web) };
  const reference = await startReference(ours);
  try {
    const rows: Row[] = [];
    const visitor = { ...ours, cookie: "" };
    for (const [name, path, target] of [
      ["home page", HOME, visitor],
      ["form page (session, anti-forgery, one query)", FORM, ours],
    ] as const) {
      for (const connections of [1, 32]) {
        const figures = await compare(target, reference, path, connections);
        rows.push(rateRow(`${name}, ${connections} connections`, figures.rate));
        rows.push(p99Row(`${name}, ${connections} connections, p99`, figures.p99));
      }
      const steady = await compare(target, reference, path, 10, 100);
      rows.push(p99Row(`${name}, 100 requests/s, p99`, steady.p99));
    }
    const memory = { ours: residentMb(ours.pid), reference: residentMb(reference.pid) };
    rows.push({
      name: "memory after this load",
      ...memory,
      ratio: memory.ours / memory.reference,
      unit: "MB",
      target: "at most 1.5",
      ok: memory.ours / memory.reference <= 1.5,
    });
    return rows;
  } finally {
    reference.stop();
    await web.stop();
  }
}
