import { describe, expect, it } from "vitest";
import { hasBalancer } from "#tests/setup/balancer";
import { hasRedis } from "#tests/setup/redis";
import { describeRolling, runRolling } from "./rolling";

describe.skipIf(!hasRedis() || !hasBalancer())("a rolling restart under load", () => {
  it("answers every request, and does every job once", async () => {
    const report = await runRolling({ rounds: 1, visitors: 4 });
    console.log(describeRolling(report));
    expect(report.unanswered).toEqual([]);
    expect(report.documents).toBeGreaterThan(20);
    expect(report).toMatchObject({
      ready: report.documents,
      madeReady: report.documents,
      unfinished: 0,
      replacedWebs: 2,
      replacedWorkers: 3,
    });
  });
});
