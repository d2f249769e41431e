import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startRedis } from "#tests/setup/redis";
import { startWeb, startWorker, temporaryFolder } from "#tests/setup/web";
import { migrate } from "../../dev/migrate.mjs";
import { ensureDatabase, startPostgres } from "../../dev/postgres.mjs";
import { isAlive } from "../../dev/processes.mjs";
import type { BackendName } from "./backends";
import { startVisitors } from "./visitors";

export interface RestartReport {
  readonly restarts: number;
  /** Documents that visitors were promised. */
  readonly acknowledged: number;
  /** Of these, what is not in the database, and what was not made. */
  readonly lost: number;
  readonly unmade: number;
  readonly unfinished: number;
  /** From the server's return to the next promise, at most. */
  readonly slowestBackMs: number;
  /** Whether our processes are the ones of the beginning. */
  readonly isSameProcesses: boolean;
}

interface Options {
  readonly backend: BackendName;
  readonly restarts: number;
  readonly visitors: number;
}

const BACK_MS = 30_000;
const DONE_MS = 120_000;

/**
 * Stops PostgreSQL as by `pg_ctl stop -m immediate` under load and starts it again, with the
 * settings of `npm start`, and counts what was promised and kept.
 */
export async function runDatabaseRestarts(options: Options): Promise<RestartReport> {
  const { backend, restarts, visitors } = options;
  const folder = temporaryFolder();
  const dir = join(folder.path, "postgres");
  let server = await startPostgres({ dir });
  const redis = backend === "redis" ? await startRedis() : undefined;
  await ensureDatabase(server.url("postgres"), "goodstanding");
  const url = server.url("goodstanding");
  await migrate(url);
  const env = {
    DATABASE_URL: url,
    REDIS_URL: redis?.url ?? "",
    DATA_DIR: folder.path,
    LOG_LEVEL: "silent",
  };
  const [web, worker] = await Promise.all([startWeb(env), startWorker(env)]);
  try {
    const load = startVisitors(web.url, visitors);
    const promisedAfter = (at: number) =>
      load.sent.find(({ what, isGood, began }) => what === "document" && isGood && began >= at);
    await sleep(4_000);
    let slowestBackMs = 0;
    for (let restart = 0; restart < restarts; restart++) {
      const gone = new Promise<void>((resolve) => server.onExit(resolve));
      process.kill(server.pid, "SIGQUIT");
      await gone;
      server = await startPostgres({ dir, port: server.port });
      const back = performance.now();
      while (!promisedAfter(back) && performance.now() - back < BACK_MS) await sleep(20);
      const promised = promisedAfter(back)?.ended ?? Number.POSITIVE_INFINITY;
      slowestBackMs = Math.max(slowestBackMs, Math.round(promised - back));
      await sleep(1_000);
    }
    await load.end();
    const hashes = load.sent.flatMap(({ hash }) => hash ?? []);
    const counts = await countKept(url, hashes);
    const isSameProcesses = [web, worker].every(({ pid }) => isAlive(pid));
    return { restarts, acknowledged: hashes.length, ...counts, slowestBackMs, isSameProcesses };
  } finally {
    await Promise.all([web.kill("SIGKILL"), worker.kill("SIGKILL")]);
    await Promise.all([server.stop(), redis?.stop()]);
    folder.remove();
  }
}

/** What of the promised documents is there once no request for work is left. */
async function countKept(url: string, hashes: readonly string[]) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const open = "SELECT id FROM outbox_jobs WHERE done_at IS NULL LIMIT 1";
    const since = Date.now();
    while ((await pool.query(open)).rowCount && Date.now() - since < DONE_MS) await sleep(200);
    const { rows } = await pool.query<{ kept: number; made: number; unfinished: number }>(
      `SELECT count(*)::int AS kept,
              count(*) FILTER (WHERE v.state = 'ready')::int AS made,
              (SELECT count(*)::int FROM outbox_jobs WHERE done_at IS NULL) AS unfinished
       FROM bylaws b JOIN bylaws_versions v ON v.bylaws_id = b.id WHERE b.hash = ANY($1)`,
      [hashes],
    );
    const { kept = 0, made = 0, unfinished = 0 } = rows[0] ?? {};
    return { lost: hashes.length - kept, unmade: kept - made, unfinished };
  } finally {
    await pool.end();
  }
}

/** Whether everything promised was kept and made, and every return was quick. */
export const isKept = (report: RestartReport): boolean =>
  report.lost + report.unmade + report.unfinished === 0 &&
  report.slowestBackMs <= 5_000 &&
  report.isSameProcesses;

/** What a report says, in a line. */
export function describeRestarts(backend: BackendName, report: RestartReport): string {
  const { restarts, acknowledged, lost, unmade, unfinished, slowestBackMs } = report;
  return (
    `PostgreSQL stopped at once ${restarts} times, the queue on ${backend}: ${acknowledged} documents ` +
    `promised, ${lost} lost, ${unmade} not made, ${unfinished} requests for work left; promises again ` +
    `at most ${slowestBackMs} ms after its return, ` +
    `${report.isSameProcesses ? "by the same processes" : "BY OTHER PROCESSES"}`
  );
}
