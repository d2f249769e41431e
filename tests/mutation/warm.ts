import { connect } from "node:net";
import { createInterface } from "node:readline";
import { it, type RunnerTask, type RunnerTestCase, type RunnerTestSuite, TestRunner } from "vitest";

/** What the planted faults read and count (the instrumenter writes their side of it). */
interface Faults {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: object;
}
const world = globalThis as { __stryker__?: Faults };
world.__stryker__ ??= {};
const faults = world.__stryker__;

type Order =
  | { readonly kind: "dry" }
  | {
      readonly kind: "mutant";
      readonly id: string;
      /** All of them when they are left out. */
      readonly tests?: readonly string[];
      /** So often it is reached at most; beyond that it goes round for ever. */
      readonly hitLimit?: number;
    };

interface Known {
  readonly id: string;
  readonly task: RunnerTestCase;
  /** From the file to the innermost. */
  readonly suites: readonly RunnerTestSuite[];
}

/** Crowds take long, and run into time limits that say nothing about a planted fault. */
const crowds = /hundred|100 |twenty/;

/**
 * Runs the tests of this file as dev/mutation/runner.mjs orders them, again and again in the one
 * process: what they import and the database are made once, which is most of the time of a run.
 * @param clean undoes what a test, or a fault, may leave behind for others; before each test
 */
export function keepWarm(clean: () => Promise<void>): void {
  it("takes orders", () => takeOrders(clean), 0);
}

async function takeOrders(clean: () => Promise<void>): Promise<void> {
  const own = TestRunner.getCurrentTest();
  if (!own) throw new Error("outside of a test");
  const known = testsOf(own.file.tasks, [own.file]).filter(({ task }) => task !== own);
  // Else what these reach would count as reached by the files' import.
  faults.currentTestId = "set-up";
  for (const suite of new Set(known.flatMap(({ suites }) => suites.slice(1)))) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeAll) await hook(suite);
  }
  faults.currentTestId = undefined;
  const socket = connect(Number(process.env.MUTATION_PORT), "127.0.0.1");
  for await (const line of createInterface({ input: socket })) {
    const order = JSON.parse(line) as Order;
    const answer =
      order.kind === "dry" ? await tryAll(known, clean) : await tryFault(known, order, clean);
    socket.write(`${JSON.stringify(answer)}\n`);
  }
}

function testsOf(tasks: readonly RunnerTask[], suites: readonly RunnerTestSuite[]): Known[] {
  return tasks.flatMap((task): Known[] => {
    if (task.type === "suite") return testsOf(task.tasks, [...suites, task]);
    const id = [...suites.slice(1), task].map(({ name }) => name).join(" > ");
    return crowds.test(id) ? [] : [{ id, task, suites }];
  });
}

/** Every test twice: what each of them reaches, and which of them may be run again. */
async function tryAll(known: readonly Known[], clean: () => Promise<void>) {
  const tests = [];
  for (const one of known) {
    const startedAt = performance.now();
    faults.currentTestId = one.id;
    const failure = await failureOf(one, clean);
    faults.currentTestId = undefined;
    tests.push({ id: one.id, failure, milliseconds: performance.now() - startedAt });
  }
  const coverage = structuredClone(faults.mutantCoverage);
  const unrepeatable = [];
  for (const one of known) {
    const failure = await failureOf(one, clean);
    if (failure) unrepeatable.push(`${one.id}: ${failure}`);
  }
  return { tests, coverage, unrepeatable };
}

/** The tests that reach a fault, until one fails; that must then pass without the fault. */
async function tryFault(
  known: readonly Known[],
  order: Order & { kind: "mutant" },
  clean: () => Promise<void>,
) {
  const { id, tests, hitLimit } = order;
  const wanted = new Set(tests ?? known.map((one) => one.id));
  let count = 0;
  for (const one of known.filter((test) => wanted.has(test.id))) {
    Object.assign(faults, { activeMutant: id, hitCount: 0, hitLimit });
    const failure = await failureOf(one, clean);
    Object.assign(faults, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    count += 1;
    if (!failure) continue;
    return { count, noticedBy: one.id, failure, without: await failureOf(one, clean) };
  }
  return { count };
}

/** Runs a test with what is before and after it. @returns why it failed, if it did */
async function failureOf(
  { task, suites }: Known,
  clean: () => Promise<void>,
): Promise<string | undefined> {
  await clean();
  let failure: string | undefined;
  const attempt = async (work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      failure ??= String(error);
    }
  };
  for (const suite of suites) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
      await attempt(() => hook(task.context, suite));
    }
  }
  if (!failure) await attempt(() => TestRunner.getTestFn(task)());
  for (const suite of suites.toReversed()) {
    for (const hook of TestRunner.getSuiteHooks(suite).afterEach) {
      await attempt(() => hook(task.context, suite));
    }
  }
  return failure;
}
