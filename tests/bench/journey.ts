import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "#tests/setup/visitor";
import { startWeb, startWorker, temporaryFolder } from "#tests/setup/web";
import { percentile, type Row } from "./report";

const VISITORS = [1, 10, 50];
/** So often each of them sends the form; the first times compile code and open connections. */
const ROUNDS = { warm: 5, measured: 10 };
const form = "/bylaws-generator/chapter";
const answers = { name: "Bench Chapter", purpose: "Friendship.", fiscal_year_end: 6 };

interface Paper {
  readonly visitor: Visitor;
  readonly action: string;
  readonly hash: string;
  version: number;
}

async function newPaper(url: string): Promise<Paper> {
  const visitor = new Visitor(url);
  const page = await visitor.open(form);
  await sleep(2_050);
  const created = await visitor.call(form, "POST", { ...answers, _at: page.hidden("_at") });
  const { action, bylaw } = (await created.json()) as { action: string; bylaw: { hash: string } };
  return { visitor, action, hash: bylaw.hash, version: 1 };
}

/** Milliseconds from sending the form to the file that can be downloaded. */
async function submitToFile(paper: Paper): Promise<number> {
  const { visitor, action, hash } = paper;
  const version = ++paper.version;
  const from = performance.now();
  await visitor.call(action, "PUT", { ...answers, name: `Bench Chapter ${version}` });
  const file = `/bylaws-generator/download/${hash}?version=${version}`;
  while ((await visitor.call(file, "HEAD")).status !== 200) await sleep(10);
  return performance.now() - from;
}

/** From sending the form to the file that can be downloaded, for so many visitors at once. */
export async function run(): Promise<Row[]> {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000" };
  const web = await startWeb(env);
  const worker = await startWorker(env);
  try {
    const papers = await Promise.all(
      Array.from({ length: Math.max(...VISITORS) }, () => newPaper(web.url)),
    );
    const rows: Row[] = [];
    for (const count of VISITORS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS.warm + ROUNDS.measured; round++) {
        const taken = await Promise.all(papers.slice(0, count).map(submitToFile));
        if (round >= ROUNDS.warm) times.push(...taken);
        await sleep(50);
      }
      rows.push(
        ...[0.5, 0.99].map((share) => ({
          name: `submit to downloadable, ${count} at once, p${share * 100}`,
          ours: percentile(times, share),
          unit: "ms",
          target: "printed",
          ok: true,
        })),
      );
    }
    return rows;
  } finally {
    await worker.stop();
    await web.stop();
    folder.remove();
  }
}
