import { createServer, type Server, type Socket } from "node:net";
import type { ScannerAddress } from "#modules/platform/antivirus/index.server";

/** The harmless file that every virus scanner objects to, in two halves: this file is none. */
export const EICAR = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$",
  "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

const START = "zINSTREAM\0";
const servers: Server[] = [];
const sockets: Socket[] = [];

/** Ends every scanner of a test. */
export function endScanners(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
}

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

/** A scanner that speaks as clamd does, on a port or a socket; without an answer it hangs up. */
export async function startScanner(
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
