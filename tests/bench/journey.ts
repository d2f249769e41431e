import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "#tests/setup/visitor";
import { startWeb, startWorker, temporaryFolder } from "#tests/setup/web";
import { percentile, type Row } from "./report";

const DOCUMENTS = 60;
const form = "/bylaws-generator/chapter";
const answers = { name: "Bench Chapter", purpose: "Friendship.", fiscal_year_end: 6 };

/** From sending the form to the file that can be downloaded, one visitor at a time. */
export async function run(): Promise<Row[]> {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "warn" };
  const web = await startWeb(env);
  const worker = await startWorker(env);
  try {
    const visitor = new Visitor(web.url);
    const page = await visitor.open(form);
    await sleep(2_050);
    const created = await visitor.call(form, "POST", { ...answers, _at: page.hidden("_at") });
    const { action, bylaw } = (await created.json()) as { action: string; bylaw: { hash: string } };
    const times: number[] = [];
    for (let number = 2; number < DOCUMENTS + 2; number++) {
      const from = performance.now();
      await visitor.call(action, "PUT", { ...answers, name: `Bench Chapter ${number}` });
      const file = `/bylaws-generator/download/${bylaw.hash}?version=${number}`;
      while ((await visitor.call(file, "HEAD")).status !== 200) await sleep(10);
      times.push(performance.now() - from);
      await sleep(50);
    }
    // The first ones compile code and open connections.
    const settled = times.slice(10);
    return [0.5, 0.99].map((share) => ({
      name: `submit to downloadable, p${share * 100}`,
      ours: percentile(settled, share),
      unit: "ms",
      target: "printed",
      ok: true,
    }));
  } finally {
    await worker.stop();
    await web.stop();
    folder.remove();
  }
}
