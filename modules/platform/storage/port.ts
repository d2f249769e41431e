import type { Readable } from "node:stream";

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
}

export interface OpenFile extends StoredFile {
  readonly stream: Readable;
}

/** Some bytes of a file: the first and the last of them, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files are kept. A key is a path of letters, digits, `.`, `-`, `_` and `/`, at most 512
 * characters, no part of it starting with a dot; it is made by us, never by a visitor.
 *
 * Every method throws `StorageUnavailable` when the place is away, full or read-only, and
 * `RangeError` for a bad key. A file is either there whole or not there: a `put` that fails
 * leaves what was there before.
 */
export interface Storage {
  /** Stores or replaces. A stream is read to its end, never held in memory whole. */
  put(key: string, body: Buffer | Readable, options: { contentType: string }): Promise<StoredFile>;
  /**
   * Opens a file for reading, or a part of it that lies inside the file; undefined when there is
   * none. The size is the whole file's. The caller ends the stream.
   */
  get(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** The keys of all files, in no order; what is stored or removed meanwhile may be among them. */
  list(): AsyncIterable<string>;
  /** Returns when a file could be stored now. */
  health(): Promise<void>;
}

/** The place for files is away, full or read-only; trying again later may work. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

const KEY = /^(?!.*\/\/)[A-Za-z0-9_][A-Za-z0-9._/-]{0,511}$/;

/** Returns the key when it is safe as a path on every system. @throws RangeError otherwise. */
export function checkedKey(key: string): string {
  const isSafe = KEY.test(key) && key.split("/").every((part) => /^[A-Za-z0-9_-]/.test(part));
  if (!isSafe) throw new RangeError("not a storage key");
  return key;
}
