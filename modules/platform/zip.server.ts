import { type PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** One file of an archive. */
export interface ZipPart {
  /** Made by us: a relative path without `..`. */
  readonly name: string;
  /** A stream is stored as it is, pictures and films being packed already, unless it `isPacked`; a buffer is packed. */
  readonly body: Readable | Buffer;
  /** Whether a stream is packed on its way: fast rather than small. */
  readonly isPacked?: boolean;
  readonly at: Date;
}

/**
 * An archive as a stream. One part after the other is opened, and read as fast as the archive is;
 * a part that fails makes the archive fail, and who stops reading closes what is open.
 */
export function zipOf(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile();
  // Its types say less than it is.
  const out = zip.outputStream as PassThrough;
  let open: Readable | undefined;
  zip.on("error", (error: Error) => out.destroy(error));
  out.once("close", () => open?.destroy());

  async function fill(): Promise<void> {
    for await (const { name, body, at, isPacked = false } of parts) {
      if (body instanceof Readable) {
        open = body;
        if (out.destroyed) body.destroy();
        zip.addReadStream(body, name, { mtime: at, compressionLevel: isPacked ? 1 : 0 });
        await finished(body);
      } else zip.addBuffer(body, name, { mtime: at });
    }
    zip.end();
  }
  fill().catch((error: Error) => out.destroy(error));
  return out;
}
