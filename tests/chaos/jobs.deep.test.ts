import { describe, expect, it } from "vitest";
import { hasRedis } from "#tests/setup/redis";
import type { BackendName } from "./backends";
import { describeJobs, runJobs } from "./jobs";

const backends: BackendName[] = ["redis", "postgres"];

for (const backend of backends) {
  describe.skipIf(backend === "redis" && !hasRedis())(`jobs on ${backend}`, () => {
    it("have one effect a message, delivered three times, while workers and the queue's server are killed", async () => {
      const report = await runJobs({
        backend,
        messages: 60,
        copies: 3,
        workers: 3,
        jobMs: 300,
        askMs: 8_000,
        kills: 4,
        crashes: 2,
        flushes: backend === "redis" ? 1 : 0,
      });
      console.log(describeJobs("jobs", backend, report));
      expect(report).toMatchObject({ messages: 60, lost: 0, doubled: 0, unfinished: 0, kills: 4 });
      expect(report.interrupted).toBeGreaterThan(0);
    });
  });
}
