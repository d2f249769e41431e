import { createReadableStreamFromReadable } from "@remix-run/node";
import parseRange from "range-parser";
import type { ByteRange, OpenFile, StoredFile } from "#modules/platform/storage/index.server";

/** A stored file of which a part may be asked for. */
export interface Ranged extends StoredFile {
  open(range?: ByteRange): Promise<OpenFile | undefined>;
}

/**
 * Answers with a stored file or with the part of it that was asked for (RFC 9110, 14): players of
 * films begin in the middle, and Safari plays nothing from a server that gives no parts. Several
 * parts at once, and what cannot be read as a range, are answered with the whole. Undefined when
 * the file is gone.
 * @param etag strong: other bytes have another
 */
export async function answerRanged(
  request: Request,
  file: Ranged,
  etag: string,
  given: Record<string, string>,
): Promise<Response | undefined> {
  const headers = { ...given, ETag: etag, "Accept-Ranges": "bytes" };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const range = askedRange(request, file.size, etag);
  if (range === "unsatisfiable") {
    const outside = { ...headers, "Content-Range": `bytes */${file.size}` };
    return new Response(null, { status: 416, headers: outside });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const part = { "Content-Type": file.contentType, "Content-Length": String(end - start + 1) };
  const init = range
    ? {
        status: 206,
        headers: { ...headers, ...part, "Content-Range": `bytes ${start}-${end}/${file.size}` },
      }
    : { status: 200, headers: { ...headers, ...part } };
  if (request.method === "HEAD") return new Response(null, init);
  const opened = await file.open(range);
  return opened && new Response(createReadableStreamFromReadable(opened.stream), init);
}

const isKnown = ({ headers }: Request, etag: string): boolean =>
  (headers.get("if-none-match") ?? "")
    .split(",")
    .some((known) => [etag, `W/${etag}`, "*"].includes(known.trim()));

/** The one part that was asked for; undefined when the whole is to be sent. */
function askedRange(
  { method, headers }: Request,
  size: number,
  etag: string,
): ByteRange | "unsatisfiable" | undefined {
  const asked = headers.get("range");
  // Of another version than the one that is here a part is of no use.
  const condition = headers.get("if-range");
  if (method !== "GET" || !asked || (condition && condition !== etag)) return undefined;
  const found = parseRange(size, asked, { combine: true });
  // The end of a file, longer than the file is, is all of it; the parser says that it is outside.
  if (found === -1) return /^bytes=-0*[1-9]\d*$/.test(asked) ? undefined : "unsatisfiable";
  if (found === -2 || found.type !== "bytes" || found.length !== 1) return undefined;
  return found[0];
}
