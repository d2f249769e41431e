import { performance } from "node:perf_hooks";
import express, { type RequestHandler, type Router } from "express";
import { pool } from "#modules/platform/db.server";
import { queueHealth } from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import { countRequest, metricsPage } from "#modules/platform/metrics.server";
import { storage } from "#modules/platform/storage/index.server";
import { withoutKeys } from "~/http/private-pages";

/** Counts and times every request, and writes one line about those that failed. */
export const measureRequests: RequestHandler = (req, res, next) => {
  const startedAt = performance.now();
  res.once("finish", () => {
    const seconds = (performance.now() - startedAt) / 1000;
    countRequest(req.method, res.statusCode, seconds);
    const requestId = res.get("X-Request-Id");
    const path = withoutKeys(req.path);
    const level = res.statusCode >= 500 ? "warn" : "debug";
    log[level]({ requestId, method: req.method, path, status: res.statusCode, seconds }, "request");
  });
  next();
};

const CHECK_MS = 2_000;

let isStopping = false;

/** From now on `/readyz` says that nothing more should be sent here. */
export function refuseReadiness(): void {
  isStopping = true;
}

/** Each part that the web process needs, asked with a time limit. */
const checks = {
  database: () => pool.query("select 1"),
  queue: async () => {
    const health = await queueHealth();
    if (!health.ok) throw new Error(health.reason);
  },
  storage: () => storage.health(),
};

async function isWorking(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), CHECK_MS);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch (error) {
    log.warn({ err: error }, "a readiness check failed");
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** `/healthz` (the process answers), `/readyz` (which part is missing), `/metrics` (Prometheus). */
export function operatorRoutes(): Router {
  const router = express.Router();
  router.get("/healthz", (_req, res) => void res.type("text").send("ok"));
  router.get("/readyz", async (_req, res) => {
    const names = Object.keys(checks) as (keyof typeof checks)[];
    const results = await Promise.all(names.map((name) => isWorking(checks[name])));
    const parts = Object.fromEntries(names.map((name, index) => [name, results[index]]));
    const isReady = results.every(Boolean) && !isStopping;
    res.status(isReady ? 200 : 503).json({ status: isReady ? "ready" : "not ready", parts });
  });
  router.get("/metrics", async (_req, res, next) => {
    try {
      const { contentType, body } = await metricsPage();
      res.set("Content-Type", contentType).send(body);
    } catch (error) {
      next(error);
    }
  });
  return router;
}
