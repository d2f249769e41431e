import { setTimeout as sleep } from "node:timers/promises";
import { type BackendName, openLab } from "./backends";
import { builtWorker, bundle, TestProcess } from "./worker-processes";

export interface LettersOptions {
  readonly backend: BackendName;
  /** Chapters, each with one person: as many letters, and as many mails. */
  readonly letters: number;
  readonly workers: number;
  /** How often a worker is killed while the letters go out. */
  readonly kills: number;
}

export interface LettersReport {
  readonly letters: number;
  /** Mails that are marked as sent, and those that were marked so more than once. */
  readonly sent: number;
  readonly doubled: number;
  /** Mails that the ledger of deliveries has as sent, one row a message. */
  readonly delivered: number;
  readonly unfinished: number;
  readonly kills: number;
  /** Those of the kills before which something was still to be done. */
  readonly atWork: number;
  readonly seconds: number;
}

const TAIL_MS = 180_000;

/** Sends letters in one act while workers are killed, and counts what came of it. */
export async function runLettersChaos(options: LettersOptions): Promise<LettersReport> {
  const workerFile = builtWorker();
  const makerFile = await bundle("tests/chaos/make-letters.ts");
  const lab = await openLab(options.backend);
  const { env } = lab.services;
  const start = () =>
    new TestProcess(workerFile, { ...env, LOG_LEVEL: "fatal", DATABASE_POOL: "5" });
  const fleet = Array.from({ length: options.workers }, start);
  try {
    await Promise.all(fleet.map((worker) => worker.ready()));
    await lab.query("CREATE TABLE made_sent (id int)");
    await lab.query(`
      CREATE FUNCTION note_sent() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO made_sent VALUES (new.id); RETURN NULL; END $$`);
    await lab.query(`
      CREATE TRIGGER note_sent AFTER UPDATE ON letter_notices FOR EACH ROW
      WHEN (old.state <> 'sent' AND new.state = 'sent') EXECUTE FUNCTION note_sent()`);
    const started = Date.now();
    const maker = new TestProcess(makerFile, { ...env, DATABASE_POOL: "2" }, [
      String(options.letters),
    ]);
    const code = await maker.whenEnded();
    if (code !== 0) throw new Error(`the letters were not sent:\n${maker.lines.join("\n")}`);
    const open = "SELECT id FROM outbox_jobs WHERE done_at IS NULL LIMIT 1";
    const isOpen = async () => (await lab.query(open)).length > 0;
    let kills = 0;
    let atWork = 0;
    while (kills < options.kills) {
      await sleep(150 + Math.random() * 350);
      const at = kills % fleet.length;
      if (await isOpen()) atWork++;
      await fleet[at]?.end("SIGKILL");
      fleet[at] = start();
      await fleet[at]?.ready();
      kills++;
    }
    while ((await isOpen()) && Date.now() - started < TAIL_MS) await sleep(100);
    const seconds = (Date.now() - started) / 1_000;
    await Promise.all(fleet.map((worker) => worker.end("SIGTERM")));
    const [counts] = await lab.query<Omit<LettersReport, "kills" | "atWork" | "seconds">>(`
      SELECT (SELECT count(*)::int FROM letters) AS letters,
        (SELECT count(*)::int FROM letter_notices WHERE state = 'sent') AS sent,
        (SELECT count(*)::int FROM (SELECT id FROM made_sent GROUP BY id HAVING count(*) > 1) twice)
          AS doubled,
        (SELECT count(*)::int FROM mail_deliveries WHERE mail = 'letters.notice' AND status = 'sent')
          AS delivered,
        (SELECT count(*)::int FROM outbox_jobs WHERE done_at IS NULL) AS unfinished`);
    if (!counts) throw new Error("the database does not answer");
    return { ...counts, kills, atWork, seconds };
  } finally {
    await Promise.all(fleet.map((worker) => worker.end("SIGKILL")));
    await lab.stop();
  }
}

/** What a report says, in one line. */
export const describeLetters = (backend: BackendName, report: LettersReport): string =>
  `${backend}: ${report.sent} of ${report.letters} letters mailed, ${report.doubled} twice, ` +
  `${report.kills} workers killed, ${report.atWork} of them with letters left, ${report.seconds.toFixed(1)} s`;
