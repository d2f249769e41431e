// The embedded PostgreSQL: the real server, from npm, in a folder of its own on the loopback address.
// The binaries are driven directly, so that one place decides about users, signals and leftovers.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import pg from "pg";
import { binaries } from "./postgres-binaries.mjs";
import { commandOf, isAlive, runQuietly, waitUntil } from "./processes.mjs";

const USER = "goodstanding";
/** A server that cannot start says so and ends; on a slow machine it takes its time. */
const READY_MS = 600_000;
const NOBODY = { uid: 65534, gid: 65534 };

/** A TCP port of the loopback address on which nobody listens now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts the server whose data is in `dir` (made when it is not there), after stopping one that a
 * killed launcher left in the same folder. The password is drawn once and kept beside the folder,
 * in `<dir>.password`, readable by its owner only.
 * @param {{ dir: string, throwaway?: boolean, port?: number }} options `throwaway` trades safety on
 *   power loss for speed; only for data that nobody keeps. A free port when none is named.
 * @returns {Promise<{ url: (database: string) => string, pid: number, port: number,
 *   onExit: (listener: () => void) => void, stop: () => Promise<void> }>}
 * @throws when the server cannot be made or started; the message ends with the server's own words.
 */
export async function startPostgres({ dir, throwaway = false, port: wanted = undefined }) {
  const data = path.resolve(dir);
  fs.mkdirSync(path.dirname(data), { recursive: true });
  await stopLeftover(data);
  const bin = binaries();
  const user = serverUser(data);
  const password = keptPassword(data);
  if (!fs.existsSync(path.join(data, "PG_VERSION")))
    await initialise(bin, data, user, password, throwaway);
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort());
    const server = await launch(bin, data, user, port, throwaway);
    if (server) return handle(server, password, port);
    const log = tail(`${data}.log`);
    if (attempt === 3 || !/Address already in use/.test(log)) {
      throw new Error(`The embedded PostgreSQL did not start.\n${log}`);
    }
  }
}

function handle(server, password, port) {
  const gone = new Promise((resolve) => server.once("exit", resolve));
  return {
    url: (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`,
    pid: server.pid ?? 0,
    port,
    onExit: (listener) => void server.once("exit", listener),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill("SIGINT");
      await gone;
    },
  };
}

/** Makes the database `name` when the server at `adminUrl` has none. @returns {Promise<boolean>} made */
export async function ensureDatabase(adminUrl, name) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount) return false;
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}

/** Stops the server that still runs on the data in `dir`, if there is one. @returns {Promise<boolean>} */
export async function stopLeftover(dir) {
  const pidFile = path.join(dir, "postmaster.pid");
  if (!fs.existsSync(pidFile)) return false;
  const pid = Number(fs.readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!isServerOf(pid, dir)) {
    fs.rmSync(pidFile, { force: true });
    return false;
  }
  process.kill(pid, "SIGINT");
  const stopped = await waitUntil(() => !isServerOf(pid, dir), 10_000);
  if (!stopped) process.kill(pid, "SIGQUIT");
  await waitUntil(() => !isServerOf(pid, dir), 10_000);
  return true;
}

/** Whether `pid` is a PostgreSQL server on this folder, not a stranger who was given its number. */
function isServerOf(pid, dir) {
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(dir);
}

/**
 * PostgreSQL refuses to run as root: then the owner of the data runs it, or else `postgres` or
 * `nobody`. An ordinary user runs it as themselves.
 * @returns {{ uid: number, gid: number } | undefined}
 */
function serverUser(data) {
  const own = process.getuid?.();
  const owner = fs.existsSync(data) ? fs.statSync(data) : undefined;
  if (own !== 0) {
    if (owner && own !== undefined && owner.uid !== own) {
      throw new Error(`${data} belongs to another user; name another folder with DATA_DIR.`);
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const line = fs.existsSync("/etc/passwd")
    ? fs.readFileSync("/etc/passwd", "utf8").match(/^postgres:[^:]*:(\d+):(\d+):/m)
    : null;
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : NOBODY;
}

function keptPassword(data) {
  const file = `${data}.password`;
  if (fs.existsSync(file)) return fs.readFileSync(file, "utf8").trim();
  if (fs.existsSync(path.join(data, "PG_VERSION"))) {
    throw new Error(`${file} is missing; without it the database in ${data} cannot be opened.`);
  }
  const password = randomBytes(18).toString("base64url");
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

async function initialise(bin, data, user, password, throwaway) {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user) fs.chownSync(data, user.uid, user.gid);
  const passwordFile = `${data}.new-password`;
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) fs.chownSync(passwordFile, user.uid, user.gid);
  const [command, args, options] = asUser(user, data, bin.initdb, [
    `--pgdata=${data}`,
    `--username=${USER}`,
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(throwaway ? ["--no-sync"] : ["--data-checksums"]),
  ]);
  try {
    await runQuietly(command, args, { ...options, what: "initdb" });
  } catch (error) {
    fs.rmSync(data, { recursive: true, force: true });
    throw new Error(
      `The embedded PostgreSQL could not make its files in ${data}.\n${error.message}`,
    );
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/**
 * Tests lose nothing with a crash, and keep every core busy by themselves: starting a worker for one
 * statement costs ten times what the statement does.
 */
const settingsOfTests = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_parallel_workers_per_gather: 0,
};

/** Starts the server; undefined when it ended before it was ready, its words being in `<dir>.log`. */
async function launch(bin, data, user, port, throwaway) {
  const log = fs.openSync(`${data}.log`, "w", 0o600);
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    lc_messages: "C",
    ...(throwaway ? settingsOfTests : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args, options] = asUser(user, data, bin.postgres, ["-D", data, ...flags]);
  // A group of its own: Ctrl-C reaches the launcher, which stops the application first.
  const server = spawn(command, args, { ...options, detached: true, stdio: ["ignore", log, log] });
  fs.closeSync(log);
  let ended = false;
  server.once("exit", () => {
    ended = true;
  });
  server.once("error", () => {
    ended = true;
  });
  // Like pg_ctl: the eighth line of the pid file says when connections are taken.
  const pidFile = path.join(data, "postmaster.pid");
  const isReady = () =>
    fs.existsSync(pidFile) && /^ready/.test(fs.readFileSync(pidFile, "utf8").split("\n")[7] ?? "");
  await waitUntil(() => ended || isReady(), READY_MS);
  if (!ended && isReady()) return server;
  if (!ended) server.kill("SIGINT");
  return undefined;
}

/**
 * What to spawn so that `command` runs as `user`. Where a folder above the data or the binaries is
 * closed to that user (a clone in /root), the one capability that opens it is passed along.
 */
function asUser(user, data, command, args) {
  const options = { cwd: path.dirname(data), env: { PATH: process.env.PATH, LC_ALL: "C" } };
  if (!user) return [command, args, options];
  if (isOpen(path.dirname(data)) && isOpen(path.dirname(command))) {
    return [command, args, { ...options, ...user }];
  }
  const who = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return ["setpriv", [...who, ...capability, "--", command, ...args], options];
}

function isOpen(folder) {
  for (let at = fs.realpathSync(folder); ; at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o005) !== 0o005) return false;
    if (at === path.dirname(at)) return true;
  }
}

function tail(file) {
  if (!fs.existsSync(file)) return "";
  return fs.readFileSync(file, "utf8").trim().split("\n").slice(-20).join("\n");
}
