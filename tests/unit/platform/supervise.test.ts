import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { processList, supervise } from "../../../dev/supervise.mjs";
import { freePort } from "../../setup/web";

const dataDir = mkdtempSync(join(tmpdir(), "goodstanding-supervise-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Waits for a program that may listen on `port`. @returns why it was given up, if it was */
async function waitFor(program: (port: number) => string): Promise<string> {
  const port = await freePort();
  const part = supervise({
    name: "web",
    args: ["-e", program(port)],
    env: process.env,
    dataDir,
    list: processList(dataDir),
  });
  try {
    await part.ready(`http://127.0.0.1:${port}/readyz`, 1_500);
    return "";
  } catch (error) {
    return String(error);
  } finally {
    await part.stop();
  }
}

const listen = (port: number, status: number, body: string) =>
  `require("http").createServer((_, answer) => {
     answer.statusCode = ${status};
     answer.end(${JSON.stringify(body)});
   }).listen(${port}, "127.0.0.1");`;

describe("a process that is started", () => {
  it("is given the time while it is at work", async () => {
    const slow = (port: number) =>
      `const until = Date.now() + 3_500; while (Date.now() < until); ${listen(port, 200, "ok")}`;
    expect(await waitFor(slow)).toBe("");
  });

  it("that lacks something is given up with its name and the time", async () => {
    const body = JSON.stringify({ parts: { database: false, queue: true, storage: false } });
    expect(await waitFor((port) => listen(port, 503, body))).toMatch(
      /web was not ready after [1-9]\d* s: it waits for database, storage/,
    );
  });

  it("that does nothing is given up with the address that does not answer", async () => {
    expect(await waitFor(() => "setTimeout(() => {}, 60_000)")).toMatch(
      /web was not ready after \d+ s: http:\S+ does not answer/,
    );
  });

  it("that ends is not waited for", async () => {
    expect(await waitFor(() => "process.exit(3)")).toContain("web ended before it was ready");
  });
});
