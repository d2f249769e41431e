import type { Readable } from "node:stream";
import type { HttpContext } from "./context.server";

/**
 * A stream as an answer's body that is read no faster than it is taken at the other end, however
 * long it is; it ends when nobody takes it any more.
 */
export function pacedBody({ drained }: HttpContext, stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = (await drained()) ? await chunks.next() : undefined;
        if (next && !next.done) return controller.enqueue(next.value);
        stream.destroy();
        controller.close();
      },
      cancel: () => void stream.destroy(),
    },
    { highWaterMark: 0 },
  );
}
