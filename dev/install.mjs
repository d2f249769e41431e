import { createHash } from "node:crypto";
import fs from "node:fs";
import { runQuietly } from "./processes.mjs";
import { Problem, step } from "./progress.mjs";

const read = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/** @throws Problem when this Node is older than package.json allows */
export function checkNode(version = process.versions.node) {
  const wanted = read("package.json").engines.node.replace(/[^\d.]/g, "");
  const [major, minor] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = wanted.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Problem(
    `Goodstanding needs Node ${wanted} or newer; this is Node ${version}.\n` +
      "Get the current one from https://nodejs.org and try again.",
  );
}

/** Whether node_modules holds what the lock names, development packages included. */
export function isInstalled() {
  const installed = "node_modules/.package-lock.json";
  if (!fs.existsSync(installed)) return false;
  const there = read(installed).packages;
  return Object.entries(read("package-lock.json").packages).every(
    ([path, wanted]) =>
      path === "" || wanted.optional || wanted.peer || there[path]?.version === wanted.version,
  );
}

/** Installs the packages of the lock unless they are there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  const byNode = npm?.endsWith(".js");
  const command = byNode ? [process.execPath, [npm, ...args]] : ["npm", args];
  const { NODE_ENV: _, ...env } = process.env;
  await step("Installing packages (a minute or two, the first time only)", () =>
    runQuietly(...command, { what: "npm ci", env }),
  );
}

/**
 * A fingerprint of files and folders by content, with Node's version.
 * @param {string[]} paths relative to the repository; what does not exist counts as absent
 */
export function fingerprint(paths) {
  const hash = createHash("sha256").update(process.version);
  const add = (path) => {
    if (!fs.existsSync(path)) return;
    if (!fs.statSync(path).isDirectory()) {
      hash.update(`${path}\n`).update(fs.readFileSync(path));
    } else if (!path.endsWith("/generated")) {
      for (const name of fs.readdirSync(path).sort()) add(`${path}/${name}`);
    }
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}
