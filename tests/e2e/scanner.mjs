import { createServer } from "node:net";

/** As much as a client of clamd sends: pieces behind their lengths, and a length of nothing at the end. */
function isWhole(heard) {
  for (let at = "zINSTREAM\0".length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return true;
    at += 4 + length;
  }
  return false;
}

/** A virus scanner that finds nothing, on a socket: so that papers can be published. */
export function startScanner(path) {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      heard = Buffer.concat([heard, bytes]);
      if (isWhole(heard)) socket.end("stream: OK\0");
    });
  });
  server.unref();
  return new Promise((resolve) => server.listen(path, resolve));
}
