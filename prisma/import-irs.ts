// npm run import:irs -- [--as-of DATE] [--adds-only] FILE...: takes lists of the IRS, as downloaded (text,
// gzip or ZIP): the EO BMF extracts, the revocation list, Publication 78 and the 990-N list, each known
// by its content. DATE is the files' own (2026-10-14); it is taken from their names
// (2026-10-14_eo_ok.csv.gz) or else from the day they were written.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { fileAt, type ImportFile, importList, recognize } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate, parseCivilDate } from "#modules/platform/dates";
import { closeDb } from "#modules/platform/db.server";
import { say } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";

const USAGE = "Usage: npm run import:irs -- [--as-of 2026-10-14] [--adds-only] FILE...\n";

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

const ctx = createCtx({ actor: { kind: "system", name: "import-irs" } });
type Kind = Awaited<ReturnType<typeof recognize>> & string;

/** Extracts of the BMF are one import; every other list is one by itself. What is none is told. */
async function importsOf(files: readonly ImportFile[]) {
  const kinds = await Promise.all(files.map((file) => recognize(file).catch(() => undefined)));
  const known = files.map((file, at): [Kind, ImportFile] => [kinds[at] ?? "bmf", file]);
  const extracts = known.filter(([kind]) => kind === "bmf").map(([, file]) => file);
  const others = known.filter(([kind]) => kind !== "bmf");
  const lists = others.map(([kind, file]) => ({ kind, files: [file] }));
  return extracts.length > 0 ? [{ kind: "bmf" as const, files: extracts }, ...lists] : lists;
}

const words: Record<Kind, string> = {
  bmf: "organizations",
  revocations: "revocations",
  pub78: "organizations of Publication 78",
  epostcards: "990-N notices",
};

function tell(refusal: Refusal): void {
  const [reason] =
    refusal.code === "invalid" ? Object.values(refusal.errors).flat() : [refusal.message];
  process.stderr.write(`${reason ? say("en", reason) : refusal.code}\n`);
  process.exitCode = 1;
}

async function importOne(date: CivilDate, kind: Kind, files: readonly ImportFile[]): Promise<void> {
  const begun = performance.now();
  const rate = (rows: number) =>
    Math.round(rows / Math.max(0.001, (performance.now() - begun) / 1e3));
  const imported = await importList(ctx, {
    kind,
    files,
    asOf: date,
    isAddition: read?.values["adds-only"],
    onProgress: ({ rows, file }) =>
      process.stderr.write(`${file}: ${rows} rows, ${rate(rows)} a second\n`),
  });
  if (!imported.ok) return tell(imported.refusal);
  const { rows, came, gone, regrouped, searched, isNew } = imported.value;
  const what = `${rows} ${words[kind]} as of ${date}`;
  if (!isNew) process.stdout.write(`These files are imported already: ${what}.\n`);
  else if (kind !== "bmf") process.stdout.write(`${what}: ${came} came, ${gone} left.\n`);
  else {
    process.stdout.write(
      `${what}: ${came} came, ${gone} left, ${regrouped} changed their group. ` +
        `The search looks through ${searched}.\n`,
    );
  }
}

try {
  const files = paths.map((file) => fileAt(file, path.basename(file)));
  for (const { kind, files: some } of await importsOf(files)) await importOne(asOf, kind, some);
} finally {
  await closeDb();
}
