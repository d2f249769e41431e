import { describe, expect, it } from "vitest";
import { db } from "#modules/platform/db.server";
import { simulator } from "#tests/setup/provider";
import { plantAndReconcile } from "./reconciliation-world";

describe("comparing the books", () => {
  it("finds each of 25 planted faults among 1,000 transactions, and nothing else", async () => {
    const { planted, found, isNew } = await plantAndReconcile(simulator, 1_000);
    expect(planted).toHaveLength(25);
    expect(found).toEqual(planted);
    expect(isNew).toBe(25);
    expect(await db.reconciliationFinding.count()).toBe(25);
  });
});
