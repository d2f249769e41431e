// Takes the servers away under a running site for as long as a real outage, then crashes workers and
// the queue's server while documents are made, and counts the documents.
import { spawnSync } from "node:child_process";

/** The outages of the test suite, at their real length. */
const OUTAGE_SECONDS = "30";

function run(args, env) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

const outages = run(["node_modules/vitest/vitest.mjs", "run", "tests/stories"], { OUTAGE_SECONDS });
const documents = run(["--import", "tsx", "tests/chaos/long.ts", ...process.argv.slice(2)], {
  LOG_LEVEL: "silent",
});
process.exit(outages || documents);
