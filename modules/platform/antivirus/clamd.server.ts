import { createConnection, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { log } from "../log.server";

/** Where clamd listens: TCP, or a socket of this machine. */
export type ScannerAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

/** The virus scanner is away, too slow, or does not take a file. */
export class ScannerUnavailable extends Error {
  override name = "ScannerUnavailable";
}

/** How long the scanner may be silent. */
const SILENCE_MS = 60_000;
const LONGEST_ANSWER = 4_096;

/**
 * Sends a stream to clamd (INSTREAM) piece by piece, and says what it found in it, as it calls it;
 * undefined for nothing.
 * clamd's `StreamMaxLength` must allow the largest file; what is longer it does not take.
 * @throws ScannerUnavailable; the stream's own error
 */
export async function scanWithClamd(
  address: ScannerAddress,
  source: Readable,
): Promise<string | undefined> {
  const socket = createConnection(address);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("no answer in time")));
  const answered = readAnswer(socket);
  // It may answer, and hang up, before it has heard everything.
  answered.catch(() => {});
  let fault: unknown;
  source.on("error", (error) => {
    fault = error;
  });
  const sent = pipeline(source, inPieces, socket, { end: false }).catch(() => {});
  try {
    await Promise.race([sent, answered]);
    if (fault) throw fault;
    return verdictOf(await answered);
  } catch (error) {
    if (error === fault) throw error;
    if (error instanceof ScannerUnavailable) throw error;
    throw new ScannerUnavailable("the virus scanner is not available", { cause: error });
  } finally {
    source.destroy();
    socket.destroy();
  }
}

/** Each piece behind its length, and a length of nothing at the end. */
async function* inPieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of pieces) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
      if (answer.includes("\0")) resolve(answer.slice(0, answer.indexOf("\0")));
      else if (answer.length > LONGEST_ANSWER) reject(new Error("an answer without end"));
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("hung up without an answer")));
  });
}

function verdictOf(answer: string): string | undefined {
  if (answer === "stream: OK") return undefined;
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found !== undefined) {
    log.warn({ answer }, "the virus scanner found something");
    return found;
  }
  throw new ScannerUnavailable(`the virus scanner did not take a file: ${answer.slice(0, 200)}`);
}
