import { describe, expect, it } from "vitest";
import { isDeep } from "#tests/setup/depth";
import { describeNudges, runNudges } from "./nudges";

const [chapters, kills] = isDeep ? [500, 20] : [60, 3];

describe("a nudge whose workers are killed", () => {
  it(`HQ-06 goes to each of ${chapters} chapters once, though ${kills} workers are killed over it`, async () => {
    const report = await runNudges({ chapters, kills, workers: 2, letterMs: 50 });
    console.log(describeNudges(report));
    expect(report).toMatchObject({
      chapters,
      kills,
      lost: 0,
      doubled: 0,
      state: "sent",
      sent: chapters,
      unfinished: 0,
    });
  }, 600_000);
});
