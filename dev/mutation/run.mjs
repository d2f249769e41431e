// What npm run mutation does: how many planted faults the tests notice, in the code that reckons with money.
// `-- money` or `-- payments` chooses one of the two, files after it plant in those alone, and
// `--every=8` in each eighth line only, from which the share of all that fit in a line can be told;
// `--from=3` begins with the third line, as tests written for the faults of a sample need another to
// be judged by. `--again` takes over what was noticed the last time, and tries the rest on the
// present tests.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { bold, giveUp, Problem } from "../progress.mjs";

/** Files of a folder, all of them when none is named. */
function within(folder, ...names) {
  return (names.length > 0 ? names : readdirSync(folder)).map((name) => `${folder}/${name}`);
}

/** The share of planted faults that must be noticed, by what they are planted in. */
const parts = {
  money: {
    atLeast: 90,
    runner: "vitest",
    mutate: [
      "modules/platform/money.ts",
      ...within("modules/billing", "payments/totals.ts", "ledger/entries.ts"),
    ],
  },
  payments: {
    atLeast: 80,
    runner: "warm",
    mutate: [
      ...within("modules/billing/attempts"),
      ...within("modules/billing/discounts", "use.ts", "period.ts"),
      ...within("modules/billing/discounts", "payment.server.ts", "store.server.ts"),
      ...within("modules/billing", "ledger/post.server.ts", "payments/settle.server.ts"),
    ],
  },
};

/** Each so-manieth line of the files, counted through all of them, in the tool's notation. */
function linesOf(files, every, from) {
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((_, index) => `${file}:${index + 1}-${index + 1}`),
  );
  return lines.filter((_, index) => index % every === from - 1);
}

/** @returns a whole number between the two. */
function wholeBetween(least, most, name, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Problem(`--${name}=${text}: a whole number from ${least} to ${most}`);
}

async function scoreOf(name, files, { every, from, again }) {
  const { atLeast, runner } = parts[name];
  const chosen = files.length > 0 ? files : parts[name].mutate;
  const mutate = every > 1 ? linesOf(chosen, every, from) : chosen;
  // One for each choice: what a report holds beyond what is chosen now would be counted, too.
  const choice = `${files.length > 0 ? "-some" : ""}${every > 1 ? `-${from}-of-${every}` : ""}`;
  const incrementalFile = `test-results/mutation-${name}${choice}.json`;
  if (!again) rmSync(incrementalFile, { force: true });
  process.env.MUTATION_PART = name;
  process.env.PROPERTY_RUNS ??= "200";
  process.env.PROPERTY_SEED ??= "1";
  const stryker = new Stryker({
    mutate,
    testRunner: runner,
    plugins: [
      "@stryker-mutator/vitest-runner",
      "./dev/mutation/runner.mjs",
      "./dev/mutation/reporter.mjs",
    ],
    vitest: { configFile: "vitest.mutation.config.ts" },
    coverageAnalysis: "perTest",
    concurrency: 1,
    ignoreStatic: true,
    incremental: true,
    incrementalFile,
    // Generous: a busy machine is no noticed fault.
    timeoutMS: 120_000,
    timeoutFactor: 3,
    reporters: [
      "clear-text",
      "as-they-appear",
      process.stdout.isTTY ? "progress" : "progress-append-only",
    ],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    thresholds: { high: 100, low: atLeast, break: null },
    // No test of these needs them, and a build under way changes them while they are copied.
    ignorePatterns: ["build", "test-results", ".data"],
    tempDirName: "test-results/stryker",
  });
  const mutants = await stryker.runMutationTest();
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  const all = noticed + count("Survived", "NoCoverage");
  const score = (100 * noticed) / all;
  const sample = every > 1 ? `, in one line of ${every} from line ${from}` : "";
  const result = `${noticed} of ${all} planted faults noticed, ${score.toFixed(1)} %${sample}`;
  console.log(`${bold(name)}: ${result}`);
  return { name, score, atLeast };
}

try {
  const { positionals, values } = parseArgs({
    options: {
      every: { type: "string", default: "1" },
      from: { type: "string", default: "1" },
      again: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [part, ...files] = positionals;
  const every = wholeBetween(1, 1_000, "every", values.every);
  const from = wholeBetween(1, every, "from", values.from);
  const chosen = part ? [part] : Object.keys(parts);
  for (const name of chosen) {
    if (!(name in parts)) throw new Problem(`There is no part "${name}": money, payments`);
    const { score, atLeast } = await scoreOf(name, files, { ...values, every, from });
    if (!(score >= atLeast)) throw new Problem(`${name}: fewer than ${atLeast} % were noticed.`);
  }
} catch (error) {
  giveUp(error);
}
