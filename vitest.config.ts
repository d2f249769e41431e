import { defineConfig } from "vitest/config";
import { alias } from "./vite.config";

/** Quiet, and with addresses that lead nowhere: a test that reaches a server says so by its project. */
const env = {
  LOG_LEVEL: "silent",
  DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
};

export default defineConfig({
  resolve: { alias },
  test: {
    pool: "forks",
    maxWorkers: 2,
    // Limits for what hangs; a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Needs nothing but Node.
          name: "unit",
          env: { ...env, REDIS_URL: "" },
          include: ["tests/{unit,architecture}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          // Each file on its own copy of a migrated database (tests/setup/database.ts).
          name: "database",
          env,
          include: [
            "tests/!(unit|architecture|e2e|bench|fixtures|start|chaos)/**/*.test.{ts,tsx}",
            "tests/{unit,architecture}/**/*.db.test.{ts,tsx}",
          ],
          globalSetup: ["tests/setup/global-database.ts"],
          setupFiles: ["tests/setup/database.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Whole processes on servers of their own, one file after the other.
          name: "processes",
          env,
          include: ["tests/{start,chaos}/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
