import { totalmem } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { beginScratchFolder } from "./dev/scratch.mjs";
import { writeRegistry } from "./dev/template-registry.mjs";
import { alias } from "./vite.config";

await beginScratchFolder();
writeRegistry();

/** Quiet, and with addresses that lead nowhere: a test that reaches a server says so by its project. */
const env = {
  LOG_LEVEL: "silent",
  DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
};

/** Machinery that seldom changes, in its full size: only `npm test -- --deep` runs it. */
const deep = process.env.TESTS_DEEP === "1" ? [] : ["**/*.deep.test.{ts,tsx}"];
const isolated = "**/*.isolated.test.{ts,tsx}";

/**
 * Files that wait a lot begin first, beside others that work; then those that try every route, so
 * that no long one is left at the end; then the rest as Vitest orders it. Files of a project stay
 * together: they share their processes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === "isolated" ? 0 : /\/tests\/(security|chaos)\//.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    // Twice the cores that CI has, where memory allows: some work while others wait.
    maxWorkers: Math.min(totalmem(), process.constrainedMemory() || Infinity) < 8e9 ? 3 : 4,
    // Limits for what hangs; a busy machine is slow. The browser's tests have the same.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Needs nothing but Node.
          name: "unit",
          env: { ...env, REDIS_URL: "" },
          isolate: false,
          include: ["tests/{unit,architecture}/**/*.test.{ts,tsx}"],
          exclude: [isolated, ...deep],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-isolated",
          env: { ...env, REDIS_URL: "" },
          include: ["tests/unit/**/*.isolated.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          // A test process keeps its modules, its database and its web server from file to file;
          // tests/setup/database.ts makes them as good as new for each.
          name: "database",
          env: { ...env, PASSWORD_HASHING: "cheap", TESTS_SHARE_PROCESS: "1" },
          isolate: false,
          include: ["tests/!(unit|architecture|e2e|bench|fixtures|start|chaos)/**/*.test.{ts,tsx}"],
          exclude: [isolated, ...deep],
          globalSetup: ["tests/setup/global-database.ts"],
          setupFiles: ["tests/setup/database.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Files that change their process: its environment, its modules, its database's schema.
          name: "isolated",
          env,
          include: ["tests/!(unit)/**/*.isolated.test.{ts,tsx}"],
          exclude: deep,
          globalSetup: ["tests/setup/global-database.ts"],
          setupFiles: ["tests/setup/database.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Whole processes, on servers of each file's own.
          name: "processes",
          env,
          include: ["tests/{start,chaos}/**/*.test.ts"],
          exclude: deep,
        },
      },
    ],
  },
});
