import type { RequestHandler } from "express";
import { env } from "#modules/platform/env.server";
import { translator } from "#modules/platform/messages";
import { slowness } from "#modules/platform/patience.server";
import { createQueue } from "#modules/platform/slots";
import { chooseLanguage } from "~/http/language.server";
import { isPaymentCall } from "~/http/private-pages";
import { shellMessages } from "~/parts/shell/words";
import { barePage } from "./bare-page.server";
import { isScript } from "./prepare-context.server";

/** A payment waits for the card provider most of its time, and has no connection meanwhile. */
const PAYMENTS_PER_CONNECTION = 2;
const MOST_WAITING = 200;
const PATIENCE_MS = 15_000;
const RETRY_AFTER_SECONDS = 60;

const queue = createQueue({
  places: PAYMENTS_PER_CONNECTION * env.DATABASE_POOL,
  mostWaiting: MOST_WAITING,
  patienceMs: () => PATIENCE_MS * slowness(2),
});

/**
 * Lets so many payments in at a time as the connections to the database bear. The others wait before
 * anything was asked or begun for them, so that whoever waits in vain (429) may simply try again.
 */
export const paymentQueue: RequestHandler = async (req, res, next) => {
  if (!isPaymentCall(req.method, req.path)) return next();
  const leave = await queue.enter();
  if (leave) {
    if (res.closed) return leave();
    res.once("close", leave);
    return next();
  }
  const { locale } = chooseLanguage(req);
  const message = translator(shellMessages, locale)("busy.payment");
  res.status(429).set({ "Retry-After": String(RETRY_AFTER_SECONDS), "Cache-Control": "no-store" });
  if (isScript(req)) res.json({ message });
  else res.type("html").send(barePage({ locale, status: 429, message }));
};
