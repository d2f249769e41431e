// The proof of the installation: a clone of what is committed, an empty npm cache, no packages;
// `npm start` there, two pages, a newcomer's story in the browser, Ctrl-C, and nothing is left running.
import { spawn } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./postgres.mjs";
import { commandOf, familyOf, runQuietly, startMark, waitUntil } from "./processes.mjs";
import { Problem, seconds } from "./progress.mjs";
import { ensureBrowser } from "./tools.mjs";

const PAGES = ["/", "/bylaws-generator/chapter"];
const START_LIMIT_MS = 8 * 60_000;

/**
 * Runs the proof. @returns {Promise<string>} how long each part took
 * @throws Problem with what the start said when anything is not as it should be
 */
export async function proveFreshClone() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "goodstanding-clone-"));
  fs.chmodSync(folder, 0o755);
  try {
    const clone = path.join(folder, "goodstanding");
    await runQuietly("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), clone]);
    return await startAndStop(clone, path.join(folder, "npm-cache"));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function startAndStop(clone, cache) {
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) };
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(NODE_EXTRA_|.*_proxy$)/i.test(name),
  );
  Object.assign(env, Object.fromEntries(kept), { npm_config_cache: cache });
  const startedAt = Date.now();
  const launcher = spawn("npm", ["start"], {
    cwd: clone,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const hasEnded = () => launcher.exitCode !== null || launcher.signalCode !== null;
  const fail = (why) => new Problem(`${why}\n${said.trim().split("\n").slice(-40).join("\n")}`);
  try {
    await waitUntil(() => said.includes("Ready after") || hasEnded(), START_LIMIT_MS);
    if (!said.includes("Ready after")) throw fail("npm start in a fresh clone was never ready.");
    const ready = Date.now() - startedAt;
    for (const page of PAGES) {
      const response = await fetch(`http://localhost:${port}${page}`);
      if (response.status !== 200) throw fail(`${page} answered ${response.status}.`);
      if (!(await response.text()).includes("</html>")) throw fail(`${page} is not whole.`);
    }
    const story = await playStory(`http://localhost:${port}`);
    const list = JSON.parse(fs.readFileSync(path.join(clone, ".data/processes.json"), "utf8"));
    const postmaster = fs.readFileSync(path.join(clone, ".data/postgres/postmaster.pid"), "utf8");
    const pids = [...Object.values(list).map(({ pid }) => pid), Number(postmaster.split("\n")[0])];
    // npm, its shell and the launcher are above them; processes of the database are its own affair.
    const others = familyOf([list.launcher.pid])
      .filter((pid) => !pids.includes(pid))
      .map(commandOf)
      .filter((command) => !command.startsWith("postgres: "));
    if (others.length > 0) throw fail(`Besides the application there runs: ${others.join(", ")}`);
    const stoppedAt = Date.now();
    process.kill(-launcher.pid, "SIGINT");
    const isGone = () => hasEnded() && pids.every((pid) => startMark(pid) === undefined);
    if (!(await waitUntil(isGone, 20_000))) throw fail("Ctrl-C left something running.");
    const stopped = seconds(Date.now() - stoppedAt);
    return `ready after ${seconds(ready)}, ${story}, stopped in ${stopped}`;
  } finally {
    if (!hasEnded()) process.kill(-launcher.pid, "SIGTERM");
    await waitUntil(hasEnded, 20_000);
  }
}

/**
 * Plays what a newcomer does (tests/e2e/newcomer.spec.ts) against an application that runs, with
 * script and without. @returns {Promise<string>} how long each took
 * @throws Problem with the browser test's own words
 */
async function playStory(url) {
  const projects = ["script-1280", "plain-360"].flatMap((name) => ["--project", name]);
  const cli = "node_modules/@playwright/test/cli.js";
  const options = ["--workers=1", "--reporter=line", "--output=test-results/story"];
  const said = await runQuietly(
    process.execPath,
    [cli, "test", "newcomer.spec.ts", ...projects, ...options],
    {
      what: "The newcomer's story",
      env: { ...process.env, E2E_URL: url, CHROMIUM_BIN: await ensureBrowser() },
    },
  );
  return said.match(/a newcomer's story \w+ script: [\d.]+ s/g)?.join(", ") ?? "";
}
