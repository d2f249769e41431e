// npm run bench -- start [commit…]: what a newcomer's first minutes cost, from a fresh clone with an
// empty cache, of the commit that is checked out and of those named. Processor time is the figure to
// compare: it says the same on a busy machine.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "./postgres.mjs";
import { runQuietly } from "./processes.mjs";
import { Problem, step } from "./progress.mjs";

const LIMIT_MS = 60 * 60_000;

/**
 * Runs a command with all that it starts, and ends it with Ctrl-C once it has said certain words.
 * @returns {Promise<{ cpu: number, wall: number, said: string }>} seconds, user and system together;
 *   until the words were said, when there are any
 */
async function timed(command, { cwd, env, until }) {
  const startedAt = Date.now();
  // What follows waits for Ctrl-C to have done its work, and tells the time of all children then.
  const script = `trap : INT; TIMEFORMAT='cpu %U %S'; time ${command}`;
  const child = spawn("bash", ["-c", script], { cwd, env, detached: true });
  let said = "";
  let wall;
  const late = setTimeout(() => process.kill(-child.pid, "SIGKILL"), LIMIT_MS);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
      if (!until || wall || !said.includes(until)) return;
      wall = Date.now() - startedAt;
      process.kill(-child.pid, "SIGINT");
    });
  }
  await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(late);
  wall ??= Date.now() - startedAt;
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(said) ?? [];
  if (!user || (until && !said.includes(until)))
    throw new Problem(`${command}\n${said.slice(-3_000)}`);
  return { cpu: Number(user) + Number(system), wall: wall / 1000, said };
}

const remove = (folder, ...names) => {
  for (const name of names) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
};
const packagesIn = (file) =>
  Object.keys(JSON.parse(fs.readFileSync(file, "utf8")).packages).filter((one) =>
    one.includes("node_modules/"),
  ).length;

/** All figures of one commit, by what they are called. */
async function measure(commit, folder) {
  const clone = path.join(folder, "goodstanding");
  await runQuietly("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), clone]);
  await runQuietly("git", ["checkout", "--quiet", "--detach", commit], { cwd: clone });
  const port = String(await freePort());
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(PATH|HOME|NODE_EXTRA_.*|.*_proxy)$/i.test(name),
  );
  let caches = 0;
  const run = (command, options = {}) => {
    const npm_config_cache = path.join(folder, `npm-cache-${caches}`);
    const env = { ...Object.fromEntries(kept), PORT: port, npm_config_cache };
    return timed(command, { cwd: clone, env, ...options });
  };
  const first = await run("npm start", { until: "Ready after" });
  const installed = packagesIn(path.join(clone, "node_modules/.package-lock.json"));
  const second = await run("npm start", { until: "Ready after" });
  remove(clone, "build", "modules/platform/generated");
  const client = await run("node dev/generate.mjs");
  const build = await run("node dev/build.mjs");
  const installing = (options) =>
    `node -e 'import("./dev/install.mjs").then((it) => it.ensureInstalled(${options}))'`;
  remove(clone, "node_modules");
  caches += 1;
  const toRun = await run(installing("{ withTools: false }"));
  remove(clone, "node_modules");
  caches += 1;
  const toTest = await run(installing(""));
  return {
    "packages in the lock": [packagesIn(path.join(clone, "package-lock.json")), ""],
    "packages that a start installs": [installed, ""],
    "installing what a start needs: processor": [toRun.cpu, "s"],
    "installing all: processor": [toTest.cpu, "s"],
    "database client: processor": [client.cpu, "s"],
    "build: processor": [build.cpu, "s"],
    "first start, nothing cached: processor": [first.cpu, "s"],
    "first start, nothing cached: clock": [first.wall, "s"],
    "second start: processor": [second.cpu, "s"],
    "second start: clock": [second.wall, "s"],
  };
}

/** Prints the table. @param {string[]} commits beside the one that is checked out */
export async function benchStart(commits) {
  const columns = [];
  for (const commit of [...commits, "HEAD"]) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "goodstanding-first-start-"));
    fs.chmodSync(folder, 0o755);
    try {
      columns.push(await step(`First minutes of ${commit}`, () => measure(commit, folder)));
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
  const width = 42;
  const heads = [...commits, "HEAD"].map((name) => name.slice(0, 12).padStart(14));
  console.log(`\n${"".padEnd(width)}${heads.join("")}`);
  for (const name of Object.keys(columns[0])) {
    const cells = columns.map((figures) => {
      const [value, unit] = figures[name];
      return `${unit ? value.toFixed(1) : value} ${unit}`.padStart(14);
    });
    console.log(`${name.padEnd(width)}${cells.join("")}`);
  }
}
