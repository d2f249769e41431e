import { expect, it } from "vitest";
import { describeStarved, runStarved } from "./starved";

it("everything on a tenth of a core is calm, and does every job once", async () => {
  const options = { seconds: 30, share: 0.1, paceMs: 5_000 };
  const report = await runStarved(options);
  console.log(describeStarved(options, report));
  expect(report).toMatchObject({ unfinished: 0, repeated: [], complaints: [] });
  expect(report.documents).toBeGreaterThan(1);
}, 1_800_000);
