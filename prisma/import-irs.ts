// npm run import:irs -- FILE DATE: takes one EO BMF extract of the IRS, as downloaded, into the list
// of organizations that EINs are looked up in. DATE is the file's own (2026-10-14).
import fs from "node:fs";
import { importIrsFile } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { parseCivilDate } from "#modules/platform/dates";
import { closeDb } from "#modules/platform/db.server";
import { say } from "#modules/platform/messages";

const [path = "", date = ""] = process.argv.slice(2);
const asOf = parseCivilDate(date);
if (!asOf || !fs.existsSync(path)) {
  process.stderr.write("Usage: npm run import:irs -- FILE DATE, for example eo1.csv 2026-10-14\n");
  process.exit(2);
}
const ctx = createCtx({ actor: { kind: "system", name: "import-irs" } });
try {
  const imported = await importIrsFile(ctx, fs.createReadStream(path), { asOf });
  if (imported.ok) {
    process.stdout.write(`${imported.value.rows} organizations as of ${date}\n`);
  } else {
    const { refusal } = imported;
    const [reason] = refusal.code === "invalid" ? Object.values(refusal.errors).flat() : [];
    process.stderr.write(`${reason ? say("en", reason) : refusal.code}\n`);
    process.exitCode = 1;
  }
} finally {
  await closeDb();
}
