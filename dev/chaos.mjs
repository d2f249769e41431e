// Crashes workers and the queue's server while documents are made, and counts the documents.
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  process.execPath,
  ["--import", "tsx", "tests/chaos/long.ts", ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, LOG_LEVEL: "silent" } },
);
process.exit(status ?? 1);
