import { afterAll, afterEach, vi } from "vitest";
import { closeDb } from "#modules/platform/db.server";
import { admin, simulator } from "./payments-provider";

/** After each test the provider is itself again, and after all of them it stops. */
export function endWithProvider(): void {
  afterEach(() => {
    admin.clearFaults();
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await closeDb();
    await simulator.stop();
  });
}
