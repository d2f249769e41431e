/** How often it is looked whether this process is served in time. */
const LOOK_MS = 500;
/** To be kept waiting this long by others makes a process twice as slow as it should be. */
const WAIT_MS = 250;
/** For how long it is remembered. */
const MEMORY_MS = 60_000;
const MOST = 10;

let cpu = process.cpuUsage();
let due = performance.now() + LOOK_MS;
// From the start of the process to here its code was loaded.
let worst = factorOf(performance.now() - inMilliseconds(cpu));
let worstAt = performance.now();

const timer = setInterval(() => {
  const found = current();
  const now = performance.now();
  cpu = process.cpuUsage();
  due = now + LOOK_MS;
  if (found < worst && now - worstAt < MEMORY_MS) return;
  worst = found;
  worstAt = now;
}, LOOK_MS);
timer.unref();

/**
 * By how much this process is slower than it should be, from 1 to 10: how long it was kept from the
 * processor in the last minute when its timers were due, or while its code was loaded. What it did
 * itself meanwhile does not count. Where the processor is starved, whoever is asked is so too, and
 * an answer that takes long is no fault: a limit of time that guards against what never answers is
 * multiplied with it, up to what the caller bears.
 */
export function slowness(most: number = MOST): number {
  return Math.min(most, Math.max(worst, current()));
}

/** Whether it is better to do few things at once: a second was lost within a minute. */
export const isStarved = (): boolean => slowness() > 5;

function current(): number {
  const late = performance.now() - due;
  return late < WAIT_MS ? 1 : factorOf(late - inMilliseconds(process.cpuUsage(cpu)));
}

function factorOf(waitedMs: number): number {
  return Math.min(MOST, 1 + Math.max(0, waitedMs) / WAIT_MS);
}

function inMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
