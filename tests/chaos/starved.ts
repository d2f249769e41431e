import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { waitUntil } from "../../dev/processes.mjs";
import { newPlace, type Place } from "../start/launcher";
import { holdTo } from "./hold";
import { bundle, TestProcess } from "./worker-processes";

export interface StarvedOptions {
  /** How long, from the moment it is ready. */
  readonly seconds: number;
  /** Of one core, for everything that `npm start` starts together. */
  readonly share: number;
  /** How many milliseconds apart a document and a mail are asked for. */
  readonly paceMs: number;
}

export interface StarvedReport {
  readonly heldBy: string;
  readonly readySeconds: number;
  readonly documents: number;
  readonly mails: number;
  /** Requests for work that were not done in the end. */
  readonly unfinished: number;
  /** Jobs that were begun more than once. */
  readonly repeated: readonly string[];
  /** What was printed of warnings and errors. */
  readonly complaints: readonly string[];
}

const READY_MS = 1_200_000;
const TAIL_MS = 300_000;

/**
 * Starts the application as `npm start` does, the database included, on a share of a core, asks
 * for work all the time, and collects every complaint and every job that ran twice.
 */
export async function runStarved(options: StarvedOptions): Promise<StarvedReport> {
  const maker = await bundle("tests/chaos/make-work.ts");
  const place = await newPlace();
  const hold = holdTo(options.share);
  let asking: TestProcess | undefined;
  try {
    const began = Date.now();
    const launcher = place.launch();
    hold.take(launcher.child.pid ?? 0);
    const hasSettled = () => launcher.said().includes("Ready after") || launcher.hasEnded();
    await waitUntil(hasSettled, READY_MS);
    if (!launcher.said().includes("Ready after")) throw new Error(launcher.said());
    const readySeconds = Math.round((Date.now() - began) / 1_000);
    asking = new TestProcess(
      maker,
      { DATABASE_URL: databaseUrl(place), DATA_DIR: place.dataDir, DEMO: "1", LOG_LEVEL: "fatal" },
      [String(options.paceMs)],
    );
    await asking.ready();
    await sleep(options.seconds * 1_000);
    asking.send("end");
    const { requests, ...counts } = (await asking.nextMessage()) as Asked;
    const unfinished = () => {
      const done = doneRequests(place);
      return requests.filter((id) => !done.has(id)).length;
    };
    await waitUntil(() => unfinished() === 0, TAIL_MS);
    const said = launcher.said().split("\n");
    return {
      heldBy: hold.by,
      readySeconds,
      ...counts,
      unfinished: unfinished(),
      repeated: await repeated(place),
      complaints: said.filter((line) => /\b(warn|error|fatal): |unexpectedly|Error/.test(line)),
    };
  } finally {
    await asking?.end("SIGKILL");
    await hold.end();
    await place.remove();
  }
}

interface Line {
  readonly msg?: string;
  readonly job?: string;
  readonly requestId?: string;
}

function workerLog(place: Place): Line[] {
  const lines = readFileSync(join(place.dataDir, "logs", "worker.log"), "utf8").split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

/** What `make-work.ts` asked for, each under a request of its own. */
interface Asked {
  readonly documents: number;
  readonly mails: number;
  readonly requests: readonly string[];
}

/** The requests of which the document or the mail was made. */
function doneRequests(place: Place): ReadonlySet<string | undefined> {
  const kinds = /^(bylaws\.render|accounts\.send-security-notice)$/;
  const done = workerLog(place).filter(
    ({ msg, job }) => msg === "job done" && kinds.test(job ?? ""),
  );
  return new Set(done.map(({ requestId }) => requestId));
}

/** Jobs of which the worker wrote more ends, good or bad, than were asked for under one request. */
async function repeated(place: Place): Promise<string[]> {
  const ended = new Map<string, number>();
  for (const { msg, job, requestId } of workerLog(place)) {
    if (msg !== "job done" && msg !== "job attempt failed") continue;
    const run = `${job} ${requestId}`;
    ended.set(run, (ended.get(run) ?? 0) + 1);
  }
  const client = new pg.Client({ connectionString: databaseUrl(place) });
  await client.connect();
  try {
    const { rows } = await client.query<{ run: string; asked: number }>(
      `SELECT job_name || ' ' || request_id AS run, count(*)::int AS asked
       FROM outbox_jobs GROUP BY run`,
    );
    const asked = new Map(rows.map((row) => [row.run, row.asked]));
    // A run of a schedule has a request of its own and no row.
    return [...ended].filter(([run, times]) => times > (asked.get(run) ?? 1)).map(([run]) => run);
  } finally {
    await client.end();
  }
}

function databaseUrl(place: Place): string {
  const folder = join(place.dataDir, "postgres");
  const password = readFileSync(`${folder}.password`, "utf8").trim();
  const port = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[3];
  return `postgresql://goodstanding:${password}@127.0.0.1:${port}/goodstanding`;
}

/** Whether nobody had anything to say and everything was done once. */
export const isCalm = ({ unfinished, repeated, complaints }: StarvedReport): boolean =>
  unfinished + repeated.length + complaints.length === 0;

/** What a report says, in lines. */
export function describeStarved({ share, seconds }: StarvedOptions, report: StarvedReport): string {
  const { heldBy, readySeconds, documents, mails, unfinished, repeated, complaints } = report;
  return [
    `everything on ${share} of a core (${heldBy}): ready after ${readySeconds} s; in ${seconds} s ` +
      `${documents} documents and ${mails} mails asked for, ${unfinished} not done, ` +
      `${repeated.length} jobs begun more than once, ${complaints.length} complaints`,
    ...repeated,
    ...complaints,
  ].join("\n");
}
