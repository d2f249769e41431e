import type { Node } from "../domain/radix-tree";

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** The fields of a line of COPY's text format; null apart, which is never asked for. */
export function readCopyLine(line: string): string[] {
  const fields = line.split("\t");
  if (!line.includes("\\")) return fields;
  return fields.map((field) => field.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign));
}

/** A line of COPY's text format. */
export const writeCopyLine = (fields: readonly string[]): string =>
  `${fields.map((field) => (field.includes("\\") ? field.replaceAll("\\", "\\\\") : field)).join("\t")}\n`;

/** The lines of a COPY TO STDOUT as it comes in. */
export async function* copyLinesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield readCopyLine(line);
  }
}

const HEADER = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), Buffer.alloc(8)]);
const TRAILER = Buffer.from([0xff, 0xff]);
const AT_ONCE = 1 << 17;
/** What is around a node's prefix and postings. */
const AROUND = 2 + 4 + 4 + 1 + 4;

/** Nodes in COPY's binary format, (prefix, is_word, postings), in pieces of some 128 kB. */
export function* binaryNodes(nodes: Iterable<Node>): Generator<Buffer> {
  let piece = Buffer.allocUnsafe(AT_ONCE);
  let at = HEADER.copy(piece);
  for (const { prefix, isWord, postings } of nodes) {
    const length = Buffer.byteLength(prefix);
    const { bytes } = postings;
    const size = AROUND + length + bytes.length;
    if (at + size > piece.length) {
      if (at > 0) yield piece.subarray(0, at);
      piece = Buffer.allocUnsafe(Math.max(AT_ONCE, size));
      at = 0;
    }
    at = piece.writeInt16BE(3, at);
    at = piece.writeInt32BE(length, at);
    at += piece.write(prefix, at);
    at = piece.writeInt32BE(1, at);
    at = piece.writeUInt8(isWord ? 1 : 0, at);
    at = piece.writeInt32BE(bytes.length, at);
    at += bytes.copy(piece, at);
  }
  yield Buffer.concat([piece.subarray(0, at), TRAILER]);
}
