import { describe, expect, it } from "vitest";
import { crashPoints, describeCrashes, runPaymentCrashes } from "./payments";

describe("a payment whose process is killed", () => {
  it("is entered once when it was charged, freed when it was not, and told truly meanwhile", async () => {
    const report = await runPaymentCrashes({ times: 1, withWorker: false });
    console.log(describeCrashes(report));
    const charged = crashPoints.filter(([, , isCharged]) => isCharged).length;
    expect(report).toMatchObject({
      crashes: crashPoints.length,
      charges: charged,
      payments: charged,
      capturedCents: charged * 40_00,
      cashCents: charged * 40_00,
      ledgerSum: 0,
      untold: [],
      changedAgain: 0,
      blocked: 0,
    });
  });
});
