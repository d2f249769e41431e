import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startServices } from "#tests/setup/services";
import { startTopology } from "#tests/setup/topology";
import type { RunningProcess } from "#tests/setup/web";
import { type Sent, startVisitors } from "./visitors";

export interface RollingReport {
  /** Requests sent while processes were replaced. */
  readonly requests: number;
  /** What was no answer of ours below 400: status or fault, each once with how often. */
  readonly unanswered: readonly string[];
  /** What the web processes logged as faults, each once with how often. */
  readonly faults: readonly string[];
  readonly slowestMs: number;
  /** Documents that were asked for, each of which is one job. */
  readonly documents: number;
  /** Documents that are there; equal to the line above when no job was lost. */
  readonly ready: number;
  /** How often one became ready; the same again when each job had one effect. */
  readonly madeReady: number;
  readonly unfinished: number;
  readonly replacedWebs: number;
  readonly replacedWorkers: number;
}

export interface RollingOptions {
  /** How often each process is replaced by a new one. */
  readonly rounds: number;
  readonly visitors: number;
}

/** Longer than the second lease of a request for work: what stands still for this long is lost. */
const standsTILL_MS = 45_000;

/**
 * Replaces one process after another, webs behind the balancing proxy and workers, each by SIGTERM
 * and a new one, while visitors read pages and ask for documents; and counts what came of it.
 */
export async function runRolling({ rounds, visitors }: RollingOptions): Promise<RollingReport> {
  delete process.env.DATABASE_URL;
  const services = await startServices({ redis: false });
  process.env.DATABASE_URL = services.databaseUrl;
  const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 2 });
  const site = await startTopology();
  try {
    await countReady(pool);
    const load = startVisitors(site.url, visitors);
    let replacedWebs = 0;
    let replacedWorkers = 0;
    const faults: string[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const [number, web] of [...site.webs].entries()) {
        await sleep(1_000);
        await web.kill("SIGTERM");
        faults.push(...faultsOf(web));
        await site.replaceWeb(number);
        replacedWebs++;
      }
      for (const [number, worker] of [...site.workers].entries()) {
        await worker.kill("SIGTERM");
        await site.replaceWorker(number);
        replacedWorkers++;
      }
    }
    await load.end();
    faults.push(...site.webs.flatMap(faultsOf));
    const seen = summary(load.sent);
    const open = `SELECT count(*)::int AS n FROM outbox_jobs WHERE done_at IS NULL`;
    const left = async () => (await pool.query<{ n: number }>(open)).rows[0]?.n ?? 0;
    // A slow machine may take its time, but something must go on.
    let least = await left();
    let since = Date.now();
    while (least > 0 && Date.now() - since < standsTILL_MS) {
      await sleep(200);
      const now = await left();
      if (now < least) [least, since] = [now, Date.now()];
    }
    const { rows } = await pool.query(`
      SELECT (SELECT count(*)::int FROM bylaws_versions WHERE state = 'ready') AS ready,
             (SELECT count(*)::int FROM made_ready) AS "madeReady", (${open}) AS unfinished`);
    return { ...seen, ...rows[0], faults: counted(faults), replacedWebs, replacedWorkers };
  } finally {
    await site.stop();
    await pool.end();
    await services.stop();
  }
}

async function countReady(pool: pg.Pool): Promise<void> {
  await pool.query(`
    CREATE TABLE made_ready (id uuid);
    CREATE FUNCTION note_ready() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO made_ready VALUES (new.id); RETURN NULL; END $$;
    CREATE TRIGGER note_ready AFTER UPDATE ON bylaws_versions FOR EACH ROW
    WHEN (old.state <> 'ready' AND new.state = 'ready') EXECUTE FUNCTION note_ready()`);
}

/** What a web process logged as faults, each as what was done and why it failed. */
const faultsOf = (web: RunningProcess): string[] =>
  web
    .log()
    .filter(({ level }) => level === "error" || level === "fatal")
    .map(({ msg, err }) => `${msg}: ${(err as Error | undefined)?.message}`);

/** Each text once, with how often it is there. */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${text} (${count})`);
}

function summary(sent: readonly Sent[]) {
  const faults = sent.filter(({ isGood }) => !isGood);
  return {
    requests: sent.length,
    unanswered: counted(faults.map(({ what, answer }) => `${what}: ${answer}`)),
    slowestMs: Math.max(...sent.map(({ began, ended }) => Math.round(ended - began))),
    documents: sent.filter(({ what, isGood }) => what === "document" && isGood).length,
  };
}

/** Whether no request and no job was lost, and each job had one effect. */
export function isLossless(report: RollingReport): boolean {
  const { documents, ready, madeReady, unfinished, unanswered } = report;
  return unanswered.length === 0 && ready === documents && madeReady === documents && !unfinished;
}

/** What a report says, in a few lines. */
export function describeRolling(report: RollingReport): string {
  const { requests, unanswered, faults, slowestMs, documents, ready, madeReady } = report;
  return (
    `rolling restart: ${report.replacedWebs} web and ${report.replacedWorkers} worker processes ` +
    `replaced, ${requests} requests meanwhile, the slowest answer after ${slowestMs} ms, ` +
    `unanswered: ${unanswered.join(", ") || "none"}, faults: ${faults.join(", ") || "none"}; ${documents} documents asked for, ` +
    `${ready} made in ${madeReady} goes, ${report.unfinished} requests for work left`
  );
}
