// The processes that a launcher starts: kept running, written down, and stopped together.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandOf, startMark, waitUntil } from "./processes.mjs";
import { dim, Problem, red, yellow } from "./progress.mjs";

const STOP_MS = 12_000;
const STEADY_MS = 60_000;
/** How long what an ended process said may take to arrive: what it started may hold its output open. */
const LAST_WORDS_MS = 2_000;
/** How long a process may say that it lacks something, or do nothing, before it is given up. */
const PATIENCE_MS = 90_000;
const LONGEST_MS = 1_200_000;
const LOUD = { warn: yellow, error: red, fatal: red };

/**
 * The list of what was started from a data folder, kept there for the next launcher.
 * @param {string} dataDir
 */
export function processList(dataDir) {
  const file = path.join(dataDir, "processes.json");
  const entries = fs.existsSync(file) ? parse(fs.readFileSync(file, "utf8")) : {};
  const write = () => {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(file, JSON.stringify(entries, null, 2));
  };
  /** Only the process that was written down, never a stranger with its number. */
  const isOurs = (entry) => Boolean(entry?.mark) && startMark(entry.pid) === entry.mark;
  return {
    /** The launcher that is at work on this folder now, with its address. */
    launcher: () =>
      isOurs(entries.launcher) && commandOf(entries.launcher.pid).includes("start.mjs")
        ? entries.launcher
        : undefined,
    add: (name, pid, more = {}) => {
      entries[name] = { pid, mark: startMark(pid), ...more };
      write();
    },
    /** Stops what a killed launcher left; the number of processes stopped. */
    stopLeftovers: async () => {
      const left = Object.entries(entries).filter(([name, e]) => name !== "launcher" && isOurs(e));
      await Promise.all(left.map(([, entry]) => stopGroup(entry.pid, () => !isOurs(entry))));
      return left.length;
    },
    remove: () => fs.rmSync(file, { force: true }),
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function stopGroup(pid, isGone, limitMs = STOP_MS) {
  signalGroup(pid, "SIGTERM");
  if (await waitUntil(isGone, limitMs)) return;
  signalGroup(pid, "SIGKILL");
  await waitUntil(isGone, 2_000);
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Starts a Node process and starts it again when it ends by itself, later each time. Its lines go
 * to `<dataDir>/logs/<name>.log`; warnings and errors are shown too.
 * @param {{ name: string, args: string[], env: NodeJS.ProcessEnv, dataDir: string,
 *   list: ReturnType<typeof processList>, showAll?: boolean }} options
 */
export function supervise({ name, args, env, dataDir, list, showAll = false }) {
  fs.mkdirSync(path.join(dataDir, "logs"), { recursive: true });
  const log = fs.createWriteStream(path.join(dataDir, "logs", `${name}.log`));
  let child;
  let isStopping = false;
  let isReady = false;
  let failures = 0;
  let last = [];
  /** What it warned of before it was ready and will last: shown once everything is up. */
  const warned = new Set();
  const hasSaidAll = () =>
    Promise.race([child.hasClosed, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
  const startAgain = async (code) => {
    failures = Date.now() - child.startedAt > STEADY_MS ? 1 : failures + 1;
    const wait = Math.min(30, 2 ** (failures - 1));
    await hasSaidAll();
    const words = last.slice(-5).map((line) => pretty(name, line, true));
    const what = red(`  ${name} ended unexpectedly (${code}); starting it again in ${wait} s`);
    console.log([...words, what].join("\n"));
    await sleep(wait * 1000);
    if (!isStopping) launch();
  };
  const launch = () => {
    // A group of its own, so that Ctrl-C reaches the launcher alone; the channel tells of its end.
    const stdio = ["ignore", "pipe", "pipe", "ipc"];
    child = spawn(process.execPath, args, { env, stdio, detached: true });
    child.startedAt = Date.now();
    child.hasClosed = once(child, "close");
    if (child.pid) list.add(name, child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      eachLine(stream, (line) => {
        log.write(`${line}\n`);
        last = [...last.slice(-19), line];
        const shown = showAll ? pretty(name, line, true) : isReady && pretty(name, line, false);
        if (shown) console.log(shown);
        const { isLasting, msg } = parse(line);
        if (isLasting && !showAll) warned.add(msg);
      });
    }
    child.once("exit", (code, signal) => {
      if (!isStopping && isReady) void startAgain(signal ?? code);
    });
  };
  launch();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    /**
     * Waits until `url` answers 200, on a slow machine for as long as the process is at work.
     * @throws Problem when it ends before, or says for a while what it lacks, or does nothing
     */
    ready: async (url, patienceMs = PATIENCE_MS) => {
      const why = await waitForAnswer(url, { pid: () => child.pid, hasEnded, patienceMs });
      isReady = why === undefined;
      if (isReady) return;
      if (hasEnded()) await hasSaidAll();
      const words = last.map((line) => pretty(name, line, true)).join("\n");
      throw new Problem(`${name} ${why}. Its last words:\n${words}`);
    },
    warned,
    stop: async () => {
      isStopping = true;
      if (!hasEnded()) await stopGroup(child.pid, hasEnded);
      log.end();
    },
    kill: () => signalGroup(child.pid, "SIGKILL"),
  };
}

function eachLine(stream, take) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) take(line);
  });
}

/** A log line for people; undefined for one of no concern to them unless `all` are asked for. */
function pretty(name, line, all) {
  const entry = parse(line);
  if (!entry.level) return all || line.includes("Error") ? `  ${dim(name)} ${line}` : undefined;
  const paint = LOUD[entry.level] ?? (all ? dim : undefined);
  if (!paint) return undefined;
  const detail = [entry.err?.message, entry.requestId && `request ${entry.requestId}`];
  return paint(`  ${name} ${entry.level}: ${[entry.msg, ...detail].filter(Boolean).join(", ")}`);
}

/**
 * Asks until the answer is 200, ever more seldom, so that asking costs a slow machine little.
 * @returns {Promise<string | undefined>} why it was given up
 */
async function waitForAnswer(url, { pid, hasEnded, patienceMs }) {
  const began = Date.now();
  let movedAt = began;
  let used = 0;
  let lacking;
  while (!hasEnded()) {
    const answer = await ask(url);
    if (answer.isReady) return undefined;
    const isSame = answer.lacking !== undefined && answer.lacking === lacking;
    const spent = processorTicks(pid());
    if (answer.lacking === undefined ? spent !== used : !isSame) movedAt = Date.now();
    [used, lacking] = [spent, answer.lacking];
    if (Date.now() - movedAt > patienceMs || Date.now() - began > LONGEST_MS) {
      const waited = `was not ready after ${Math.round((Date.now() - began) / 1000)} s`;
      return lacking ? `${waited}: it waits for ${lacking}` : `${waited}: ${url} does not answer`;
    }
    await sleep(Math.min(1_000, Math.max(20, (Date.now() - began) / 20)));
  }
  return "ended before it was ready";
}

/** @returns {Promise<{ isReady: boolean, lacking?: string }>} `lacking` when it says what it lacks */
async function ask(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const text = await response.text();
    if (response.ok) return { isReady: true };
    const parts = Object.entries(parse(text).parts ?? {}).filter(([, isThere]) => !isThere);
    return { isReady: false, lacking: parts.map(([part]) => part).join(", ") || undefined };
  } catch {
    return { isReady: false };
  }
}

/** The processor time that a process has used, in whatever unit; 0 where the system does not say. */
function processorTicks(pid) {
  const stat = `/proc/${pid}/stat`;
  if (!fs.existsSync(stat)) return 0;
  const fields = fs.readFileSync(stat, "utf8").split(") ").at(-1).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
