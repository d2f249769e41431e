// npm run new:migration -- name: writes the SQL that brings the migrations up to prisma/schema.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate, migrationsDir } from "./migrate.mjs";
import { startPostgres } from "./postgres.mjs";

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Usage: npm run new:migration -- name_in_snake_case");
  process.exit(1);
}
const folder = fs.mkdtempSync(path.join(tmpdir(), "goodstanding-migration-"));
const server = await startPostgres({ dir: path.join(folder, "postgres"), throwaway: true });
try {
  const url = server.url("postgres");
  await migrate(url);
  const diff = path.join(import.meta.dirname, "schema-diff.mjs");
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stdout } = spawnSync(process.execPath, [diff], { env, encoding: "utf8" });
  if (status !== 0) process.exitCode = 1;
  else if (!stdout.trim()) console.log("The migrations already give what prisma/schema says.");
  else {
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const file = path.join(migrationsDir, `${stamp}_${name}`, "migration.sql");
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, stdout);
    console.log(`${path.relative(process.cwd(), file)}: read it before you commit it.`);
  }
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
