// npm run import:bmf -- [--as-of DATE] [--adds-only] FILE...: takes EO BMF extracts of the IRS, CSV as
// downloaded or gzip, into the list of organizations. DATE is the files' own (2026-10-14); it is taken
// from their names (2026-10-14_eo_ok.csv.gz) or else from the day they were written.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { importBmf } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { fromUtcDate, parseCivilDate } from "#modules/platform/dates";
import { closeDb } from "#modules/platform/db.server";
import { say } from "#modules/platform/messages";

const USAGE = "Usage: npm run import:bmf -- [--as-of 2026-10-14] [--adds-only] FILE...\n";

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { "as-of": { type: "string" }, "adds-only": { type: "boolean" } },
    });
  } catch {
    return undefined;
  }
}

const dateInName = (file: string) => /\d{4}-\d{2}-\d{2}/.exec(path.basename(file))?.[0] ?? "";
const dateOf = (file: string) =>
  parseCivilDate(dateInName(file)) ?? fromUtcDate(fs.statSync(file).mtime);

const read = readArguments();
const paths = read?.positionals ?? [];
const isThere = paths.length > 0 && paths.every((file) => fs.existsSync(file));
const given = read?.values["as-of"];
const dates = isThere ? paths.map(dateOf).sort() : [];
const asOf = given === undefined ? dates[0] : parseCivilDate(given);
if (!asOf) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const ctx = createCtx({ actor: { kind: "system", name: "import-bmf" } });
const files = paths.map((file) => ({
  name: path.basename(file),
  open: () => fs.createReadStream(file, { highWaterMark: 1 << 18 }),
}));
const begun = performance.now();
const rate = (rows: number) =>
  Math.round(rows / Math.max(0.001, (performance.now() - begun) / 1e3));
try {
  const imported = await importBmf(ctx, {
    files,
    asOf,
    isAddition: read?.values["adds-only"],
    onProgress: ({ rows, file }) =>
      process.stderr.write(`${file}: ${rows} rows, ${rate(rows)} a second\n`),
  });
  if (imported.ok) {
    const { rows, came, gone, regrouped, searched, isNew } = imported.value;
    process.stdout.write(
      isNew
        ? `${rows} organizations as of ${asOf}: ${came} came, ${gone} left, ${regrouped} changed their group. ` +
            `The search looks through ${searched}.\n`
        : `These files are imported already: ${rows} organizations as of ${asOf}.\n`,
    );
  } else {
    const { refusal } = imported;
    const [reason] =
      refusal.code === "invalid" ? Object.values(refusal.errors).flat() : [refusal.message];
    process.stderr.write(`${reason ? say("en", reason) : refusal.code}\n`);
    process.exitCode = 1;
  }
} finally {
  await closeDb();
}
