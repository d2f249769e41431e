import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { env } from "../env.server";
import { type ScannerAddress, ScannerUnavailable, scanWithClamd } from "./clamd.server";

export { type ScannerAddress, ScannerUnavailable } from "./clamd.server";

const { CLAMD_HOST, CLAMD_PORT, CLAMD_SOCKET } = env;

/** The scanner of this installation; undefined when none is configured. */
function configured(): ScannerAddress | undefined {
  if (CLAMD_SOCKET) return { path: CLAMD_SOCKET };
  return CLAMD_HOST ? { host: CLAMD_HOST, port: CLAMD_PORT } : undefined;
}

/** Whether this installation has a scanner at all. */
export const hasScanner = (): boolean => configured() !== undefined;

/**
 * Whether the configured virus scanner finds nothing in a file; true when none is configured.
 * @throws ScannerUnavailable when it is away, does not answer in time or will not take the file:
 * nothing passes unseen
 */
export async function isHarmless(
  path: string,
  address: ScannerAddress | undefined = configured(),
): Promise<boolean> {
  return (
    address === undefined || (await scanWithClamd(address, createReadStream(path))) === undefined
  );
}

/**
 * What the configured virus scanner finds in a stream, as it calls it; undefined for nothing.
 * @throws ScannerUnavailable as `isHarmless` does, and when none is configured; the stream's own error
 */
export async function findHarm(source: Readable): Promise<string | undefined> {
  const address = configured();
  if (!address) throw new ScannerUnavailable("no virus scanner is configured");
  return scanWithClamd(address, source);
}
