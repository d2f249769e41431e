import type { RequestHandler } from "express";
import express, { type Router } from "express";
import { receiveWebhook } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { slowness } from "#modules/platform/patience.server";
import { createQueue } from "#modules/platform/slots";
import { paymentsWebhook } from "~/http/server-paths";
import { newReference } from "./prepare-context.server";

/** Far more than a notification holds. */
const LARGEST_BODY = 100_000;

const RETRY_AFTER_SECONDS = 60;
const MOST_WAITING = 200;
const PATIENCE_MS = 10_000;

const queue = createQueue({
  places: env.DATABASE_POOL,
  mostWaiting: MOST_WAITING,
  patienceMs: () => PATIENCE_MS * slowness(2),
});

/**
 * `POST /webhooks/payments`: 200 once the notification is kept, 401 for a signature that is not the
 * provider's, 413 for what is too large, 405 for other methods, 429 when too many come at once. It comes before everything that
 * reads bodies or cookies: the signature is over the raw bytes, and is the only proof asked for.
 */
export function webhookRoutes(): Router {
  const router = express.Router();
  const raw = express.raw({ type: () => true, limit: LARGEST_BODY, inflate: false });
  router.post(paymentsWebhook, withStatus(raw), async (req, res, next) => {
    const requestId = newReference();
    res.set({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
    const leave = await queue.enter();
    if (!leave) {
      res.set("Retry-After", String(RETRY_AFTER_SECONDS)).status(429).json({ status: "busy" });
      return;
    }
    try {
      const received = await receiveWebhook(
        createCtx({ requestId, actor: { kind: "system", name: "card-provider" } }),
        {
          rawBody: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
          signature: req.get("x-anet-signature") ?? null,
        },
      );
      res.status(received.ok ? 200 : 401).json({ status: received.ok ? "stored" : "refused" });
    } catch (error) {
      next(error);
    } finally {
      leave();
    }
  });
  router.all(paymentsWebhook, (_req, res) => {
    res.set("Allow", "POST").status(405).json({ status: "refused" });
  });
  return router;
}

/** A body that cannot be read is the sender's fault, and no page is shown to a machine. */
const withStatus =
  (read: RequestHandler): RequestHandler =>
  (req, res, next) =>
    read(req, res, (error?: unknown) => {
      if (!error) return next();
      const { status = 400 } = error as { status?: number };
      res.status(status).json({ status: "refused" });
    });
