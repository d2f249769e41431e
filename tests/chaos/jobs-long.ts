// npm run chaos -- kills | queue-crashes | deliveries: the same as the test, at full size.
import { hasRedis } from "#tests/setup/redis";
import type { BackendName } from "./backends";
import { describeJobs, isExact, runJobs } from "./jobs";

const sizes = {
  kills: { messages: 1_000, workers: 4, jobMs: 1_000, askMs: 120_000, kills: 50 },
  "queue-crashes": { messages: 1_000, workers: 4, jobMs: 200, askMs: 60_000, crashes: 10 },
  deliveries: { messages: 1_000, copies: 3, workers: 4, jobMs: 50, askMs: 20_000 },
};

const name = process.argv[2] as keyof typeof sizes;
const backends: BackendName[] = hasRedis() ? ["redis", "postgres"] : ["postgres"];
if (!hasRedis()) console.log("redis: skipped, there is no redis-server here");

let isAllExact = true;
for (const backend of backends) {
  const flushes = name === "queue-crashes" && backend === "redis" ? 3 : 0;
  const report = await runJobs({ backend, ...sizes[name], flushes });
  console.log(describeJobs(name, backend, report));
  isAllExact &&= isExact(report);
}
process.exit(isAllExact ? 0 : 1);
