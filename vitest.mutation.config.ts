import { defineConfig } from "vitest/config";
import { alias } from "./vite.config";

/** The tests that judge a mutant (dev/mutation.mjs): as in vitest.config.ts, and no others. */
const money = {
  include: ["tests/unit/{money,billing-totals,billing-properties,billing-entries}.test.ts"],
};
const payments = {
  include: ["tests/mutation/payments.ts"],
  // Crowds take long, and run into time limits that say nothing about a planted fault.
  testNamePattern: /^(?!.*(hundred|100 |twenty|at once))/,
  globalSetup: ["tests/setup/global-database.ts"],
  setupFiles: ["tests/setup/database.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  resolve: { alias },
  test: {
    env: { LOG_LEVEL: "silent", DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" },
    ...(process.env.MUTATION_PART === "payments" ? payments : money),
  },
});
