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
const AT_ONCE = 1 << 18;

/** Nodes in COPY's binary format, (prefix, is_word, postings), in pieces of some 256 kB. */
export function* binaryNodes(nodes: Iterable<Node>): Generator<Buffer> {
  let parts: Buffer[] = [HEADER];
  let size = HEADER.length;
  for (const { prefix, isWord, postings } of nodes) {
    const text = Buffer.from(prefix);
    const { bytes } = postings;
    const head = Buffer.alloc(2 + 4 + text.length + 4 + 1 + 4);
    let at = head.writeInt16BE(3, 0);
    at = head.writeInt32BE(text.length, at);
    at += text.copy(head, at);
    at = head.writeInt32BE(1, at);
    at = head.writeUInt8(isWord ? 1 : 0, at);
    head.writeInt32BE(bytes.length, at);
    parts.push(head, bytes);
    size += head.length + bytes.length;
    if (size < AT_ONCE) continue;
    yield Buffer.concat(parts, size);
    parts = [];
    size = 0;
  }
  yield Buffer.concat([...parts, TRAILER]);
}
