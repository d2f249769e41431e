import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { isHarmless, type ScannerAddress } from "#modules/platform/antivirus/index.server";

const folder = mkdtempSync(join(tmpdir(), "goodstanding-virus-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The harmless file that every virus scanner objects to, in two halves: this file is none. */
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(
  "",
);

const START = "zINSTREAM\0";
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** What a client of clamd has streamed, once it is all there. */
function streamed(heard: Buffer): Buffer | undefined {
  if (heard.toString("latin1", 0, START.length) !== START) return undefined;
  const pieces: Buffer[] = [];
  for (let at = START.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A scanner that speaks as clamd does, on a port or a socket. */
async function scanner(
  answerTo: (content: Buffer) => string | undefined,
  path?: string,
): Promise<ScannerAddress> {
  const server = createServer((socket) => {
    sockets.push(socket);
    const heard: Buffer[] = [];
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      heard.push(bytes);
      const content = streamed(Buffer.concat(heard));
      if (content) {
        const answer = answerTo(content);
        socket.end(answer === undefined ? "" : `${answer}\0`);
      }
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(path ?? { port: 0, host: "127.0.0.1" }, done));
  const address = server.address();
  if (address === null || typeof address === "string") return { path: path ?? "" };
  return { host: "127.0.0.1", port: address.port };
}

const clamd = (content: Buffer) =>
  content.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";

function fileOf(content: string | Buffer): string {
  const path = join(folder, String(Math.random()));
  writeFileSync(path, content);
  return path;
}

describe("the virus scanner", () => {
  it("F-32 is asked only where one is configured", async () => {
    expect(await isHarmless(fileOf(EICAR))).toBe(true);
  });

  it.each([undefined, join(folder, "clamd.sock")])(
    "F-32 finds what is harmful (%s)",
    async (path) => {
      const address = await scanner(clamd, path);
      expect(await isHarmless(fileOf(EICAR), address)).toBe(false);
      expect(await isHarmless(fileOf("a letter"), address)).toBe(true);
      expect(await isHarmless(fileOf(""), address)).toBe(true);
    },
  );

  it("F-32 gets a large file whole, piece by piece", async () => {
    let size = 0;
    const address = await scanner((content) => {
      size = content.length;
      return clamd(content);
    });
    const large = Buffer.alloc(3_000_000, "x");
    expect(await isHarmless(fileOf(Buffer.concat([large, Buffer.from(EICAR)])), address)).toBe(
      false,
    );
    expect(size).toBe(large.length + EICAR.length);
  });

  it.each([
    ["that is too long for it", "INSTREAM size limit exceeded. ERROR"],
    ["when it answers nonsense", "hello"],
    ["when it hangs up", undefined],
  ])("F-32 lets nothing pass %s", async (_, answer) => {
    const address = await scanner(() => answer);
    const asked = isHarmless(fileOf("a letter"), address);
    await expect(asked).rejects.toMatchObject({ name: "ScannerUnavailable" });
  });

  it("F-32 lets nothing pass while it is away", async () => {
    const asked = isHarmless(fileOf("a letter"), { path: join(folder, "nobody.sock") });
    await expect(asked).rejects.toMatchObject({ name: "ScannerUnavailable" });
  });

  it("a file that is not there is no matter of the scanner's", async () => {
    const address = await scanner(clamd);
    const asked = isHarmless(join(folder, "nothing"), address);
    await expect(asked).rejects.toMatchObject({ code: "ENOENT" });
  });
});
