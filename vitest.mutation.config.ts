import { defineConfig } from "vitest/config";
import { alias } from "./vite.config";

/** The tests that judge a mutant (dev/mutation.mjs): as in vitest.config.ts, and no others. */
const money = {
  include: ["tests/unit/{money,billing-totals,billing-properties,billing-entries}.test.ts"],
};
const payments = {
  include: ["tests/mutation/payments.ts"],
  // The one that runs all the others, as it is told (tests/mutation/warm.ts).
  testNamePattern: /takes orders/,
  globalSetup: ["tests/setup/global-database.ts"],
  setupFiles: ["tests/setup/database.ts"],
  // A fault that makes a test wait for ever is noticed by then.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  resolve: { alias },
  test: {
    env: { LOG_LEVEL: "silent", DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" },
    ...(process.env.MUTATION_PART === "payments" ? payments : money),
  },
});
