import type { ErrorRequestHandler } from "express";
import { reportFault } from "#modules/platform/error-report.server";
import { log } from "#modules/platform/log.server";
import { say } from "#modules/platform/messages";
import { faultMessage, isOutage } from "~/http/outage.server";
import { barePage } from "./bare-page.server";
import { newReference } from "./prepare-context.server";

/**
 * The last resort, for a fault outside every route: a bare page (or JSON) with the reference that
 * stands in the log.
 */
export const faultPage: ErrorRequestHandler = (error, req, res, _next) => {
  const reference = res.get("X-Request-Id") ?? newReference();
  const status = isOutage(error) ? 503 : 500;
  log.error({ err: error, requestId: reference, reference, status }, "a request failed");
  if (status === 500) reportFault(error, reference);
  if (res.headersSent) return void res.destroy();
  res.status(status);
  if (status === 503) res.set("Retry-After", "30");
  const text = say("en", faultMessage(status));
  if (req.accepts(["html", "json"]) === "json") return void res.json({ message: text, reference });
  res.type("html").send(barePage({ locale: "en", status, reference }));
};
