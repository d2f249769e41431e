// npm run backup -- FOLDER, npm run restore -- FOLDER: with DATABASE_URL for that database, else for
// the embedded one of DATA_DIR, which is started for as long as it takes when it does not run.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "./migrate.mjs";

const [what, folder] = process.argv.slice(2);
const program = fileURLToPath(new URL("../build/backup.js", import.meta.url));

/** The embedded server's address: of the one that runs, else of one started for this. */
async function embedded() {
  const { ensureDatabase, startPostgres } = await import("./postgres.mjs");
  const { isAlive } = await import("./processes.mjs");
  const dir = path.resolve(process.env.DATA_DIR || ".data", "postgres");
  const pidFile = path.join(dir, "postmaster.pid");
  const [pid, , , port] = fs.existsSync(pidFile)
    ? fs.readFileSync(pidFile, "utf8").split("\n")
    : [];
  if (isAlive(Number(pid))) {
    const password = fs.readFileSync(`${dir}.password`, "utf8").trim();
    const url = `postgresql://goodstanding:${password}@127.0.0.1:${port}/goodstanding`;
    return { url, stop: async () => {} };
  }
  const server = await startPostgres({ dir });
  await ensureDatabase(server.url("postgres"), "goodstanding");
  return { url: server.url("goodstanding"), stop: () => server.stop() };
}

if (!fs.existsSync(program)) {
  console.error("The application is not built: npm run build first.");
  process.exit(2);
}
const given = process.env.DATABASE_URL;
const server = given ? { url: given, stop: async () => {} } : await embedded();
try {
  if (what === "restore") await migrate(server.url);
  const child = spawn(process.execPath, [program, what ?? "", folder ?? ""], {
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: server.url },
  });
  process.exitCode = await new Promise((resolve) =>
    child.once("exit", (code) => resolve(code ?? 1)),
  );
} finally {
  await server.stop();
}
