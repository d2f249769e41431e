import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { type BackendName, type Lab, openLab } from "./backends";
import { bundle, TestProcess } from "./worker-processes";

export interface JobsOptions {
  readonly backend: BackendName;
  /** Messages; each is to have one effect. */
  readonly messages: number;
  /** How often each message is delivered, as requests for work of their own. */
  readonly copies?: number;
  readonly workers: number;
  /** How long one job takes. */
  readonly jobMs: number;
  /** The time over which the jobs are asked for and everything below happens. */
  readonly askMs: number;
  /** How many workers are killed by kill -9. */
  readonly kills?: number;
  /** How often the queue's server is killed, and for how long it is away. */
  readonly crashes?: number;
  readonly downMs?: number;
  /** How often the queue loses all its data. On Redis only. */
  readonly flushes?: number;
}

export interface JobsReport {
  readonly messages: number;
  readonly kills: number;
  readonly crashes: number;
  readonly flushes: number;
  /** Messages without an effect. */
  readonly lost: number;
  /** Effects beyond one a message. */
  readonly doubled: number;
  /** Requests for work that are not marked as done. */
  readonly unfinished: number;
  /** Jobs that a killed worker had begun. */
  readonly interrupted: number;
  /** From the kill to the end of such a job elsewhere: the 95th percentile and the longest. */
  readonly recoveryP95: number;
  readonly recoveryMax: number;
  /** From the last request to the last mark. */
  readonly tailSeconds: number;
}

/** How long after the last request every one must be marked as done. */
const TAIL_MS = 120_000;

/** Servers and the tables in which the worker of `test-worker.ts` leaves its traces. */
export async function openJobLab(backend: BackendName): Promise<Lab> {
  const lab = await openLab(backend);
  await lab.query(`CREATE TABLE runs (key text, what text, pid int, request_id text,
                                      at timestamptz DEFAULT clock_timestamp())`);
  await lab.query("CREATE TABLE effects (key text)");
  return lab;
}

/** Asks for a job of the test worker, as a transaction of the application does. */
export const askFor = (lab: Lab, jobName: string, payload: object, requestId: string) =>
  lab.query(
    `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id)
     VALUES ($1, $2, 'default', $3, $4) ON CONFLICT DO NOTHING`,
    [randomUUID(), jobName, JSON.stringify(payload), requestId],
  );

/** Asks for jobs while workers and the queue's server are killed, and counts what came of them. */
export async function runJobs(options: JobsOptions): Promise<JobsReport> {
  const { backend, messages, copies = 1, workers, jobMs, askMs } = options;
  const { kills = 0, crashes = 0, downMs = 1_000, flushes = 0 } = options;
  const file = await bundle("tests/chaos/test-worker.ts");
  const lab = await openJobLab(backend);
  const start = () => new TestProcess(file, { ...lab.services.env, LOG_LEVEL: "fatal" });
  const fleet = Array.from({ length: workers }, start);
  const killed: { pid: number; at: number }[] = [];
  /** Does something so many times, evenly over the time. */
  const evenly = async (times: number, work: (turn: number) => Promise<void>) => {
    for (let turn = 0; turn < times; turn++) {
      await sleep(askMs / (times + 1));
      await work(turn);
    }
  };
  try {
    await Promise.all(fleet.map((worker) => worker.ready()));
    const asking = evenly(messages, async (turn) => {
      const key = `job-${turn}`;
      const copy = () => askFor(lab, "test.work", { key, ms: jobMs }, key);
      await Promise.all(Array.from({ length: copies }, copy));
    });
    const killing = evenly(kills, async (turn) => {
      const at = turn % fleet.length;
      const victim = fleet[at];
      killed.push({ pid: victim?.pid ?? 0, at: Date.now() });
      await victim?.end("SIGKILL");
      fleet[at] = start();
    });
    const crashing = evenly(crashes, () => lab.restartQueue(downMs));
    const flushing = evenly(flushes, () => flush(lab));
    await Promise.all([asking, killing, crashing, flushing]);
    const asked = Date.now();
    const open = "SELECT id FROM outbox_jobs WHERE done_at IS NULL LIMIT 1";
    while ((await lab.query(open)).length > 0 && Date.now() - asked < TAIL_MS) await sleep(100);
    const tailSeconds = (Date.now() - asked) / 1_000;
    return {
      ...(await countEffects(lab, messages)),
      ...recoveries(await interruptedBy(lab, killed)),
      messages,
      kills: killed.length,
      crashes,
      flushes,
      tailSeconds,
    };
  } finally {
    await Promise.all(fleet.map((worker) => worker.end("SIGKILL")));
    await lab.stop();
  }
}

async function flush(lab: Lab): Promise<void> {
  const redis = new Redis(lab.services.redis?.url ?? "", { maxRetriesPerRequest: null });
  redis.on("error", () => undefined);
  await redis.flushall();
  redis.disconnect();
}

async function countEffects(lab: Lab, messages: number) {
  const [row] = await lab.query<{ effects: number; keys: number; unfinished: number }>(`
    SELECT (SELECT count(*)::int FROM effects) AS effects,
           (SELECT count(DISTINCT key)::int FROM effects) AS keys,
           (SELECT count(*)::int FROM outbox_jobs WHERE done_at IS NULL) AS unfinished`);
  if (!row) throw new Error("the database does not answer");
  const { effects, keys, unfinished } = row;
  return { lost: messages - keys, doubled: effects - keys, unfinished };
}

/** For each job that a killed worker had begun and not ended: seconds from the kill to its end. */
async function interruptedBy(lab: Lab, killed: readonly { pid: number; at: number }[]) {
  const ends = await Promise.all(
    killed.map(({ pid, at }) =>
      lab.query<{ seconds: number | null }>(
        `SELECT (SELECT extract(epoch FROM min(later.at) - to_timestamp($2 / 1000.0))::float8
                 FROM runs later WHERE later.key = begun.key AND later.what = 'finished') AS seconds
         FROM runs begun WHERE begun.pid = $1 AND begun.what = 'started' AND NOT EXISTS (
           SELECT FROM runs own
           WHERE own.key = begun.key AND own.pid = $1 AND own.what = 'finished')`,
        [pid, at],
      ),
    ),
  );
  return ends.flat().map(({ seconds }) => seconds ?? Number.POSITIVE_INFINITY);
}

function recoveries(seconds: readonly number[]) {
  const sorted = seconds.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return { interrupted: sorted.length, recoveryP95: p95, recoveryMax: sorted.at(-1) ?? 0 };
}

/** Whether every message had one effect, and no killed job took longer than it may. */
export const isExact = ({ lost, doubled, unfinished, recoveryP95 }: JobsReport): boolean =>
  lost === 0 && doubled === 0 && unfinished === 0 && recoveryP95 <= 20;

/** What a report says, in a few lines. */
export function describeJobs(name: string, backend: BackendName, report: JobsReport): string {
  const { messages, lost, doubled, unfinished, interrupted, recoveryP95, recoveryMax } = report;
  return (
    `${name} on ${backend}: ${messages} messages, ${lost} lost, ${doubled} effects too many, ` +
    `${unfinished} not marked as done; ${report.kills} workers killed with ${interrupted} jobs ` +
    `begun, done elsewhere after ${recoveryP95.toFixed(1)} s (95th percentile), at most ` +
    `${recoveryMax.toFixed(1)} s; the queue's server killed ${report.crashes} times, its data lost ` +
    `${report.flushes} times; the last job ${report.tailSeconds.toFixed(1)} s after the last request`
  );
}
