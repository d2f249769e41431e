// npm test: everything that CI runs, in order, with one summary. `npm test -- --only=unit,e2e` chooses,
// `--deep` adds what proves machinery that seldom changes, in its full size, and `--topology` runs
// the tests in the shape of docker-compose.yml: the suites on PostgreSQL with Redis behind them,
// the browser's site with two web processes, three workers, Redis and an S3 server.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { calibrate, countProcessorTime, judgeCost } from "./cpu-time.mjs";
import {
  failuresOfVitest,
  filesOfPlaywright,
  filesOfVitest,
  testsOfPlaywright,
} from "./failures.mjs";
import { checkNode, ensureInstalled } from "./install.mjs";
import { runQuietly } from "./processes.mjs";
import { bold, dim, giveUp, green, Problem, red, seconds, step, yellow } from "./progress.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const RESULTS = "test-results";
const PROGRESS_MS = 120_000;
/** Whoever has so many failures to look at needs no more; what is broken for all ends soon. */
const MOST_FAILURES = 50;
const isCi = Boolean(process.env.CI) && process.env.CI !== "false";
const isTopology = process.argv.includes("--topology");
const isDeep = process.argv.includes("--deep");
if (isDeep) process.env.TESTS_DEEP = "1";
const startedAt = Date.now();
/** The most that suites may cost, in runs of the calibration loop. */
const budgets = JSON.parse(fs.readFileSync("dev/test-budgets.json", "utf8"));

/** Suites in the order in which they run. A suite returns its counts, or nothing when it has none. */
const suites = {
  check: ["Types, lint, boundaries, dead code", check],
  unit: ["Unit and architecture tests", () => vitest("unit", ["--project=unit*"])],
  build: ["Build", build],
  database: ["Tests on PostgreSQL", database],
  redis: ["The queue's tests on Redis", () => onRedis("redis", reachesRedis())],
  processes: ["Start, stop and crashes", () => vitest("processes", ["--project", "processes"])],
  e2e: ["Browser tests", () => e2e()],
  phone: ["Browser tests on a phone that draws late", () => e2e("phone")],
  line: ["Browser tests on a slow line", () => e2e("line")],
  clone: ["A fresh clone", clone],
  faults: ["Planted faults", () => command("dev/faults.mjs")],
  pages: ["Lighthouse, links and HTML", () => command("dev/bench.mjs", "pages")],
};

/** Suites of a deep run alone; the others are larger in it. */
const deepOnly = ["redis", "phone", "line", "clone", "faults", "pages"];

async function check() {
  await runQuietly(process.execPath, ["dev/check.mjs", "--without=unit"], {
    what: "npm run check",
  });
}

/** A command of its own as a suite; its words are in a file. */
async function command(script, ...args) {
  const { code } = await runTests(path.basename(script, ".mjs"), [script, ...args]);
  return code === 0 ? { passed: 1 } : { passed: 0, failed: 1 };
}

async function build() {
  const { ensureBuilt } = await import("./build.mjs");
  await ensureBuilt();
}

async function clone() {
  const { proveFreshClone } = await import("./fresh-clone.mjs");
  return { passed: 1, note: await proveFreshClone() };
}

/** Tells now and then where a long run has come to, where nobody sees it work. */
function tellProgress(logFile) {
  const began = Date.now();
  const tell = () => {
    const [last = ""] = fs.readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-1);
    console.log(dim(`    ${seconds(Date.now() - began)}: ${last.trim().slice(0, 150)}`));
  };
  return isCi ? setInterval(tell, PROGRESS_MS) : undefined;
}

/** Runs a test program with its own output in a file; shows the end of it when something failed. */
async function runTests(name, args, env = {}) {
  const report = path.join(RESULTS, `${name}.json`);
  fs.rmSync(report, { force: true });
  const logFile = path.join(RESULTS, `${name}.log`);
  const log = fs.openSync(logFile, "w");
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", log, log],
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
  const progress = tellProgress(logFile);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(progress);
  fs.closeSync(log);
  const found = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, "utf8")) : undefined;
  return { code, report: found };
}

/** A suite that failed without a failing test (it did not load, it was killed) counts as one. */
function counts({ code, report }, read) {
  const found = report ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  return { ...found, failed: code !== 0 && found.failed === 0 ? 1 : found.failed };
}

async function vitest(name, args, env) {
  const report = ["default", "json", "./dev/silence-reporter.mjs"].map((it) => `--reporter=${it}`);
  const outcome = await runTests(
    name,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...report,
      `--outputFile.json=${RESULTS}/${name}.json`,
      "--passWithNoTests",
      `--bail=${MOST_FAILURES}`,
      ...args,
    ],
    env,
  );
  return counts(outcome, (it) => ({
    passed: it.numPassedTests,
    failed: it.numFailedTests,
    skipped: it.numPendingTests + (it.numTodoTests ?? 0),
    failures: failuresOfVitest(it),
    files: filesOfVitest(it),
  }));
}

const ON_POSTGRES = ["--project", "database", "--project", "isolated"];

function database() {
  return isTopology ? onRedis("database", []) : vitest("database", ON_POSTGRES);
}

/** Suites of the database project, those that reach the queue and the limits with Redis behind them. */
async function onRedis(name, folders) {
  const { startRedisServer } = await import("./redis.mjs");
  const server = await startRedisServer();
  if (!server) return { passed: 0, failed: 0, skipped: 1, note: "skipped: no redis-server" };
  try {
    return await vitest(name, [...ON_POSTGRES, ...folders], { REDIS_URL: server.url });
  } finally {
    await server.stop();
  }
}

/**
 * The HTTP tests in which a worker takes part, and those of the limits: what Redis changes. The
 * suites of the queue and of the counters run on both in the database project itself.
 */
function reachesRedis() {
  const reaches = (name) =>
    /startWorker|bylaws-kit/.test(fs.readFileSync(path.join("tests/http", name), "utf8"));
  const files = fs.readdirSync("tests/http").filter((name) => name.endsWith(".test.ts"));
  return [...files.filter(reaches).map((name) => `tests/http/${name}`), "tests/security/limits"];
}

/** Tests in the browser; those with script alone where what is `slow` matters to script alone. */
async function e2e(slow) {
  const { ensureBrowser } = await import("./tools.mjs");
  const env = {
    CHROMIUM_BIN: await ensureBrowser(),
    ...(isTopology && { E2E_TOPOLOGY: "1" }),
    ...(slow && { E2E_SLOW: slow }),
  };
  const args = ["node_modules/@playwright/test/cli.js", "test"];
  if (slow) args.push("--project", "script-1280");
  const outcome = await runTests(slow ?? "e2e", args, env);
  return counts(outcome, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: testsOfPlaywright(report, "unexpected"),
    repeated: testsOfPlaywright(report, "flaky"),
    files: filesOfPlaywright(report),
  }));
}

function chosen() {
  const only = process.argv.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (!only) {
    // What the whole database suite does on Redis is not done twice.
    const left = isDeep ? (isTopology ? ["redis"] : []) : deepOnly;
    return Object.keys(suites).filter((name) => !left.includes(name));
  }
  const names = only.split(",");
  const unknown = names.find((name) => !(name in suites));
  if (unknown) {
    throw new Problem(`There is no suite "${unknown}": ${Object.keys(suites).join(", ")}`);
  }
  // What was built from other sources proves nothing.
  const needsBuild = names.some((name) => !["check", "unit", "clone", "build"].includes(name));
  return Object.keys(suites).filter(
    (name) => names.includes(name) || (needsBuild && name === "build"),
  );
}

/** Runs one suite; a fault of it is one failure and never ends the run. */
async function run(name) {
  const [title, work] = suites[name];
  const outcome = { name, title, passed: 0, failed: 0, skipped: 0, note: "", words: "" };
  Object.assign(outcome, { failures: [], repeated: [], files: [] });
  const began = Date.now();
  const processor = countProcessorTime();
  const loop = calibrate();
  try {
    await step(title, async () => {
      Object.assign(outcome, await work());
      if (outcome.failed > 0) throw new Problem(tail(`${RESULTS}/${name}.log`));
    });
  } catch (error) {
    outcome.failed ||= 1;
    outcome.words = error instanceof Problem ? error.message : (error.stack ?? String(error));
    console.log(outcome.words);
  }
  const once = loop.stop();
  return overBudget({ ...outcome, took: Date.now() - began, processor: processor.stop() }, once);
}

/**
 * A suite that costs more than its budget has failed, however fast the machine is: its processor
 * time is compared with that of a fixed loop, which runs now and then beside it.
 */
function overBudget(outcome, once) {
  const most = budgets[outcome.name];
  if (isDeep || isTopology || process.argv.length > 2 || !most || !outcome.processor)
    return outcome;
  const { cost, words } = judgeCost(outcome.processor, most, once);
  const note = [outcome.note, `cost ${cost} of ${most}`].filter(Boolean).join(", ");
  if (!words) return { ...outcome, note };
  console.log(red(`  ${words}`));
  const failure = { name: "the budget of processor time", words };
  return {
    ...outcome,
    note,
    failed: outcome.failed + 1,
    failures: [...outcome.failures, failure],
  };
}

function tail(file) {
  if (!fs.existsSync(file)) return "It said nothing.";
  const lines = fs.readFileSync(file, "utf8").trim().split("\n");
  const failures = lines.findIndex((line) => /Failed (Tests|Suites)|Unhandled|^\s+1\) /.test(line));
  return lines
    .slice(failures < 0 ? -60 : failures)
    .slice(0, 200)
    .join("\n");
}

/** Names what failed once more at the end, where a reader of a long log looks first. */
function list(title, tests) {
  if (tests.length > 0) console.log(`\n${bold(title)}`);
  for (const { name, words } of tests.slice(0, 20)) {
    console.log(`\n  ${name.replace(`${process.cwd()}/`, "")}\n${words.replace(/^/gm, "    ")}`);
  }
  if (tests.length > 20) console.log(`\n  and ${tests.length - 20} more`);
}

function summarize(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${bold("Summary")} ${dim(`after ${seconds(Date.now() - startedAt)}`)}\n`);
  for (const { title, passed, failed, skipped, note, took, processor } of outcomes) {
    const numbers = passed + failed + skipped > 0 ? `${passed} passed, ${failed} failed` : "";
    const used = processor === undefined ? "" : `${Math.round(processor)} s of processor`;
    const parts = [used, numbers, skipped && `${skipped} skipped`, note].filter(Boolean).join(", ");
    const mark = failed ? red("✗") : skipped ? yellow("–") : green("✓");
    console.log(`  ${mark} ${title.padEnd(36)} ${seconds(took).padStart(12)}  ${parts}`);
  }
  const slowest = outcomes.flatMap(({ files }) => files).sort((a, b) => b.took - a.took);
  if (slowest.length > 0) console.log(`\n${bold("The slowest files")}\n`);
  for (const { file, took } of slowest.slice(0, 10)) {
    console.log(`  ${seconds(took).padStart(10)}  ${path.relative(process.cwd(), file)}`);
  }
  for (const { title, failures, repeated } of outcomes) {
    list(`${title}: failed`, failures);
    list(`${title}: passed at the second try only`, repeated);
  }
  const passed = sum("passed");
  const failed = sum("failed");
  const skipped = sum("skipped");
  const isRefused = isCi && skipped > 0;
  if (isRefused) console.log(red(`\nNothing may be skipped in CI: ${skipped} counted as failed.`));
  const wrong = isRefused ? failed + skipped : failed;
  const rest = skipped > 0 && !isRefused ? `, ${skipped} skipped` : "";
  console.log(`\n${passed} passed, ${wrong} failed${rest}`);
  return wrong === 0;
}

try {
  checkNode();
  const names = chosen();
  console.log(`\n${bold("Goodstanding")} ${dim(`tests: ${names.join(", ")}`)}\n`);
  await ensureInstalled();
  fs.mkdirSync(RESULTS, { recursive: true });
  const { ensureGenerated } = await import("./build.mjs");
  await ensureGenerated();
  const embedded = [
    "check",
    "unit",
    "clone",
    "build",
    ...(isTopology ? [] : ["e2e", "phone", "line"]),
  ];
  if (names.some((name) => !embedded.includes(name))) {
    const { ensureServers } = await import("./tools.mjs");
    await ensureServers();
  }
  const outcomes = [];
  for (const name of names) outcomes.push(await run(name));
  process.exitCode = summarize(outcomes) ? 0 : 1;
} catch (error) {
  giveUp(error);
}
