// What a long command shows while it works: one line a step, with the time it took.
const isLive = Boolean(process.stdout.isTTY) && !process.env.CI;
const paint = (code, text) =>
  isLive && !process.env.NO_COLOR ? `\u001b[${code}m${text}\u001b[0m` : text;

export const green = (text) => paint(32, text);
export const red = (text) => paint(31, text);
export const yellow = (text) => paint(33, text);
export const dim = (text) => paint(2, text);
export const bold = (text) => paint(1, text);

/** A duration as people say it: "0.4 s", "2 min 5 s". */
export function seconds(ms) {
  const whole = Math.round(ms / 1000);
  return whole < 60
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The steps under way: what each is called and when it began. */
const underWay = new Map();
let ticking;

/** One line for all steps under way, cut at the width of the screen. */
function showRunning() {
  const steps = [...underWay].map(([name, start]) => `${name} ${seconds(Date.now() - start)}`);
  const line = `  · ${steps.join(" · ")}`.slice(0, (process.stdout.columns ?? 80) - 1);
  process.stdout.write(`\r\u001b[2K${dim(line)}`);
}

/**
 * Runs one step and shows its name, its running time, and its outcome. Steps may run at the same time.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const start = Date.now();
  const still = isLive ? undefined : setTimeout(() => console.log(`  · ${name} …`), 5_000);
  underWay.set(name, start);
  if (isLive) {
    showRunning();
    ticking ??= setInterval(showRunning, 200);
  }
  const end = (mark) => {
    clearTimeout(still);
    underWay.delete(name);
    const clear = isLive ? "\r\u001b[2K" : "";
    console.log(`${clear}  ${mark} ${name} ${dim(seconds(Date.now() - start))}`);
    if (underWay.size > 0) return isLive && showRunning();
    clearInterval(ticking);
    ticking = undefined;
  };
  try {
    const result = await work();
    end(green("✓"));
    return result;
  } catch (error) {
    end(red("✗"));
    throw error;
  }
}

/** A fault that is the reader's to mend: shown as its message, without a stack. */
export class Problem extends Error {}

/** Prints why the command ends, and ends it with exit code 1. */
export function giveUp(error) {
  const text = error instanceof Problem ? error.message : (error?.stack ?? String(error));
  console.error(`\n${red(text)}\n`);
  process.exit(1);
}
