// npm run chaos: the same as the test, for longer. Minutes can be given as the first argument.
import { hasRedis } from "#tests/setup/redis";
import type { BackendName } from "./backends";
import { describeReport, isExact, runDocumentsChaos } from "./documents";

const minutes = Number(process.argv[2] ?? 3);
const backends: BackendName[] = hasRedis() ? ["redis", "postgres"] : ["postgres"];
if (!hasRedis()) console.log("redis: skipped, there is no redis-server here");

let isAllExact = true;
for (const backend of backends) {
  const report = await runDocumentsChaos({
    backend,
    documents: Math.round(minutes * 200),
    workers: 3,
    askMs: minutes * 60_000,
    restarts: Math.round(minutes * 6),
    downMs: 2_000,
    say: (line) => console.log(line),
  });
  console.log(describeReport(backend, report));
  isAllExact &&= isExact(report);
}
process.exit(isAllExact ? 0 : 1);
