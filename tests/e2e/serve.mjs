// The whole application for the browser tests: `npm start` with data that ends with the run.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-test-"));
// A run that is killed leaves the folder; the next test run removes it, its owner being dead.
writeFileSync(join(folder, "owner"), String(process.pid));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

process.env.DATA_DIR = folder;
process.env.RATE_LIMIT_FACTOR = "1000";
process.env.NODE_ENV = "";
process.env.DATABASE_URL = "";
process.env.REDIS_URL = "";
process.env.ANET_ENV = "";
process.env.ANET_SIMULATOR_URL = "";
await import("../../dev/start.mjs");
