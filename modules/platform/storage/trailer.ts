/** Ends every file on disk: the content type, its length in two bytes, and this mark. */
const MARK = Buffer.from("GSF1");
/** Bytes of the length and the mark. */
export const FOOT = 2 + MARK.length;

/** What is appended to a file's own bytes, so that both are replaced at once. */
export function trailerOf(contentType: string): Buffer {
  const type = Buffer.from(contentType);
  if (type.length > 255) throw new RangeError("a content type of more than 255 bytes");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(type.length);
  return Buffer.concat([type, length, MARK]);
}

/**
 * Reads the trailer from a file's last bytes (at least 261 when there are so many).
 * @returns undefined when they are not the end of a file of ours
 */
export function readTrailer(tail: Buffer): { contentType: string; bytes: number } | undefined {
  if (tail.length < FOOT || !tail.subarray(-MARK.length).equals(MARK)) return undefined;
  const length = tail.readUInt16BE(tail.length - FOOT);
  if (tail.length < length + FOOT) return undefined;
  const contentType = tail.subarray(tail.length - FOOT - length, tail.length - FOOT).toString();
  return { contentType, bytes: length + FOOT };
}
