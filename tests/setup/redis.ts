import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { waitUntil } from "../../dev/processes.mjs";
import { freePort } from "./web";

export interface TestRedis {
  readonly url: string;
  /** Ends the server at once (SIGKILL); what it had acknowledged is kept in its append-only file. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data after `kill`. */
  start(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** Whether this machine has a Redis server. */
export function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on("error", () => {});
  try {
    await redis.connect();
    return (await redis.ping()) === "PONG";
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

/**
 * Starts a real Redis server on a free port, with the settings that queues need: an append-only
 * file and no eviction. It ends with the calling process at the latest.
 */
export async function startRedis(): Promise<TestRedis> {
  const dir = mkdtempSync(join(tmpdir(), "goodstanding-redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const settings = {
    port,
    dir,
    bind: "127.0.0.1",
    databases: 256,
    save: "",
    appendonly: "yes",
    appendfsync: "always",
    "maxmemory-policy": "noeviction",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let server: ChildProcess | undefined;
  const end = async () => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await gone;
  };
  const start = async () => {
    server = spawn("redis-server", flags, { stdio: "ignore" });
    if (!(await waitUntil(() => answers(url), 15_000))) throw new Error("Redis did not start");
  };
  const onExit = () => {
    server?.kill("SIGKILL");
    rmSync(dir, { recursive: true, force: true });
  };
  process.once("exit", onExit);
  await start();
  return {
    url,
    kill: end,
    start,
    stop: async () => {
      process.off("exit", onExit);
      await end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
