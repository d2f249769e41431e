import { createReadableStreamFromReadable } from "@remix-run/node";
import type { OpenFile } from "#modules/platform/storage/index.server";

/** Answers with a stored file as a stream; a question for its head alone opens no stream. */
export function answerFile(request: Request, file: OpenFile, headers: Record<string, string>) {
  const isHead = request.method === "HEAD";
  if (isHead) file.stream.destroy();
  return new Response(isHead ? null : createReadableStreamFromReadable(file.stream), {
    headers: { ...headers, "Content-Length": String(file.size) },
  });
}
