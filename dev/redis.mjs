import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./postgres.mjs";
import { waitUntil } from "./processes.mjs";

/** Starts a Redis server for one test run; undefined when this machine has none. */
export async function startRedisServer() {
  const dir = fs.mkdtempSync(path.join(tmpdir(), "goodstanding-redis-"));
  const port = await freePort();
  const flags = ["--port", port, "--dir", dir, "--bind", "127.0.0.1", "--databases", 256];
  const server = spawn("redis-server", [...flags.map(String), "--save", ""], { stdio: "ignore" });
  const isThere = await new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.once("spawn", () => resolve(true));
  });
  const remove = () => fs.rmSync(dir, { recursive: true, force: true });
  if (!isThere) {
    remove();
    return undefined;
  }
  await waitUntil(() => isListening(port), 15_000);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await gone;
      remove();
    },
  };
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
