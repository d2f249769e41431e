// npm run backup -- FOLDER and npm run restore -- FOLDER: all rows and files of an installation.
import { BackupProblem, restoreBackup, takeBackup } from "#modules/platform/backup/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { closeDb } from "#modules/platform/db.server";

const [what, folder] = process.argv.slice(2);
const ctx = createCtx({ actor: { kind: "system", name: "backup" } });
try {
  if (!folder || (what !== "backup" && what !== "restore")) {
    throw new BackupProblem("Usage: npm run backup -- FOLDER, or npm run restore -- FOLDER");
  }
  const done = what === "backup" ? await takeBackup(ctx, folder) : await restoreBackup(folder);
  const rows = done.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${what}: ${rows} rows of ${done.tables.length} tables, ${done.files.length} files, ` +
      `as of ${done.takenAt}\n`,
  );
} catch (error) {
  if (!(error instanceof BackupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
} finally {
  await closeDb();
}
