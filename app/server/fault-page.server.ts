import type { ErrorRequestHandler } from "express";
import { reportFault } from "#modules/platform/error-report.server";
import { log } from "#modules/platform/log.server";
import { message, say } from "#modules/platform/messages";
import { isOutage } from "~/http/outage.server";
import { shellMessages } from "~/messages/shell";
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
  const text = say(
    "en",
    message(shellMessages, status === 503 ? "outage.message" : "fault.message"),
  );
  res.status(status);
  if (req.accepts(["html", "json"]) === "json") return void res.json({ message: text, reference });
  const title = say("en", message(shellMessages, status === 503 ? "outage.title" : "fault.title"));
  const line = say("en", message(shellMessages, "fault.reference", { reference }));
  res
    .type("html")
    .send(
      `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p><p>${line}</p></html>`,
    );
};
