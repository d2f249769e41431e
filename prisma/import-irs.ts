// npm run import:irs -- [--as-of DATE] [--adds-only] [--accept-loss] FILE...: takes lists of the IRS, as
// downloaded (text, gzip or ZIP): the EO BMF extracts, the revocation list, Publication 78 and the 990-N
// list, each known by its content. DATE is the files' own (2026-10-14); it is taken from their names
// (2026-10-14_eo_ok.csv.gz) or else from the day they were written. A list by which too many would leave
// is taken with --accept-loss alone.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  fileAt,
  type ImportFile,
  type ImportKind,
  importList,
  recognizeFile,
} from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate, parseCivilDate } from "#modules/platform/dates";
import { closeDb } from "#modules/platform/db.server";
import { say } from "#modules/platform/messages";
import type { Refusal } from "#modules/platform/result";

const USAGE =
  "Usage: npm run import:irs -- [--as-of 2026-10-14] [--adds-only] [--accept-loss] FILE...\n";

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "as-of": { type: "string" },
        "adds-only": { type: "boolean" },
        "accept-loss": { type: "boolean" },
      },
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

interface Import {
  readonly kind: ImportKind;
  readonly files: readonly ImportFile[];
}

/**
 * Extracts of the BMF are one import; every other list is one by itself. What is none is told by its
 * name, and then nothing is imported.
 */
async function importsOf(files: readonly ImportFile[]): Promise<readonly Import[]> {
  const known = await Promise.all(
    files.map(async (file) => ({ file, kind: await recognizeFile(ctx, file) })),
  );
  for (const { file, kind } of known) if (!kind.ok) tell(kind.refusal, file.name);
  const lists = known.flatMap(({ file, kind }) =>
    kind.ok ? [{ kind: kind.value, files: [file] }] : [],
  );
  if (lists.length < files.length) return [];
  const extracts = lists.filter(({ kind }) => kind === "bmf").flatMap((list) => list.files);
  const others = lists.filter(({ kind }) => kind !== "bmf");
  return extracts.length > 0 ? [{ kind: "bmf", files: extracts }, ...others] : others;
}

const words: Record<ImportKind, string> = {
  bmf: "organizations",
  revocations: "revocations",
  pub78: "organizations of Publication 78",
  epostcards: "990-N notices",
};

function tell(refusal: Refusal, name: string): void {
  const [reason] =
    refusal.code === "invalid" ? Object.values(refusal.errors).flat() : [refusal.message];
  const choice = reason?.key.startsWith("loses") ? " (--accept-loss)" : "";
  process.stderr.write(`${name}: ${reason ? say("en", reason) : refusal.code}${choice}\n`);
  process.exitCode = 1;
}

async function importOne(date: CivilDate, { kind, files }: Import): Promise<void> {
  const begun = performance.now();
  const rate = (rows: number) =>
    Math.round(rows / Math.max(0.001, (performance.now() - begun) / 1e3));
  const imported = await importList(ctx, {
    kind,
    files,
    asOf: date,
    isAddition: read?.values["adds-only"],
    acceptsLoss: read?.values["accept-loss"],
    onProgress: ({ rows, file }) =>
      process.stderr.write(`${file}: ${rows} rows, ${rate(rows)} a second\n`),
  });
  if (!imported.ok) return tell(imported.refusal, files.map(({ name }) => name).join(", "));
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
  for (const one of await importsOf(files)) await importOne(asOf, one);
} finally {
  await closeDb();
}
