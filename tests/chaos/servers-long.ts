// npm run chaos -- database | drain: the same as the test, at full size.
import { hasRedis } from "#tests/setup/redis";
import type { BackendName } from "./backends";
import { describeRestarts, isKept, runDatabaseRestarts } from "./database";
import { describeDrains, isComplete, runDrains } from "./drain";

async function drain(): Promise<boolean> {
  const report = await runDrains({ stops: 10, visitors: 32 });
  console.log(describeDrains(report));
  return isComplete(report);
}

async function database(): Promise<boolean> {
  const backends: BackendName[] = hasRedis() ? ["redis", "postgres"] : ["postgres"];
  if (!hasRedis()) console.log("redis: skipped, there is no redis-server here");
  let isAllKept = true;
  for (const backend of backends) {
    const report = await runDatabaseRestarts({ backend, restarts: 10, visitors: 4 });
    console.log(describeRestarts(backend, report));
    isAllKept &&= isKept(report);
  }
  return isAllKept;
}

const isGood = await (process.argv[2] === "drain" ? drain() : database());
process.exit(isGood ? 0 : 1);
