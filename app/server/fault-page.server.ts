import type { ErrorRequestHandler, Request } from "express";
import { reportFault } from "#modules/platform/error-report.server";
import { log } from "#modules/platform/log.server";
import { say } from "#modules/platform/messages";
import { isOutage } from "#modules/platform/outage.server";
import { faultMessage, paymentsToCheck } from "~/http/outage.server";
import { barePage } from "./bare-page.server";
import { isScript, newReference } from "./prepare-context.server";

/** Addresses that no browser opens, and requests that say they want no page. */
const isMachines = (req: Request): boolean =>
  isScript(req) ||
  /^\/(calendar|webhooks|uploads|healthz|readyz|metrics)(\/|$)/.test(req.path) ||
  req.accepts(["html", "json"]) === "json";

/**
 * The last resort, for a fault outside every route: a bare page (or JSON) with the reference that
 * is in the log.
 */
export const faultPage: ErrorRequestHandler = (error, req, res, _next) => {
  const reference = res.get("X-Request-Id") ?? newReference();
  const status = isOutage(error) ? 503 : 500;
  log.error({ err: error, requestId: reference, reference, status }, "a request failed");
  if (status === 500) reportFault(error, reference);
  if (res.headersSent) return void res.destroy();
  res.status(status);
  if (status === 503) res.set("Retry-After", "30");
  const payments = paymentsToCheck(req.method, req.originalUrl);
  const text = say("en", faultMessage(status, payments !== undefined));
  if (isMachines(req)) return void res.json({ message: text, reference, payments });
  res
    .type("html")
    .send(barePage({ locale: "en", status, reference, ...(payments && { payments }) }));
};
