// npm run mutation: how many planted faults the tests notice, in the code that reckons with money.
// `-- money` or `-- payments` chooses one of the two, files after it plant in those alone.
import { Stryker } from "@stryker-mutator/core";
import { bold, giveUp, Problem } from "./progress.mjs";

/** The share of planted faults that must be noticed, by what they are planted in. */
const parts = {
  money: {
    atLeast: 90,
    mutate: ["modules/platform/money.ts", "modules/billing/domain/{totals,entries}.ts"],
  },
  payments: {
    atLeast: 80,
    mutate: [
      "modules/billing/attempts/*.ts",
      "modules/billing/discounts/{use,period,payment.server,store.server}.ts",
      "modules/billing/{ledger,settle}.server.ts",
    ],
  },
};

async function scoreOf(name, files) {
  const { atLeast } = parts[name];
  const mutate = files.length > 0 ? files : parts[name].mutate;
  process.env.MUTATION_PART = name;
  process.env.PROPERTY_RUNS ??= "200";
  process.env.PROPERTY_SEED ??= "1";
  const stryker = new Stryker({
    mutate,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.mutation.config.ts" },
    coverageAnalysis: "perTest",
    concurrency: 1,
    ignoreStatic: true,
    timeoutMS: 20_000,
    reporters: ["clear-text"],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    thresholds: { high: 100, low: atLeast, break: null },
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
  const [part, ...files] = process.argv.slice(2);
  const chosen = part ? [part] : Object.keys(parts);
  for (const name of chosen) {
    if (!(name in parts)) throw new Problem(`There is no part "${name}": money, payments`);
    const { score, atLeast } = await scoreOf(name, files);
    if (!(score >= atLeast)) throw new Problem(`${name}: fewer than ${atLeast} % were noticed.`);
  }
} catch (error) {
  giveUp(error);
}
