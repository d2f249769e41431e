// Takes the servers away under a running site for as long as a real outage, crashes workers, the
// queue's server and PostgreSQL under load, delivers jobs several times, stops and replaces processes
// under load, and kills payments at every point; then counts.
// npm run chaos [-- names… minutes]; the names are those below, the minutes are of "documents" and "starved".
import { spawnSync } from "node:child_process";
import { ensureBuilt } from "./build.mjs";

function run(args, env) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

const vitest = ["node_modules/vitest/vitest.mjs", "run"];
const program = (file, ...rest) => ["--import", "tsx", file, ...rest];
const minutes = process.argv.slice(2).filter((word) => /^\d/.test(word));
const names = process.argv.slice(2).filter((word) => !/^\d/.test(word));

const jobs = (name) => run(program("tests/chaos/jobs-long.ts", name), { LOG_LEVEL: "silent" });
const servers = (name) =>
  run(program("tests/chaos/servers-long.ts", name), { LOG_LEVEL: "silent" });

/** Each experiment: 0 when everything came out exact. */
const experiments = {
  /** The outages of the test suite, at their real length. */
  outages: () => run([...vitest, "tests/stories"], { OUTAGE_SECONDS: "30" }),
  /** Redis away for a minute: payments and forms go on, and what waits is done afterwards. */
  "redis-away": () =>
    run([...vitest, "tests/stories", "-t", "Redis is away"], { OUTAGE_SECONDS: "60" }),
  /** 50 workers killed by kill -9 over 1,000 jobs. */
  kills: () => jobs("kills"),
  /** The queue's server killed ten times, and its data lost, under 1,000 jobs. */
  "queue-crashes": () => jobs("queue-crashes"),
  /** 1,000 messages, each delivered three times to four workers. */
  deliveries: () => jobs("deliveries"),
  /** PostgreSQL stopped at once ten times while visitors are promised documents. */
  database: () => servers("database"),
  /** A web process told to stop ten times under load: what is in flight is answered. */
  drain: () => servers("drain"),
  documents: () => run(program("tests/chaos/long.ts", ...minutes), { LOG_LEVEL: "silent" }),
  /** Everything that `npm start` starts on a tenth of a core for minutes, five unless others are named. */
  starved: () => run(program("tests/chaos/starved-long.ts", ...minutes)),
  /** Every process replaced six times under load, behind the balancing proxy. */
  rolling: () => run(program("tests/chaos/rolling-long.ts"), { LOG_LEVEL: "silent" }),
  /** Many payers at once, every fault of the card provider, any sequence, and kill -9 at every point. */
  payments: () => {
    const names = ["payments-parallel", "payments-faults", "payments-model"];
    const files = [
      "tests/http/payments-parallel.test.ts",
      ...names.map((name) => `tests/modules/billing/${name}.test.ts`),
    ];
    const many = { PARALLEL_ROUNDS: "20", FAULT_ROUNDS: "10", MODEL_SEQUENCES: "500" };
    const counted = run([...vitest, "--reporter=verbose", "--no-file-parallelism", ...files], many);
    return run(program("tests/chaos/payments-long.ts"), { LOG_LEVEL: "silent" }) || counted;
  },
};

const unknown = names.filter((name) => !(name in experiments));
if (unknown.length > 0) {
  console.error(
    `No such experiment: ${unknown.join(", ")}. There are: ${Object.keys(experiments)}.`,
  );
  process.exit(2);
}
const chosen = Object.entries(experiments).filter(
  ([name]) => names.length === 0 || names.includes(name),
);
await ensureBuilt();
let status = 0;
for (const [, experiment] of chosen) status = experiment() || status;
process.exit(status);
