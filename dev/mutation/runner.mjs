// Stryker's runner for tests that need a database: the tests' process stays, with all that they
// import, and tries one planted fault after the other (tests/mutation/warm.ts is its other end).
// It is restarted when a fault leaves behind what makes a test fail without it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

/** A process that goes round for ever does not hear that it shall end. */
const GRACE_MS = 20_000;

class WarmRunner {
  static inject = ["logger"];
  #log;
  #server = createServer();
  #process;
  #socket;
  #answers;

  constructor(log) {
    this.#log = log;
  }

  capabilities() {
    // It does not, but faults in what runs at import are left out anyway (`ignoreStatic`).
    return { reloadEnvironment: true };
  }

  async init() {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    await this.#start();
  }

  async #start() {
    const env = { ...process.env, MUTATION_PORT: String(this.#server.address().port) };
    const args = ["node_modules/vitest/vitest.mjs", "run", "-c", "vitest.mutation.config.ts"];
    const isConnected = once(this.#server, "connection");
    const stdio = ["ignore", "ignore", "inherit"];
    this.#process = spawn(process.execPath, args, { env, stdio, detached: true });
    const hasEnded = once(this.#process, "exit").then(() => {
      throw new Error("the tests' process has ended");
    });
    hasEnded.catch(() => {});
    [this.#socket] = await Promise.race([isConnected, hasEnded]);
    this.#socket.on("error", () => {});
    this.#answers = createInterface({ input: this.#socket })[Symbol.asyncIterator]();
  }

  async #stop() {
    this.#socket?.destroy();
    if (!this.#process || this.#process.exitCode !== null) return;
    const late = setTimeout(() => process.kill(-this.#process.pid, "SIGKILL"), GRACE_MS);
    await once(this.#process, "exit");
    clearTimeout(late);
  }

  async #restart() {
    await this.#stop();
    await this.#start();
  }

  async #ask(order) {
    this.#socket.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error("the tests' process has ended");
    return JSON.parse(value);
  }

  async dryRun() {
    const { tests, coverage, unrepeatable } = await this.#ask({ kind: "dry" });
    for (const test of unrepeatable) this.#log.warn(`Left out, runs only once: ${test}`);
    delete coverage.perTest["set-up"];
    const isLeftOut = (id) => unrepeatable.some((one) => one.startsWith(`${id}: `));
    const results = tests
      .filter(({ id }) => !isLeftOut(id))
      .map(({ id, failure, milliseconds: timeSpentMs }) =>
        failure
          ? { id, name: id, timeSpentMs, status: 1, failureMessage: failure }
          : { id, name: id, timeSpentMs, status: 0 },
      );
    return { status: "complete", tests: results, mutantCoverage: coverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const order = { kind: "mutant", id: activeMutant.id, tests: testFilter, hitLimit };
    let answer = await this.#ask(order);
    if (answer.without) {
      // The fault before may have left it behind; a process of its own tells.
      this.#log.warn(
        `Started again, "${answer.noticedBy}" fails without a fault: ${answer.without}`,
      );
      await this.#restart();
      answer = await this.#ask(order);
      if (answer.without) await this.#restart();
    }
    const { count: nrOfTests, noticedBy, failure } = answer;
    return noticedBy
      ? { status: "killed", killedBy: [noticedBy], failureMessage: failure, nrOfTests }
      : { status: "survived", nrOfTests };
  }

  async dispose() {
    await this.#stop();
    this.#server.close();
  }
}

export const strykerPlugins = [{ kind: "TestRunner", name: "warm", injectableClass: WarmRunner }];
