// Runs before each file of the projects on PostgreSQL, and before the file's own imports.
import { afterAll, inject, vi } from "vitest";
import { prepareFile } from "./test-process";

await prepareFile(inject("template"), inject("redisUrl"));

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
