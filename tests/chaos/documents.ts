import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type BackendName, openLab } from "./backends";
import { builtWorker, bundle, TestProcess } from "./worker-processes";

export interface ChaosOptions {
  readonly backend: BackendName;
  readonly documents: number;
  readonly workers: number;
  /** The time over which the documents are asked for, in milliseconds. */
  readonly askMs: number;
  /** How often the server that holds the queue is taken down in that time. */
  readonly restarts: number;
  readonly downMs: number;
  readonly say?: (line: string) => void;
}

export interface ChaosReport {
  readonly asked: number;
  /** Documents whose row says that they are ready. */
  readonly ready: number;
  /** How often a row changed to ready; equal to `asked` when each was made exactly once. */
  readonly madeReady: number;
  /** Files in the storage; two a document, and nothing half written besides. */
  readonly files: number;
  /** Requests for work that are not marked as done. */
  readonly unfinished: number;
  readonly kills: number;
  readonly restarts: number;
  /** How many requests were handed to the queue more than once. */
  readonly resent: number;
  /** From the last request to the last document. */
  readonly tailSeconds: number;
}

/** How long after the last request every document must be there. */
const DOCUMENTS_MS = 60_000;
/**
 * How long after it every request must be marked as done. A worker killed between the document and
 * its mark leaves a request that is sent once more when its lease is over: 40 s after three sends.
 */
const MARKS_MS = 120_000;

/**
 * Asks for documents while worker processes are killed at random and the queue's server is
 * restarted, and counts what came of it.
 */
export async function runDocumentsChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { backend, documents, say = () => undefined } = options;
  const workerFile = builtWorker();
  const makerFile = await bundle("tests/chaos/make-bylaws.ts");
  const lab = await openLab(backend);
  const { env, dataDir } = lab.services;
  const start = () =>
    new TestProcess(workerFile, { ...env, LOG_LEVEL: "fatal", DATABASE_POOL: "5" });
  const fleet = Array.from({ length: options.workers }, start);
  let maker: TestProcess | undefined;
  try {
    await Promise.all(fleet.map((worker) => worker.ready()));
    await lab.query("CREATE TABLE made_ready (id uuid)");
    await lab.query(`
      CREATE FUNCTION note_ready() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO made_ready VALUES (new.id); RETURN NULL; END $$`);
    await lab.query(`
      CREATE TRIGGER note_ready AFTER UPDATE ON bylaws_versions FOR EACH ROW
      WHEN (old.state <> 'ready' AND new.state = 'ready') EXECUTE FUNCTION note_ready()`);
    maker = new TestProcess(makerFile, { ...env, DATABASE_POOL: "2" }, [
      String(documents),
      String(options.askMs / documents),
    ]);
    let isAsking = true;
    const asking = maker.whenEnded().finally(() => {
      isAsking = false;
    });
    let kills = 0;
    let restarts = 0;
    const killing = (async () => {
      while (isAsking) {
        await sleep(500 + Math.random() * 1_500);
        const at = Math.floor(Math.random() * fleet.length);
        await fleet[at]?.end("SIGKILL");
        fleet[at] = start();
        kills++;
      }
    })();
    const restarting = (async () => {
      for (; restarts < options.restarts && isAsking; restarts++) {
        await sleep(options.askMs / (options.restarts + 1));
        say(`${backend}: the queue's server goes down (${kills} workers killed so far)`);
        await lab.restartQueue(options.downMs);
      }
    })();
    const code = await asking;
    await Promise.all([killing, restarting]);
    if (code !== 0) throw new Error(`nobody asks any more:\n${maker.lines.join("\n")}`);
    const asked = Date.now();
    const until = async (open: string, ms: number) => {
      while ((await lab.query(open)).length > 0 && Date.now() - asked < ms) await sleep(200);
    };
    await until("SELECT id FROM bylaws_versions WHERE state <> 'ready' LIMIT 1", DOCUMENTS_MS);
    const tailSeconds = (Date.now() - asked) / 1_000;
    await until(
      "SELECT id FROM outbox_jobs WHERE job_name = 'bylaws.render' AND done_at IS NULL LIMIT 1",
      MARKS_MS,
    );
    await Promise.all(fleet.map((worker) => worker.end("SIGTERM")));
    const [counts] = await lab.query<{
      asked: number;
      ready: number;
      madeReady: number;
      unfinished: number;
      resent: number;
    }>(`
      SELECT (SELECT count(*)::int FROM bylaws_versions) AS asked,
             (SELECT count(*)::int FROM bylaws_versions WHERE state = 'ready') AS ready,
             (SELECT count(*)::int FROM made_ready) AS "madeReady",
             (SELECT count(*)::int FROM outbox_jobs
              WHERE job_name = 'bylaws.render' AND done_at IS NULL) AS unfinished,
             (SELECT count(*)::int FROM outbox_jobs WHERE sends > 1) AS resent`);
    if (!counts) throw new Error("the database does not answer");
    // What a killed worker was just writing lies in `tmp` until it is swept; it is no document.
    const files = listFiles(join(dataDir, "files", "objects")).length;
    return { ...counts, files, kills, restarts, tailSeconds };
  } finally {
    await maker?.end("SIGKILL");
    await Promise.all(fleet.map((worker) => worker.end("SIGKILL")));
    await lab.stop();
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** What a report says, in one line. */
export function describeReport(backend: BackendName, report: ChaosReport): string {
  const { ready, asked, kills, restarts, resent, tailSeconds } = report;
  return (
    `${backend}: ${ready} of ${asked} documents made, each once: ${isExact(report) ? "yes" : "NO"}; ` +
    `${kills} workers killed, ${restarts} restarts of the queue, ${resent} requests sent again, ` +
    `the last document ${tailSeconds.toFixed(1)} s after the last request`
  );
}

/** Whether every document was made exactly once. */
export function isExact({ asked, ready, madeReady, files, unfinished }: ChaosReport): boolean {
  return ready === asked && madeReady === asked && files === 2 * asked && unfinished === 0;
}
