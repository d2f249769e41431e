// The whole application for the browser tests: `npm start` with data that ends with the run.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase, startPostgres } from "../../dev/postgres.mjs";
import { startScanner } from "./scanner.mjs";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-test-"));

const database = await startPostgres({ dir: join(folder, "postgres"), throwaway: true });
process.once("exit", () => process.kill(database.pid, "SIGQUIT"));
await ensureDatabase(database.url("postgres"), "goodstanding");

await startScanner(join(folder, "clamd.sock"));

process.env.CLAMD_SOCKET = join(folder, "clamd.sock");
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = database.url("goodstanding");
process.env.RATE_LIMIT_FACTOR = "1000";
process.env.PASSWORD_HASHING = "cheap";
process.env.FORM_MIN_SECONDS = "0";
process.env.NODE_ENV = "";
process.env.REDIS_URL = "";
process.env.ANET_ENV = "";
process.env.ANET_SIMULATOR_URL = "";
await import("../../dev/start.mjs");
