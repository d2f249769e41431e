import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, expect, it } from "vitest";
import { watchDoor } from "~/server/farewell.server";

const BUSY_MS = 600;

/** Somebody in a thread of their own, whom a busy server does not hold up. */
const visitor = `
  const { get } = require("node:http");
  const { workerData, parentPort } = require("node:worker_threads");
  const ask = (path, ms) => setTimeout(() => {
    get({ port: workerData, path, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () => parentPort.postMessage([path, answer.statusCode]));
    }).on("error", (error) => parentPort.postMessage([path, error.code]));
  }, ms);
  ask("/busy", 0);
  ask("/later", ${BUSY_MS / 2});
`;

let thread: Worker | undefined;
afterEach(() => void thread?.terminate());

it("lets in who comes while the process is busy and its time is over", async () => {
  const server = createServer((request, response) => {
    const until = performance.now() + (request.url === "/busy" ? BUSY_MS : 0);
    while (performance.now() < until);
    response.setHeader("Connection", "close").end();
  });
  const sayFarewell = watchDoor(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const closed = once(server, "close");
  server.once("connection", () => sayFarewell(() => server.close()));
  thread = new Worker(visitor, { eval: true, workerData: (server.address() as AddressInfo).port });
  const answers = new Map<string, unknown>();
  thread.on("message", ([path, answer]) => answers.set(path, answer));
  await closed;
  await expect.poll(() => answers.size).toBe(2);
  expect([answers.get("/busy"), answers.get("/later")]).toEqual([200, 200]);
});
