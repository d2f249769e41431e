// Prints every figure beside its reference of the same run: npm run bench [-- names…]; what a first
// start costs by npm run bench -- start [commits…] alone. It works on an embedded PostgreSQL of its own, or on the empty database that DATABASE_URL names.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureBuilt, ensureGenerated } from "./build.mjs";
import { migrate } from "./migrate.mjs";
import { ensureDatabase, startPostgres } from "./postgres.mjs";
import { giveUp } from "./progress.mjs";
import { beginScratchFolder } from "./scratch.mjs";

const [what, ...commits] = process.argv.slice(2);
if (what === "start") {
  const { benchStart } = await import("./bench-start.mjs");
  await benchStart(commits).catch(giveUp);
  process.exit();
}

await beginScratchFolder();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "goodstanding-bench-"));
let server;
let status = 1;
try {
  await ensureGenerated();
  await ensureBuilt();
  let url = process.env.DATABASE_URL;
  if (!url) {
    server = await startPostgres({ dir: path.join(folder, "postgres") });
    await ensureDatabase(server.url("postgres"), "bench");
    url = server.url("bench");
  }
  await migrate(url);
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(folder, "data") };
  const run = (script, more) => {
    const args = [...script, ...process.argv.slice(2)];
    return spawnSync(process.execPath, args, { stdio: "inherit", env: { ...env, ...more } });
  };
  run(["build/seed.js"], { NODE_ENV: "production", DEMO: "1", LOG_LEVEL: "silent" });
  ({ status } = run(["--import", "tsx", "tests/bench/run.ts"], { LOG_LEVEL: "silent" }));
} finally {
  await server?.stop();
}
process.exit(status ?? 1);
