import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runQuietly, stopQuietOnes } from "./processes.mjs";
import { giveUp, Problem, step } from "./progress.mjs";

const LOCK = "package-lock.json";
/** npm prefers it to the lock; git does not keep it. */
const ADDRESSED = "npm-shrinkwrap.json";
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

/**
 * Whether a folder's node_modules hold what its lock names, on this machine's system.
 * @param {{ withTools: boolean, folder?: string }} options also what tests and checks need, not only what
 *   runs and builds
 */
export function isInstalled({ withTools, folder = "." }) {
  const installed = `${folder}/node_modules/.package-lock.json`;
  if (!fs.existsSync(installed)) return false;
  const there = read(installed).packages;
  return Object.entries(read(`${folder}/${LOCK}`).packages).every(([path, wanted]) => {
    const isLeftOut = !withTools && (wanted.dev || wanted.devOptional);
    if (path === "" || wanted.optional || wanted.peer || isLeftOut) return true;
    return there[path] !== undefined && there[path].version === wanted.version;
  });
}

/**
 * Installs the packages of the lock unless they are there. What is there stays: an application may
 * run on it.
 * @param {{ withTools?: boolean }} [options] also what tests and checks need, not only what runs and builds
 */
export async function ensureInstalled({ withTools = true } = {}) {
  if (isInstalled({ withTools })) return;
  const [name, command] = fs.existsSync("node_modules")
    ? ["Adding packages", ["install", "--no-save"]]
    : ["Installing packages (a minute or so, the first time only)", ["ci"]];
  await step(name, () => npm([...command, withTools ? "--include=dev" : "--omit=dev"]));
}

/**
 * Installs a package of its own below `dev/`, with a lock of its own: what a single command needs.
 * It can be asked for by several at once, in one process or in many.
 * @param {string} name its folder: "checks", "mutation", "s3-server" …
 * @returns {Promise<string>} the folder, relative to the repository
 */
export async function ensureToolPackage(name) {
  const folder = `dev/${name}`;
  if (isInstalled({ withTools: true, folder })) return folder;
  await step(`Installing ${name}`, async () => {
    const aside = fs.mkdtempSync(`${folder}/.installing-`);
    try {
      for (const file of ["package.json", LOCK])
        fs.copyFileSync(`${folder}/${file}`, `${aside}/${file}`);
      await npm(["ci", "--ignore-scripts", "--legacy-peer-deps"], aside);
      fs.rmSync(`${folder}/node_modules`, { recursive: true, force: true });
      fs.renameSync(`${aside}/node_modules`, `${folder}/node_modules`);
    } catch (error) {
      // Another may have been quicker.
      if (!isInstalled({ withTools: true, folder })) throw error;
    } finally {
      fs.rmSync(aside, { recursive: true, force: true });
    }
  });
  return folder;
}

/**
 * Runs npm in a folder. The lock names no registry, so that any may serve it; npm alone would ask for
 * the description of every package to learn where it lies, which takes more time than all else. Where
 * npm is set to is known, and so is where a registry keeps a package: a copy of the lock that says so
 * lives as long as the installation, and npm prefers it. The digests stay those of the lock. A
 * registry that keeps packages elsewhere is asked in npm's own way.
 */
async function npm([command, ...more], cwd = ".") {
  const { NODE_ENV: _, ...env } = process.env;
  const run = () => {
    const args = npmCommand([command, ...more, "--no-audit", "--no-fund"]);
    return runQuietly(...args, { what: `npm ${command}`, cwd, env });
  };
  const { stdout } = await promisify(execFile)(...npmCommand(["config", "list", "--json"]), {
    env,
  });
  const lock = addressed(read(`${cwd}/${LOCK}`), JSON.parse(stdout));
  await withFile(`${cwd}/${ADDRESSED}`, JSON.stringify(lock), run).catch(run);
}

/** How npm is called: by the file that called this, else as the shell finds it. */
function npmCommand(args) {
  const file = process.env.npm_execpath;
  if (file?.endsWith(".js")) return [process.execPath, [file, ...args]];
  return ["npm", args];
}

/**
 * The lock with the place of each package in the registry that npm is set to.
 * @param {{ packages: Record<string, object> }} lock
 * @param {Record<string, unknown>} settings npm's own: `registry`, and `@scope:registry` where one has its own
 */
export function addressed(lock, settings) {
  const packages = Object.entries(lock.packages).map(([path, locked]) => {
    const at = path.lastIndexOf("node_modules/");
    if (at < 0 || locked.link || locked.inBundle || locked.resolved) return [path, locked];
    const name = locked.name ?? path.slice(at + "node_modules/".length);
    const [scope, file = scope] = name.split("/");
    const registry = String(settings[`${scope}:registry`] ?? settings.registry).replace(
      /\/?$/,
      "/",
    );
    const resolved = `${registry}${name}/-/${file}-${locked.version}.tgz`;
    return [path, { ...locked, resolved }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Does the work while a file is there, and removes it whatever happens, Ctrl-C too. */
async function withFile(file, text, work) {
  const remove = () => fs.rmSync(file, { force: true });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const onSignal = async (signal) => {
    await stopQuietOnes();
    remove();
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  for (const signal of signals) process.on(signal, onSignal);
  fs.writeFileSync(file, text);
  try {
    return await work();
  } finally {
    remove();
    for (const signal of signals) process.off(signal, onSignal);
  }
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureInstalled({ withTools: !process.argv.includes("--omit=dev") });
  } catch (error) {
    giveUp(error);
  }
}
