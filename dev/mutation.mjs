// npm run mutation: how many planted faults the tests notice, in the code that reckons with money.
// `-- money` or `-- payments` chooses one of the two, files after it plant in those alone, and
// `--every=8` in each eighth line only, from which the share of all of them can be told. `--again`
// takes over what was noticed the last time, and tries the rest on the tests of now.
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { bold, giveUp, Problem } from "./progress.mjs";

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
      ...within("modules/billing/domain", "totals.ts", "entries.ts"),
    ],
  },
  payments: {
    atLeast: 80,
    runner: "warm",
    mutate: [
      ...within("modules/billing/attempts"),
      ...within("modules/billing/discounts", "use.ts", "period.ts"),
      ...within("modules/billing/discounts", "payment.server.ts", "store.server.ts"),
      ...within("modules/billing", "ledger.server.ts", "settle.server.ts"),
    ],
  },
};

/** Each so-manieth line of the files, counted through all of them, in the tool's notation. */
function linesOf(files, every) {
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((_, index) => `${file}:${index + 1}-${index + 1}`),
  );
  return lines.filter((_, index) => index % every === 0);
}

async function scoreOf(name, files, { every, again }) {
  const { atLeast, runner } = parts[name];
  const chosen = files.length > 0 ? files : parts[name].mutate;
  const mutate = every > 1 ? linesOf(chosen, Number(every)) : chosen;
  process.env.MUTATION_PART = name;
  process.env.PROPERTY_RUNS ??= "200";
  process.env.PROPERTY_SEED ??= "1";
  const stryker = new Stryker({
    mutate,
    testRunner: runner,
    plugins: [
      "@stryker-mutator/vitest-runner",
      "./dev/mutation-runner.mjs",
      "./dev/mutation-reporter.mjs",
    ],
    vitest: { configFile: "vitest.mutation.config.ts" },
    coverageAnalysis: "perTest",
    concurrency: 1,
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `test-results/mutation-${name}.json`,
    force: !again,
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
  console.log(`${bold(name)}: ${noticed} of ${all} planted faults noticed, ${score.toFixed(1)} %`);
  return { name, score, atLeast };
}

try {
  const { positionals, values } = parseArgs({
    options: {
      every: { type: "string", default: "1" },
      again: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [part, ...files] = positionals;
  const chosen = part ? [part] : Object.keys(parts);
  for (const name of chosen) {
    if (!(name in parts)) throw new Problem(`There is no part "${name}": money, payments`);
    const { score, atLeast } = await scoreOf(name, files, values);
    if (!(score >= atLeast)) throw new Problem(`${name}: fewer than ${atLeast} % were noticed.`);
  }
} catch (error) {
  giveUp(error);
}
