import { afterEach, vi } from "vitest";
import { admin } from "./payments-provider";

/** After each test the provider is itself again. */
export function restoreProvider(): void {
  afterEach(() => {
    admin.clearFaults();
    vi.restoreAllMocks();
  });
}
