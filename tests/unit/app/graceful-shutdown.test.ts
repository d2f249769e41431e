import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, expect, it } from "vitest";
import { watchDoor } from "~/server/graceful-shutdown.server";

const BUSY_MS = 1_200;
/** As long as the door would stay open for visitors who do not cease to come. */
const LONGEST_MS = 3_000;
const nobody = (address: string) => address === "/healthz";

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
  const shutDown = watchDoor(server, nobody);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const closed = once(server, "close");
  server.once("connection", () =>
    shutDown(
      () => {},
      () => {},
    ),
  );
  thread = new Worker(visitor, { eval: true, workerData: (server.address() as AddressInfo).port });
  const answers = new Map<string, unknown>();
  thread.on("message", ([path, answer]) => answers.set(path, answer));
  await closed;
  await expect.poll(() => answers.size).toBe(2);
  expect([answers.get("/busy"), answers.get("/later")]).toEqual([200, 200]);
});

it("answers what is asked on an open connection after the door is shut", async () => {
  const server = createServer((_request, response) => void response.end("answered"));
  const shutDown = watchDoor(server, nobody);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const ask = async () => {
    socket.write("GET / HTTP/1.1\r\nHost: test\r\n\r\n");
    const [answer] = await once(socket, "data");
    return String(answer).split("\r\n")[0];
  };
  expect(await ask()).toBe("HTTP/1.1 200 OK");
  const closed = once(server, "close");
  const ahead = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const ended = Promise.all([once(socket, "close"), once(ahead.resume(), "close")]);
  let hasGone = () => {};
  const gone = new Promise<void>((resolve) => {
    hasGone = resolve;
  });
  // A proxy that goes on asking whether the process is there keeps no door open.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
  const headers = { Connection: "close" };
  const proxy = setInterval(() => void fetch(url, { headers }).catch(() => {}), 50);
  const began = performance.now();
  await new Promise<void>((shut) => shutDown(shut, hasGone));
  const took = performance.now() - began;
  clearInterval(proxy);
  expect(took).toBeLessThan(LONGEST_MS);
  expect(await ask()).toBe("HTTP/1.1 200 OK");
  // It is asked nothing more, so it is closed; so is the other, which a browser opened ahead.
  await Promise.all([ended, closed, gone]);
});
