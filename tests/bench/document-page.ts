import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "autocannon";
import { Visitor } from "#tests/setup/visitor";
import { startWeb, startWorker, temporaryFolder } from "#tests/setup/web";
import { boosterFields } from "../factories/bylaws";
import { autocannon } from "./load";
import { median, type Row } from "./report";

const ROUNDS = 10;
const SECONDS = 2;
const CONNECTIONS = 4;
const form = "/bylaws-generator/booster";

/** Milliseconds of the server for one page, under as many connections as keep it busy. */
async function perPage(url: string): Promise<number> {
  const options = {
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { accept: "text/html" },
  };
  const result = await new Promise<Result>((resolve, reject) => {
    autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} was refused`);
  return 1_000 / result.requests.average;
}

/** The online document of fourteen pages, beside an ordinary page: the edit page of the same bylaws. */
export async function run(): Promise<Row[]> {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "warn" };
  const web = await startWeb(env);
  const worker = await startWorker(env);
  try {
    const visitor = new Visitor(web.url);
    const page = await visitor.open(form);
    await sleep(2_050);
    const fields = { ...boosterFields(), _at: page.hidden("_at") };
    const created = await visitor.call(form, "POST", fields);
    const { url, bylaw } = (await created.json()) as { url: string; bylaw: { hash: string } };
    const file = `/bylaws-generator/download/${bylaw.hash}`;
    while ((await visitor.call(file, "HEAD")).status !== 200) await sleep(50);
    const pages = { view: `/bylaws-generator/view/${bylaw.hash}`, ordinary: url };
    const times = { view: [] as number[], ordinary: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const name of ["ordinary", "view"] as const) {
        const time = await perPage(web.url + pages[name]);
        // The first round compiles code and opens connections.
        if (round > 0) times[name].push(time);
      }
    }
    const ours = median(times.view);
    const reference = median(times.ordinary);
    const ratio = ours / reference;
    return [
      {
        name: "online document beside an ordinary page",
        ours,
        reference,
        ratio,
        unit: "ms",
        target: "at most 1.2",
        ok: ratio <= 1.2,
      },
    ];
  } finally {
    await worker.stop();
    await web.stop();
    folder.remove();
  }
}
