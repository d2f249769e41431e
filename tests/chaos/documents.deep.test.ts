import { describe, expect, it } from "vitest";
import { hasRedis } from "#tests/setup/redis";
import type { BackendName } from "./backends";
import { describeReport, runDocumentsChaos } from "./documents";

const backends: BackendName[] = ["redis", "postgres"];

for (const backend of backends) {
  describe.skipIf(backend === "redis" && !hasRedis())(`documents on ${backend}`, () => {
    it("are made exactly once, 100 of 100, while workers and the queue's server crash", async () => {
      const report = await runDocumentsChaos({
        backend,
        documents: 100,
        workers: 3,
        askMs: 20_000,
        restarts: 3,
        downMs: 1_000,
      });
      console.log(describeReport(backend, report));
      expect(report).toMatchObject({
        asked: 100,
        ready: 100,
        madeReady: 100,
        files: 200,
        unfinished: 0,
        restarts: 3,
      });
      expect(report.kills).toBeGreaterThanOrEqual(5);
    });
  });
}
