import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calibrate, countProcessorTime, judgeCost } from "../../dev/cpu-time.mjs";

/** A process that works until it has used so much processor time, and what starts it. */
const burn = (seconds: number) =>
  `while (process.cpuUsage().user + process.cpuUsage().system < ${seconds * 1e6});`;

const ended = (code: string) =>
  new Promise((resolve) => spawn(process.execPath, ["-e", code]).once("close", resolve));

describe.skipIf(!existsSync("/proc/self/stat"))("the processor time of what was started", () => {
  it("is that of children and of theirs", async () => {
    const counted = countProcessorTime();
    await ended(
      `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(burn(0.4))}])`,
    );
    expect(counted.stop()).toBeGreaterThanOrEqual(0.4);
  });

  it("is nothing where nothing was started", () => {
    expect(countProcessorTime().stop()).toBe(0);
  });
});

describe("the budget of a part", () => {
  it("holds up to its last run of the loop, and says what is over", () => {
    expect(judgeCost(10, 100, 0.1)).toEqual({ cost: 100, words: undefined });
    expect(judgeCost(10.1, 100, 0.1)).toEqual({
      cost: 101,
      words: "It costs 101 times the calibration loop; dev/test-budgets.json allows 100.",
    });
  });

  it("is counted in a loop that takes time", () => {
    expect(calibrate().stop()).toBeGreaterThan(0);
  });
});
