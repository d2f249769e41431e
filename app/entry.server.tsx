import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { reportFault } from "#modules/platform/error-report.server";
import { NonceProvider } from "./http/nonce";
import { withShareTags } from "./server/share-tags.server";

export { start } from "./server/start.server";

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Has browsers fetch the styles, the typefaces and the pictures before the scripts, which come
 * after what is to be seen: every page works until they are there. Remix has no setting for it.
 */
const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/**
 * Renders a page into one buffered response: on a page that defers nothing this is faster than
 * streaming and needs less memory.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { ctx, nonce, language }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        // What is sent in one piece must not wait for a script to be put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(tooLate);
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          // An error page has no route whose headers would say so.
          if (finalStatus === 503) headers.set("Retry-After", "30");
          buffer(body).then((rendered) => {
            const html = rendered.toString();
            const page = finalStatus === 200 ? withShareTags(html, language, nonce) : html;
            resolve(new Response(scriptsLast(page), { status: finalStatus, headers }));
          }, reject);
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(tooLate);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          ctx.log.error({ err: error }, "a page could not be rendered");
          reportFault(error, ctx.requestId);
        },
      },
    );
    // It holds the whole rendered page, so it must not outlive it.
    const tooLate = setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
}

/** Faults outside loaders and actions; theirs are logged where they get their reference. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A refusal that the router passes on as an error is an answer, not a fault.
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isAnswer) return;
  context.ctx.log.error({ err: error }, "a request failed");
  reportFault(error, context.ctx.requestId);
};
