import compression from "compression";
import express, { type Response, type Router } from "express";
import { answerFeed } from "#modules/duties/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { newReference } from "./prepare-context.server";
import { bareHeaders } from "./security-headers.server";

/** The value in an address has 256 random bits, as base64url. */
const address = /^\/calendar\/([\w-]{43})\.ics$/;

/**
 * `GET /calendar/{token}.ics`: a person's private calendar for a calendar app, which has no cookie and
 * follows no redirect. It goes before everything that reads or sets cookies and before the headers of
 * pages, since no page is here. What opens no calendar is answered 404, whatever the reason; other
 * methods 405.
 */
export function calendarFeed(): Router {
  const router = express.Router();
  router.use("/calendar", compression({ threshold: 1024 }));
  router.get(/^\/calendar\//, async (req, res, next) => {
    const requestId = newReference();
    res.set(bareHeaders).set("X-Request-Id", requestId);
    try {
      const token = address.exec(req.path)?.[1];
      const answer = token ? await answerFeed(createCtx({ requestId }), token) : undefined;
      if (!answer) return void refuse(res);
      // Weak, because the same calendar goes out compressed and plain.
      const etag = `W/"${answer.digest}"`;
      res.set({ "Cache-Control": "private, max-age=3600", ETag: etag });
      if (isKnown(req.get("if-none-match"), etag)) return void res.status(304).end();
      res.set("Content-Type", "text/calendar; charset=utf-8").send(answer.text);
    } catch (error) {
      next(error);
    }
  });
  router.all(/^\/calendar\//, (_req, res) => {
    res
      .set(bareHeaders)
      .set("Allow", "GET, HEAD")
      .status(405)
      .type("text")
      .send("Method not allowed\n");
  });
  return router;
}

const refuse = (res: Response) =>
  res.set("Cache-Control", "no-store").status(404).type("text").send("Not found\n");

const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(",").some((one) => [etag, etag.slice(2), "*"].includes(one.trim())) ?? false;
