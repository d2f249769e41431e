import { describe, expect, it } from "vitest";
import { hasRedis } from "#tests/setup/redis";
import type { BackendName } from "./backends";
import { describeRestarts, runDatabaseRestarts } from "./database";
import { describeDrains, runDrains } from "./drain";

it("a web process answers everything in flight when it is told to stop", async () => {
  const report = await runDrains({ stops: 1, visitors: 8 });
  console.log(describeDrains(report));
  expect(report.inFlight).toBeGreaterThan(0);
  expect(report.unanswered).toEqual([]);
});

const backends: BackendName[] = ["redis", "postgres"];

for (const backend of backends) {
  describe.skipIf(backend === "redis" && !hasRedis())(`with the queue on ${backend}`, () => {
    it("what was promised is kept when PostgreSQL is stopped at once", async () => {
      const report = await runDatabaseRestarts({ backend, restarts: 1, visitors: 2 });
      console.log(describeRestarts(backend, report));
      expect(report.acknowledged).toBeGreaterThan(0);
      expect(report).toMatchObject({ lost: 0, unmade: 0, unfinished: 0, isSameProcesses: true });
    });
  });
}
