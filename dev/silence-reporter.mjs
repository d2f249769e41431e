// A reporter for Vitest that ends a run in which nothing happens any more, and names what was running.
// A test's own limit is a timer in the test's process: what blocks that process, or hangs while a
// file is loaded, never meets it.
import { familyOf } from "./processes.mjs";
import { seconds } from "./progress.mjs";

/** Far more than the limit of any test or hook, also on a slow machine. */
const SILENCE_MS = Number(process.env.TESTS_SILENCE_MS ?? 600_000);

export default class SilenceReporter {
  /** Files and tests that have begun and not ended: their names and when. */
  running = new Map();
  lastAt = Date.now();

  onInit() {
    this.timer = setInterval(() => {
      if (Date.now() - this.lastAt > SILENCE_MS) this.giveUp();
    }, SILENCE_MS / 20);
    this.timer.unref();
  }

  onTestModuleQueued(file) {
    this.begin(file.id, file.relativeModuleId);
  }
  onTestModuleStart(file) {
    this.begin(file.id, file.relativeModuleId);
  }
  onTestModuleEnd(file) {
    this.end(file.id);
  }
  onTestCaseReady(test) {
    this.begin(test.id, `${test.module.relativeModuleId} › ${test.fullName}`);
  }
  onTestCaseResult(test) {
    this.end(test.id);
  }

  begin(id, name) {
    this.lastAt = Date.now();
    this.running.set(id, { name, since: this.lastAt });
  }
  end(id) {
    this.lastAt = Date.now();
    this.running.delete(id);
  }

  giveUp() {
    console.error(
      `Failed Tests: nothing has happened for ${seconds(SILENCE_MS)}. What was running:`,
    );
    for (const { name, since } of this.running.values()) {
      console.error(`  ${name} (for ${seconds(Date.now() - since)})`);
    }
    if (this.running.size === 0) console.error("  no test: the end of the run itself");
    for (const pid of familyOf([process.pid]))
      if (pid !== process.pid) process.kill(pid, "SIGKILL");
    process.exit(1);
  }
}
