import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "./progress.mjs";

/** Whether a process with this number runs, whoever it is. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** When the process was started, as text that no other process of this number shares. */
export function startMark(pid) {
  if (!isAlive(pid)) return undefined;
  if (fs.existsSync("/proc/self/stat")) {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields[0] === "Z" ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  const ps = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return ps.stdout?.trim() || undefined;
}

/** The command line of a process, or "" when it cannot be read. */
export function commandOf(pid) {
  const proc = `/proc/${pid}/cmdline`;
  if (fs.existsSync(proc)) return fs.readFileSync(proc, "utf8").replaceAll("\0", " ");
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

/**
 * These processes and all that descend from them and live; children of `leaves` are left out.
 * @param {readonly number[]} pids
 * @param {{ leaves?: readonly number[] }} [options]
 */
export function familyOf(pids, { leaves = [] } = {}) {
  const parents = fs.readdirSync("/proc").flatMap((name) => {
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, "utf8");
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return /^\d+$/.test(name) && state !== "Z" ? [[Number(name), Number(parent)]] : [];
    } catch {
      return [];
    }
  });
  const family = new Set(pids);
  // A child's number may be smaller than its parent's, so until nothing is added.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const [pid, parent] of parents)
      if (family.has(parent) && !leaves.includes(parent)) family.add(pid);
  }
  return [...family];
}

/** Waits until `isDone` holds, looking every 20 ms; false when `limitMs` went by. */
export async function waitUntil(isDone, limitMs) {
  const end = Date.now() + limitMs;
  while (!(await isDone())) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

const quiet = new Set();

/** Ends every command of `runQuietly` that is under way, and waits until all have ended. */
export async function stopQuietOnes() {
  for (const child of quiet) child.kill("SIGTERM");
  await waitUntil(() => quiet.size === 0, 5_000);
}

/**
 * Runs a command to its end without showing what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { what?: string }} [options] `what` names it
 * @returns {Promise<string>} everything that it said
 * @throws Problem with forty lines when it fails: from the first that speaks of a failure, else its last
 */
export async function runQuietly(command, args, { what = command, ...options } = {}) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  }
  quiet.add(child);
  const code = await new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", resolve);
  });
  quiet.delete(child);
  if (code === 0) return said;
  const lines = said.trim().split("\n");
  const first = lines.findIndex((line) => /^✗|\berror\b/i.test(line));
  const shown = first < 0 ? lines.slice(-40) : lines.slice(first, first + 40);
  throw new Problem(`${what} failed (${code}).\n${shown.join("\n")}`);
}
