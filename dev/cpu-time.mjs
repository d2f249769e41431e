// What work costs in processor time: of this machine's processes, and of a loop to compare it with.
import { createHash } from "node:crypto";
import fs from "node:fs";

const TICKS_PER_SECOND = 100;
const LOOP_ROUNDS = 60;
const CALIBRATE_MS = 10_000;

/** Own number, parent's number and mark of start; seconds of its own and of children it waited for. */
function readProcess(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const own = Number(fields[11]) + Number(fields[12]);
    const waited = Number(fields[13]) + Number(fields[14]);
    return {
      id: `${pid} ${fields[19]}`,
      parent: Number(fields[1]),
      own: own / TICKS_PER_SECOND,
      waited: waited / TICKS_PER_SECOND,
    };
  } catch {
    return undefined;
  }
}

const processes = () =>
  fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), readProcess(name)])
    .filter(([, found]) => found);

/**
 * Counts the processor time of everything that this process starts from now on, also of what loses
 * its parent (it is looked at every second).
 * @returns {{ stop: () => number | undefined }} seconds; undefined where the system has no /proc
 */
export function countProcessorTime() {
  if (!fs.existsSync("/proc/self/stat")) return { stop: () => undefined };
  const waitedBefore = readProcess(process.pid)?.waited ?? 0;
  /** Last seen state of each descendant, and which of them nobody of ours waits for. */
  const seen = new Map();
  const orphans = new Set();
  const look = () => {
    const all = new Map(processes());
    const isOurs = (pid) => {
      for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === process.pid) return true;
      return false;
    };
    for (const [pid, found] of all) {
      if (pid === process.pid) continue;
      const known = seen.has(found.id);
      if (!known && !isOurs(pid)) continue;
      if (known && !isOurs(pid)) orphans.add(found.id);
      seen.set(found.id, found.own + found.waited);
    }
  };
  const timer = setInterval(look, 1_000);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      look();
      const waited = (readProcess(process.pid)?.waited ?? 0) - waitedBefore;
      return [...orphans].reduce((sum, id) => sum + seen.get(id), waited);
    },
  };
}

/**
 * Processor seconds that a fixed piece of work (JSON, text, digests) takes on this machine, as busy as it is
 * from now on: one run now and one every ten seconds. What else runs at the time makes a core slower, the
 * loop's as well as the work's.
 * @returns {{ stop: () => number }} the median of all runs
 */
export function calibrate() {
  const times = [];
  const run = () => {
    const before = process.cpuUsage();
    loop();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e6);
  };
  run();
  const timer = setInterval(run, CALIBRATE_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
    },
  };
}

/**
 * What work cost in runs of the calibration loop, and words when that is more than it may.
 * @param {number} processor seconds
 * @param {number} most in runs of the loop
 * @param {number} once seconds of one run
 */
export function judgeCost(processor, most, once) {
  const cost = Math.round(processor / once);
  const words = `It costs ${cost} times the calibration loop; dev/test-budgets.json allows ${most}.`;
  return { cost, words: cost > most ? words : undefined };
}

function loop() {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    id: index,
    name: `Club ${(index * 7_919) % 2_000}`,
    tags: ["booster", "band", String(index % 13)],
  }));
  for (let round = 0; round < LOOP_ROUNDS; round += 1) {
    const copy = JSON.parse(JSON.stringify(rows));
    copy.sort((a, b) => (a.name < b.name ? -1 : 1));
    const text = copy.map(({ name }) => name.replace(/\d/g, "#")).join("\n");
    createHash("sha256").update(text).digest("hex");
  }
}
