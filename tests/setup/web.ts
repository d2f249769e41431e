import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ownPorts } from "./ports";

/** A process of the built application, as a test sees it. */
export interface RunningProcess {
  readonly url: string;
  readonly pid: number;
  /** Every line that it wrote, in order. */
  readonly lines: readonly string[];
  /** The log lines as objects; what is no JSON is left out. */
  log(): Record<string, unknown>[];
  kill(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

let lastPort = randomInt(1_000);

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const ports = await ownPorts();
  for (let tries = 0; tries < ports.count; tries++) {
    lastPort = (lastPort + 1) % ports.count;
    // Kept here: while one caller waits for the answer the next one moves on.
    const port = ports.first + lastPort;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${ports.first} on`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A data folder that is gone with the test. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "goodstanding-app-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const metricsToken = "metrics-token-of-the-tests";

/** What a web process tells who has the token. */
export async function metricsOf(url: string): Promise<string> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  return (await fetch(`${url}/metrics`, { headers })).text();
}

/**
 * Starts the built web server and waits until it answers that it is ready.
 * @param checkout the folder whose `build` it serves
 */
export async function startWeb(
  env: Record<string, string> = {},
  checkout = ".",
): Promise<RunningProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const script = join(checkout, "app/server.mjs");
  const built = join(checkout, "build/server/index.js");
  return startProcess(script, built, port, { ...env, PORT: String(port) }, checkout);
}

let shared: Promise<RunningProcess> | undefined;

/**
 * The web server that the files of this test process share: on its database, its data folder and
 * its card provider. `stop` leaves it running, and `lines` are those of the asking file. For tests
 * that neither stop it, nor start it otherwise, nor change what it keeps in memory.
 */
export async function sharedWeb(): Promise<RunningProcess> {
  shared ??= startWeb({
    DATA_DIR: process.env.DATA_DIR ?? "",
    ANET_SIMULATOR_URL: process.env.ANET_SIMULATOR_URL ?? "",
  });
  const web = await shared;
  const before = web.lines.length;
  return {
    ...web,
    get lines() {
      return web.lines.slice(before);
    },
    log: () => parsed(web.lines.slice(before)),
    stop: async () => {},
  };
}

/** Starts the built worker process and waits until it answers that it is ready. */
export async function startWorker(env: Record<string, string> = {}): Promise<RunningProcess> {
  const port = await freePort();
  return startProcess("build/workers/main.js", "build/workers/main.js", port, {
    WORKER_PORT: String(port),
    ...env,
  });
}

/** Stops a process that must not have logged a fault. */
export async function stopFaultless(running: RunningProcess): Promise<void> {
  const faults = running.log().filter(({ level }) => level === "error" || level === "fatal");
  await running.stop();
  if (faults.length > 0) throw new Error(`It logged faults: ${JSON.stringify(faults)}`);
}

async function startProcess(
  script: string,
  built: string,
  port: number,
  env: Record<string, string>,
  checkout = ".",
): Promise<RunningProcess> {
  if (!existsSync(built)) throw new Error(`${built} is missing: run "npm run build" first`);
  const folder = env.DATA_DIR ? undefined : temporaryFolder();
  const child = spawn(process.execPath, [resolve(script)], {
    cwd: checkout,
    // The channel tells it of the end of the test process.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DEMO: "1",
      LOG_LEVEL: "info",
      RATE_LIMIT_FACTOR: "1000",
      PASSWORD_HASHING: "cheap",
      FORM_MIN_SECONDS: "0",
      METRICS_TOKEN: metricsToken,
      DATABASE_URL: process.env.DATABASE_URL,
      REDIS_URL: process.env.REDIS_URL ?? "",
      ...(folder && { DATA_DIR: folder.path }),
      ...env,
    },
  });
  child.channel?.unref();
  const running = watch(child, `http://127.0.0.1:${port}`, () => folder?.remove());
  await waitUntilReady(running, child);
  return running;
}

function watch(child: ChildProcess, url: string, cleanUp: () => void): RunningProcess {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
    });
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    lines,
    log: () => parsed(lines),
    kill,
    stop: async () => {
      await kill("SIGTERM");
      cleanUp();
    },
  };
}

/** The lines that are log entries. */
function parsed(lines: readonly string[]): Record<string, unknown>[] {
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Record<string, unknown>];
    } catch {
      return [];
    }
  });
}

async function waitUntilReady(running: RunningProcess, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${running.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  await running.kill("SIGKILL");
  throw new Error(`the process did not become ready:\n${running.lines.slice(-20).join("\n")}`);
}
