import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { type Lab, openLab } from "./backends";
import { builtWorker, TestProcess } from "./worker-processes";

export interface NudgesOptions {
  readonly chapters: number;
  readonly workers: number;
  /** How many workers are killed by kill -9 while letters go out. */
  readonly kills: number;
  /** How long the mail server takes for a letter. */
  readonly letterMs: number;
}

export interface NudgesReport {
  readonly chapters: number;
  readonly kills: number;
  /** Chapters whose person got no letter, and letters beyond one a person, told apart by their Message-ID. */
  readonly lost: number;
  readonly doubled: number;
  /**
   * Copies of one letter, under one Message-ID, by which mail programs show it once: of those that a
   * process had handed over when it was killed before it could note so. No sender can avoid them
   * without losing letters (`deliver`).
   */
  readonly copies: number;
  /** What became of the nudge and its chapters, by the database. */
  readonly state: string;
  readonly sent: number;
  readonly unfinished: number;
  readonly seconds: number;
}

/** How long after the last kill every letter must have gone out. */
const TAIL_MS = 120_000;

/** A mail server that takes its time, and keeps who got which letter. */
async function startMailServer(letterMs: number) {
  const got: { readonly to: string; readonly messageId: string }[] = [];
  const gone = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onClose: ({ id }) => void gone.add(id),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      // A sender that is killed in the middle has sent nothing.
      stream.on("error", () => undefined);
      stream.on("end", async () => {
        await sleep(letterMs);
        // Nobody is there any more to hear that it was taken.
        if (gone.has(session.id)) return;
        const text = Buffer.concat(chunks).toString();
        const messageId = /^message-id: *(\S+)/im.exec(text)?.[1] ?? "";
        for (const { address } of session.envelope.rcptTo) got.push({ to: address, messageId });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    got,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A headquarters with chapters that lack bylaws, one person each, and the nudge about it. */
async function enterNudge(lab: Lab, chapters: number): Promise<void> {
  await lab.query(`
    WITH central AS (INSERT INTO accounts (name) VALUES ('National') RETURNING id)
    INSERT INTO groups (label, gen, central_account_id) SELECT 'Delta', '7001', id FROM central`);
  await lab.query(
    `INSERT INTO accounts (name, state, group_id)
     SELECT 'Chapter ' || n, 'TX', (SELECT id FROM groups) FROM generate_series(1, $1) n`,
    [chapters],
  );
  await lab.query(`
    INSERT INTO users (email, email_key, first_name)
    SELECT 'chapter-' || id || '@people.example', 'chapter-' || id || '@people.example', 'Ada'
    FROM accounts WHERE group_id IS NOT NULL`);
  await lab.query(`
    INSERT INTO account_users (account_id, user_id, is_primary)
    SELECT a.id, u.id, true FROM accounts a
    JOIN users u ON u.email = 'chapter-' || a.id || '@people.example'`);
  await lab.query(`
    INSERT INTO standings (account_id, verdict, findings, digest)
    SELECT id, 'attention', '[{"code": "bylaws_missing", "evidence": "records"}]', 'x'
    FROM accounts WHERE group_id IS NOT NULL`);
  // Whoever sends it has to be at the headquarters while it goes out.
  await lab.query(`
    WITH sender AS (
      INSERT INTO users (email, email_key) VALUES ('sender@people.example', 'sender@people.example')
      RETURNING id)
    INSERT INTO account_users (account_id, user_id, is_primary)
    SELECT central_account_id, sender.id, true FROM groups, sender`);
  await lab.query(
    `INSERT INTO nudges (group_id, user_id, form_key, topic, subject, text, send_at, created_at)
     SELECT groups.id, users.id, $1, 'standing.bylaws_missing', '{chapter}', '{reason}', now(), now()
     FROM groups, users WHERE users.email_key = 'sender@people.example'`,
    [randomUUID()],
  );
  await lab.query(`
    INSERT INTO nudge_chapters (nudge_id, account_id)
    SELECT (SELECT id FROM nudges), id FROM accounts WHERE group_id IS NOT NULL`);
  await lab.query(
    `INSERT INTO outbox_jobs (id, job_name, queue, payload, request_id)
     SELECT $1, 'headquarters.begin-nudge', 'default', jsonb_build_object('nudgeId', id), 'chaos'
     FROM nudges`,
    [randomUUID()],
  );
}

/** Sends a nudge to many chapters while workers are killed, and counts what came of it. */
export async function runNudges(options: NudgesOptions): Promise<NudgesReport> {
  const { chapters, kills } = options;
  const file = builtWorker();
  const lab = await openLab("postgres");
  const mail = await startMailServer(options.letterMs);
  const env = { ...lab.services.env, LOG_LEVEL: "fatal", DATABASE_POOL: "5", SMTP_URL: mail.url };
  const start = () => new TestProcess(file, env);
  const fleet: TestProcess[] = [];
  try {
    await enterNudge(lab, chapters);
    const begun = Date.now();
    fleet.push(...Array.from({ length: options.workers }, start));
    let killed = 0;
    for (let turn = 0; turn < kills; turn++) {
      const at = turn % fleet.length;
      // Whoever is killed has been at work; when all is sent there is nothing to kill it in.
      await fleet[at]?.ready();
      const had = mail.got.length;
      const until = Date.now() + 10_000;
      while (mail.got.length < had + 2 && Date.now() < until) await sleep(10);
      if (await isOver(lab)) break;
      await fleet[at]?.end("SIGKILL");
      killed++;
      fleet[at] = start();
    }
    const over = Date.now() + TAIL_MS;
    while (!(await isOver(lab)) && Date.now() < over) await sleep(200);
    return {
      ...(await count(lab, mail.got, chapters)),
      kills: killed,
      seconds: (Date.now() - begun) / 1_000,
    };
  } finally {
    await Promise.all(fleet.map((worker) => worker.end("SIGKILL")));
    await mail.stop();
    await lab.stop();
  }
}

async function isOver(lab: Lab): Promise<boolean> {
  const [row] = await lab.query<{ left: number }>(`
    SELECT ((SELECT count(*) FROM nudges WHERE state <> 'sent')
      + (SELECT count(*) FROM outbox_jobs WHERE job_name LIKE 'headquarters.%' AND done_at IS NULL))::int
      AS left`);
  return row?.left === 0;
}

async function count(
  lab: Lab,
  got: readonly { readonly to: string; readonly messageId: string }[],
  chapters: number,
) {
  const letters = new Map<string, Set<string>>();
  for (const { to, messageId } of got) {
    letters.set(to, (letters.get(to) ?? new Set()).add(messageId));
  }
  const distinct = [...letters.values()].reduce((sum, { size }) => sum + size, 0);
  const [row] = await lab.query<{ state: string; sent: number; unfinished: number }>(`
    SELECT (SELECT state FROM nudges) AS state,
      (SELECT count(*)::int FROM nudge_chapters WHERE outcome = 'sent') AS sent,
      (SELECT count(*)::int FROM outbox_jobs
        WHERE job_name LIKE 'headquarters.%' AND done_at IS NULL) AS unfinished`);
  if (!row) throw new Error("the database does not answer");
  return {
    ...row,
    chapters,
    lost: chapters - letters.size,
    doubled: distinct - letters.size,
    copies: got.length - distinct,
  };
}

/** What a report says, in one line. */
export const describeNudges = (report: NudgesReport): string =>
  `a nudge to ${report.chapters} chapters, ${report.kills} workers killed: ${report.lost} lost, ` +
  `${report.doubled} doubled, ${report.copies} copies of a letter that was handed over when its ` +
  `process was killed, ${report.sent} chapters sent, ${report.unfinished} jobs unfinished, ` +
  `${report.seconds.toFixed(1)} s`;
