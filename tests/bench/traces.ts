import { createServer } from "node:http";
import { freePort, startWeb } from "#tests/setup/web";
import { median, type Row } from "./report";
import { load, startReference, type Target } from "./web";

const ROUNDS = 3;
const CONNECTIONS = 10;
const PAGE = "/";

/** A collector that takes every trace and forgets it. */
async function startCollector() {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.end("{}"));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const row = (name: string, ours: number, reference: number, least: number): Row => ({
  name,
  ours,
  reference,
  ratio: ours / reference,
  unit: "requests/s",
  target: `at least ${least}`,
  ok: ours / reference >= least,
});

/** What traces cost a page: with and without them, by turns, beside the same page on bare Remix. */
export async function run(): Promise<Row[]> {
  const collector = await startCollector();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const quiet = await startWeb({ LOG_LEVEL: "warn" });
  const traced = await startWeb({ LOG_LEVEL: "warn", ...endpoint });
  const targetOf = ({ url, pid }: typeof quiet): Target => ({ url, pid, cookie: "" });
  const bare = await startReference(targetOf(quiet));
  const rates: Record<"quiet" | "traced" | "bare", number[]> = { quiet: [], traced: [], bare: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rates.quiet.push((await load(targetOf(quiet), PAGE, CONNECTIONS)).rate);
      rates.traced.push((await load(targetOf(traced), PAGE, CONNECTIONS)).rate);
      rates.bare.push((await load(bare, PAGE, CONNECTIONS)).rate);
    }
  } finally {
    bare.stop();
    await Promise.all([quiet.stop(), traced.stop()]);
    collector.stop();
  }
  const [without, sent, reference] = [rates.quiet, rates.traced, rates.bare].map(median);
  return [
    row("home page, metrics and no traces, of bare Remix", without ?? 0, reference ?? 0, 0.7),
    row("home page, traces sent, of none sent", sent ?? 0, without ?? 0, 0.7),
  ];
}
