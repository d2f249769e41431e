import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "#tests/setup/visitor";
import { startWeb, startWorker, temporaryFolder } from "#tests/setup/web";
import { percentile, type Row } from "./report";

/**
 * So many visitors at once, and how often each sends the form; the first times compile code and
 * open connections.
 */
const CROWDS = [
  { count: 1, warm: 10, measured: 40 },
  { count: 10, warm: 1, measured: 6 },
  { count: 50, warm: 1, measured: 3 },
];
/** All together ask this often, so that asking takes little of what is measured. */
const MS_BETWEEN_QUESTIONS = 10;
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
async function submitToFile(paper: Paper, crowd: number): Promise<number> {
  const { visitor, action, hash } = paper;
  const version = ++paper.version;
  const from = performance.now();
  await visitor.call(action, "PUT", { ...answers, name: `Bench Chapter ${version}` });
  const file = `/bylaws-generator/download/${hash}?version=${version}`;
  while ((await visitor.call(file, "HEAD")).status !== 200) {
    await sleep(MS_BETWEEN_QUESTIONS * crowd);
  }
  return performance.now() - from;
}

/** From sending the form to the file that can be downloaded, for so many visitors at once. */
export async function run(): Promise<Row[]> {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "1000" };
  const web = await startWeb(env);
  const worker = await startWorker(env);
  try {
    const most = Math.max(...CROWDS.map(({ count }) => count));
    const papers = await Promise.all(Array.from({ length: most }, () => newPaper(web.url)));
    const rows: Row[] = [];
    for (const { count, warm, measured } of CROWDS) {
      const times: number[] = [];
      for (let round = 0; round < warm + measured; round++) {
        const taken = await Promise.all(
          papers.slice(0, count).map((paper) => submitToFile(paper, count)),
        );
        if (round >= warm) times.push(...taken);
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
