import compression from "compression";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { answerFeed } from "#modules/duties/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { newReference } from "./prepare-context.server";
import { bareHeaders } from "./security-headers.server";

/** The value in an address has 256 random bits, as base64url. */
const address = /^\/calendar\/([\w-]{43})\.ics$/;

const headers = Object.entries(bareHeaders);

/** Takes time also where nothing is compressed, so what takes no compressed answer goes past it. */
const compress = compression({ threshold: 1024 });

/**
 * `GET /calendar/{token}.ics`: a person's private calendar for a calendar app, which has no cookie and
 * follows no redirect. It goes before everything that reads or sets cookies and before the headers of
 * pages, since no page is here. What opens no calendar is answered 404, whatever the reason; other
 * methods 405. Apps ask day and night, so it sets its headers without Express.
 */
export const calendarFeed: RequestHandler = (req, res, next) => {
  if (!req.url.startsWith("/calendar/")) return next();
  for (const [name, value] of headers) res.setHeader(name, value);
  if (req.method !== "GET" && req.method !== "HEAD") {
    return void res.status(405).set("Allow", "GET, HEAD").type("text").send("Method not allowed\n");
  }
  if (req.headers["accept-encoding"] === undefined) return answer(req, res, next);
  compress(req, res, () => answer(req, res, next));
};

async function answer(req: Request, res: Response, next: NextFunction): Promise<void> {
  const requestId = newReference();
  res.setHeader("X-Request-Id", requestId);
  try {
    const token = address.exec(req.path)?.[1];
    const feed = token ? await answerFeed(createCtx({ requestId }), token) : undefined;
    if (!feed) return refuse(res);
    // Weak, because the same calendar goes out compressed and plain.
    const etag = `W/"${feed.digest}"`;
    res.setHeader("Cache-Control", "private, max-age=3600");
    res.setHeader("ETag", etag);
    res.setHeader("Vary", "Accept-Encoding");
    if (isKnown(req.headers["if-none-match"], etag)) return void res.writeHead(304).end();
    res.setHeader("Content-Type", "text/calendar; charset=utf-8");
    res.setHeader("Content-Length", Buffer.byteLength(feed.text));
    res.end(feed.text);
  } catch (error) {
    next(error);
  }
}

function refuse(res: Response): void {
  res.set("Cache-Control", "no-store").status(404).type("text").send("Not found\n");
}

const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(",").some((one) => [etag, etag.slice(2), "*"].includes(one.trim())) ?? false;
