// npm run faults: plants each fault of tests/faults/faults.json in a copy of the sources and says
// whether the tests notice that are named for it. `-- ID…` chooses some. `-- --record` keeps what
// was found in tests/faults/record.json, `-- --trust` leaves out the run that shows those tests to
// pass without a fault. What the checkout has that is not committed is in the copy; the checkout
// itself is not changed.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { failuresOfVitest, testsOfPlaywright } from "./failures.mjs";
import { copySources, plant } from "./fault-sources.mjs";
import { startPostgres } from "./postgres.mjs";
import { runQuietly } from "./processes.mjs";
import { bold, dim, giveUp, green, Problem, red, seconds, step, yellow } from "./progress.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const TABLE = "tests/faults/faults.json";
const RECORD = "tests/faults/record.json";
/** What was found last, each with the first words of the test that failed. */
const FOUND = "build/faults.json";
/** So many must be noticed. */
const AT_LEAST = 57;
/** Faults that are built into one application: each is judged by tests of its own. */
const IN_ONE_BUILD = 20;
/** Tests of the built application, or of one of its commands. */
const isOfBuild = ({ file }) =>
  /^tests\/(http|security|stories|start|chaos|e2e)\/|-command\.test\.ts$/.test(file);

/**
 * @typedef {{ file: string, title?: string }} Test `title` is a pattern of the tests' names; without
 *   it every test of the file counts
 * @typedef {{ id: string, file: string, find: string, replace: string, wrong: string, tests: Test[] }} Fault
 */

/** What shares a key, in its order. */
function grouped(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const read = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

const sorted = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
const write = (file, value) => fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const build = (folder) =>
  runQuietly(process.execPath, ["dev/build.mjs"], { cwd: folder, what: "npm run build" });

const projectOf = ({ file }) => {
  if (file.startsWith("tests/e2e/")) return "e2e";
  if (file.startsWith("tests/unit/")) return "unit*";
  if (file.includes(".isolated.")) return "isolated";
  if (file.startsWith("tests/architecture/")) return "unit*";
  return /^tests\/(start|chaos)\//.test(file) ? "processes" : "database";
};

/** Runs a test program; what it says is of no interest beside its report. */
async function reportOf(folder, args, env) {
  const report = path.join(folder, "report.json");
  fs.rmSync(report, { force: true });
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, FORCE_COLOR: "0", CI: "", ...env(report) },
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, report: fs.existsSync(report) ? read(report) : undefined };
}

/** Tests that fail, of one project, either all named or none; up to the first, or all of them. */
async function failuresIn(folder, databaseUrl, project, tests, isAll) {
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = tests.flatMap(({ title }) => (title ? [`(${title})`] : []));
  const only = titles.length > 0 ? ["-t", titles.join("|")] : [];
  if (project === "e2e") {
    const cli = "node_modules/@playwright/test/cli.js";
    const grep = only.length > 0 ? ["-g", only[1]] : [];
    const args = [cli, "test", "--reporter=json", "--project=script-1280", "--project=plain-360"];
    const env = (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    const { code, report } = await reportOf(folder, [...args, ...grep, ...files], env);
    if (!report) throw new Problem(`Playwright left no report (${code})`);
    return testsOfPlaywright(report, "unexpected");
  }
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, "--reporter=json"];
  args.push("--outputFile=report.json", ...(isAll ? [] : ["--bail=1"]), ...only, ...files);
  const { code, report } = await reportOf(folder, args, () => ({ DATABASE_URL: databaseUrl }));
  if (!report) throw new Problem(`Vitest left no report (${code})`);
  const ran = report.numPassedTests + report.numFailedTests;
  const failures = failuresOfVitest(report);
  if (ran === 0 && failures.length === 0) {
    throw new Problem(`No test ran of ${files.join(", ")} with ${only[1]}`);
  }
  return failures;
}

/** The tests that fail, with their first words: all of them, or up to the first. */
async function failuresOf(folder, databaseUrl, tests, isAll = false) {
  const found = [];
  for (const project of ["unit*", "database", "isolated", "processes", "e2e"]) {
    // A pattern of names would leave out what has none.
    for (const isNamed of [true, false]) {
      const fits = (test) => projectOf(test) === project && Boolean(test.title) === isNamed;
      const own = tests.filter(fits);
      if (own.length === 0 || (found.length > 0 && !isAll)) continue;
      found.push(...(await failuresIn(folder, databaseUrl, project, own, isAll)));
    }
  }
  // A test says more than a file that could not be run.
  const isTest = ({ name }) => Number(name.includes(" › "));
  return found
    .toSorted((one, other) => isTest(other) - isTest(one))
    .map(({ name, words }) => ({ name: name.replace(`${fs.realpathSync(folder)}/`, ""), words }));
}

/** Faults side by side in one build: no two of one file, and none judged by another's tests. */
function batchesOf(faults) {
  const batches = [];
  const key = ({ file, title }) => `${file} ${title ?? ""}`;
  for (const fault of faults) {
    const isApart = (other) =>
      other.file !== fault.file &&
      !other.tests.some((test) => fault.tests.some((own) => key(own) === key(test)));
    const batch = batches.find((one) => one.length < IN_ONE_BUILD && one.every(isApart));
    if (batch) batch.push(fault);
    else batches.push([fault]);
  }
  return batches;
}

/** What a test says that took too long: on a busy machine that alone is no noticed fault. */
const isLate = ({ words }) => /timed out in \d+ ?ms|Timeout of \d+ms/.test(words);

/** Says of each fault which test notices it first, and in which words; null for none. */
async function tryFaults(folder, databaseUrl, faults) {
  /** @type {Map<string, { name: string, words: string } | null>} */
  const found = new Map();
  const judge = async ({ id, wrong, tests }) => {
    const began = Date.now();
    let failures = await failuresOf(folder, databaseUrl, tests);
    if (failures.length > 0 && failures.every(isLate)) {
      failures = await failuresOf(folder, databaseUrl, tests);
    }
    const [first = null] = failures;
    found.set(id, first);
    const mark = first ? green("noticed    ") : yellow("NOT NOTICED");
    console.log(`  ${mark} ${id.padEnd(34)} ${dim(seconds(Date.now() - began))}`);
    console.log(`              ${dim(first?.name ?? wrong)}`);
    write(FOUND, sorted(found));
  };
  for (const fault of faults.filter(({ tests }) => !tests.some(isOfBuild))) {
    const takeBack = plant(folder, fault);
    await judge(fault).finally(takeBack);
  }
  for (const batch of batchesOf(faults.filter(({ tests }) => tests.some(isOfBuild)))) {
    const all = batch.map((fault) => plant(folder, fault));
    try {
      await step(`Building ${batch.length} faults`, () => build(folder));
      for (const fault of batch) await judge(fault);
    } finally {
      for (const takeBack of all) takeBack();
    }
  }
  return found;
}

async function showSound(folder, databaseUrl, faults) {
  const tests = faults.flatMap((fault) => fault.tests);
  if (tests.some(isOfBuild)) await step("Building without faults", () => build(folder));
  await step("The tests without faults", async () => {
    const failures = await failuresOf(folder, databaseUrl, tests, true);
    if (failures.length > 0) {
      const list = failures.map(({ name, words }) => `${name}\n${words}`).join("\n\n");
      throw new Problem(`These fail without a fault:\n${list}`);
    }
  });
}

/** Shows the sums, and whether they are good enough. */
function summarize(all, found, record) {
  const count = [...found.values()].filter(Boolean).length;
  console.log(`\n${bold("Faults by place")}\n`);
  const places = grouped(
    all.filter(({ id }) => found.has(id)),
    ({ file }) => file.split("/").slice(0, 2).join("/"),
  );
  for (const [place, faults] of [...places].sort()) {
    const noticed = faults.filter(({ id }) => found.get(id)).length;
    console.log(`  ${place.padEnd(28)} ${noticed} of ${faults.length}`);
  }
  const missed = [...found].filter(([, test]) => !test).map(([id]) => id);
  if (missed.length > 0) console.log(`\n${bold("Not noticed")}\n\n  ${missed.join("\n  ")}`);
  const lost = missed.filter((id) => record[id]);
  if (lost.length > 0) console.log(red(`\nNoticed before, and no more:\n\n  ${lost.join("\n  ")}`));
  console.log(`\n${bold(`${count} of ${found.size} planted faults were noticed.`)}`);
  const isEnough = found.size < all.length || count >= AT_LEAST;
  if (!isEnough) console.log(red(`At least ${AT_LEAST} must be.`));
  return lost.length === 0 && isEnough;
}

try {
  const { positionals: ids, values } = parseArgs({
    options: {
      record: { type: "boolean", default: false },
      trust: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const began = Date.now();
  /** @type {Fault[]} */
  const all = read(TABLE);
  const unknown = ids.find((id) => !all.some((fault) => fault.id === id));
  if (unknown) throw new Problem(`There is no fault "${unknown}" in ${TABLE}.`);
  const faults = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;
  const record = fs.existsSync(RECORD) ? read(RECORD) : {};
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "goodstanding-faults-"));
  // The database's own user must get to its folder.
  fs.chmodSync(folder, 0o755);
  const sources = path.join(folder, "sources");
  const dir = path.join(folder, "postgres");
  let server;
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      void server?.stop();
      fs.rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    });
  }
  try {
    await step("Copying the sources", () => copySources(sources));
    // Before anything runs: a text that is not found is an error, and never a fault that is noticed.
    for (const fault of faults) plant(sources, fault)();
    server = await startPostgres({ dir, throwaway: true });
    const databaseUrl = server.url("postgres");
    fs.mkdirSync("build", { recursive: true });
    if (!values.trust) await showSound(sources, databaseUrl, faults);
    const found = await tryFaults(sources, databaseUrl, faults);
    const isGood = summarize(all, found, record);
    const names = Object.fromEntries([...found].map(([id, test]) => [id, test?.name ?? null]));
    if (values.record) write(RECORD, sorted(Object.entries({ ...record, ...names })));
    console.log(dim(`It took ${seconds(Date.now() - began)}.`));
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
} catch (error) {
  giveUp(error);
}
