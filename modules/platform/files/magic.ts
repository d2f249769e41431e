import type { FileHandle } from "node:fs/promises";

/** A file that is open for reading, and its first bytes. */
export interface Opened {
  readonly file: FileHandle;
  readonly size: number;
  readonly head: Buffer;
}

/** Whether a file is of one kind by what is in it. */
export type Test = (opened: Opened) => boolean | Promise<boolean>;

/** Files that begin with one of these, written as Latin-1. */
export const startsWith =
  (...starts: readonly string[]): Test =>
  ({ head }) =>
    starts.some((start) => head.subarray(0, start.length).equals(Buffer.from(start, "latin1")));

/** What kind of RIFF file the bytes begin; "" when they begin none. */
export const riffType = (head: Buffer): string =>
  head.toString("latin1", 0, 4) === "RIFF" ? head.toString("latin1", 8, 12) : "";
