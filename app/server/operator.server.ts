import { createHash, timingSafeEqual } from "node:crypto";
import { performance } from "node:perf_hooks";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { env } from "#modules/platform/env.server";
import { log } from "#modules/platform/log.server";
import { countRequest, metricsPage } from "#modules/platform/metrics.server";
import { readiness } from "#modules/platform/readiness.server";
import { traceRequest } from "#modules/platform/trace.server";
import type { HttpContext } from "~/http/context.server";
import { withoutKeys } from "~/http/private-pages";

/** Addresses by their first part. */
const beginsWith = (parts: string) => new RegExp(`^/(${parts})(?=[/?]|$)`);
const OPERATORS = "healthz|readyz|metrics";
const operators = beginsWith(OPERATORS);
/** What is answered before the routes. */
const beforeRoutes = beginsWith(`assets|calendar|storage|uploads|webhooks|${OPERATORS}`);

/** The pattern of what answers a request; "other" where nothing is named. */
export function routeOf(req: Request, res: Response): string {
  const context: HttpContext | undefined = res.locals.context;
  return context?.route ?? beforeRoutes.exec(req.originalUrl)?.[0] ?? "other";
}

/** Statuses by which somebody is refused, and by which guessing shows; a 404 hides what is others'. */
const refused = new Set([401, 403, 405, 429]);

/** Failures are a warning, refusals are kept too, the rest is for who looks for a fault. */
function levelOf(status: number, isSignedIn: boolean) {
  if (status >= 500) return "warn";
  return refused.has(status) || (status === 404 && isSignedIn) ? "info" : "debug";
}

/**
 * Counts and times every request, and writes one line about it: who by id, what and when, nothing
 * of what was submitted.
 */
export const measureRequests: RequestHandler = (req, res, next) => {
  const startedAt = performance.now();
  res.once("finish", () => {
    const seconds = (performance.now() - startedAt) / 1000;
    countRequest({ method: req.method, route: routeOf(req, res), status: res.statusCode, seconds });
    const requestId = res.get("X-Request-Id");
    const path = withoutKeys(req.path);
    const context: HttpContext | undefined = res.locals.context;
    const userId = context?.visit.session?.user.id;
    log[levelOf(res.statusCode, userId !== undefined)](
      { requestId, userId, method: req.method, path, status: res.statusCode, seconds },
      "request",
    );
  });
  next();
};

/**
 * Begins a trace for each request that is no file. What a visitor says of traces is not believed;
 * a proxy in front may have begun one.
 */
export const traceRequests: RequestHandler = (req, res, next) => {
  if (req.path.startsWith("/assets/")) return next();
  const traced = traceRequest(req.method, env.TRUST_PROXY > 0 ? req.get("traceparent") : undefined);
  if (!traced) return next();
  res.once("close", () => traced.end({ route: routeOf(req, res), status: res.statusCode }));
  traced.run(next);
};

let isStopping = false;

/** From now on `/healthz` and `/readyz` say that nothing more should be sent here. */
export function refuseReadiness(): void {
  isStopping = true;
}

/** Whether an address is the operator's, whom every process answers by itself. */
export const isOperators = (path: string): boolean => operators.test(path);

function isMetricsToken(token: string): boolean {
  const [sent, own] = [token, env.METRICS_TOKEN ?? ""].map((text) =>
    createHash("sha256").update(text).digest(),
  );
  return env.METRICS_TOKEN !== undefined && timingSafeEqual(sent as Buffer, own as Buffer);
}

/**
 * `/healthz` (the process answers and goes on), `/readyz` (which part is missing), `/metrics`
 * (Prometheus, for who has the token).
 */
export function operatorRoutes(): Router {
  const router = express.Router();
  router.get("/healthz", (_req, res) => {
    res
      .status(isStopping ? 503 : 200)
      .type("text")
      .send(isStopping ? "stopping" : "ok");
  });
  router.get("/readyz", async (_req, res) => {
    const answer = await readiness(!isStopping);
    res.status(answer.status === "ready" ? 200 : 503).json(answer);
  });
  router.get("/metrics", async (req, res, next) => {
    const [, token = ""] = /^Bearer (.+)$/.exec(req.get("authorization") ?? "") ?? [];
    // Who may not read it learns no more than of an address that does not exist.
    if (!isMetricsToken(token)) return void res.status(404).type("text").send("not found");
    try {
      const { contentType, body } = await metricsPage();
      res.set("Content-Type", contentType).send(body);
    } catch (error) {
      next(error);
    }
  });
  return router;
}
