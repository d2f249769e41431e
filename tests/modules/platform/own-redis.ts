import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";

/** A Redis server of the test's own, on a socket, which can be stopped and started again. */
export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Undefined where no `redis-server` is installed. */
export function ownRedis(): OwnRedis | undefined {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "goodstanding-redis-"));
  const socket = join(folder, "redis.sock");
  let server: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }

  return {
    url: socket,
    async start() {
      const options = ["--port", "0", "--unixsocket", socket, "--save", "", "--dir", folder];
      server = spawn("redis-server", options, { stdio: "ignore" });
      const client = new Redis(socket, { retryStrategy: () => 20, maxRetriesPerRequest: null });
      client.on("error", () => {});
      await client.ping();
      client.disconnect();
    },
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
