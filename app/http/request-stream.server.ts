import type { IncomingMessage } from "node:http";

/** What is thrown away of a refused request before its sender is cut off, in bytes. */
const MAX_DISCARDED = 50_000_000;
/** Fewer bytes than this in one period is no phone on a bad line but somebody holding a place. */
const PERIOD_MS = 30_000;
const LEAST_BYTES = 10_000;

/**
 * Reads the rest of a request and throws it away: a sender whose bytes nobody takes never gets to
 * see the answer. One that does not end is cut off. Returns when the request is over.
 */
export async function drain(req: IncomingMessage): Promise<void> {
  if (req.readableEnded || req.destroyed) return;
  let size = 0;
  await new Promise<void>((resolve) => {
    req.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_DISCARDED) req.destroy();
    });
    req.once("end", resolve);
    req.once("close", resolve);
    req.once("error", () => resolve());
    req.resume();
  });
}

/** Cuts off a sender that hardly sends. */
export function watchPace(req: IncomingMessage): { stop(): void } {
  let before = req.socket.bytesRead;
  const timer = setInterval(() => {
    const now = req.socket.bytesRead;
    if (now - before < LEAST_BYTES) req.destroy();
    before = now;
  }, PERIOD_MS);
  return { stop: () => clearInterval(timer) };
}
