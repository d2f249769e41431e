import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { queueHealth } from "#modules/platform/jobs/index.server";
import { log } from "#modules/platform/log.server";
import { metricsPage } from "#modules/platform/metrics.server";

interface Answer {
  status: number;
  type: string;
  body: string;
}

/**
 * Answers /healthz (alive), /readyz (database and queue reachable) and /metrics (Prometheus).
 * Listens when it returns. @throws Error where the port cannot be had
 */
export async function startHttp(port: number, isRunning: () => boolean): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { status, type, body } = await answer(request.url ?? "/", isRunning);
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
  });
  server.listen(port, env.HOST);
  await once(server, "listening");
  log.info({ port }, "worker listens for health checks");
  return server;
}

async function answer(url: string, isRunning: () => boolean): Promise<Answer> {
  const [path] = url.split("?");
  if (path === "/healthz") return json(200, { ok: true });
  if (path === "/readyz") return readiness(isRunning());
  if (path === "/metrics") {
    const { contentType, body } = await metricsPage();
    return { status: 200, type: contentType, body };
  }
  return json(404, { message: "not found" });
}

async function readiness(isRunning: boolean): Promise<Answer> {
  const [database, queue] = await Promise.all([databaseHealth(), queueHealth()]);
  const ok = database.ok && queue.ok && isRunning;
  return json(ok ? 200 : 503, { ok, isRunning, database, queue });
}

function databaseHealth(): Promise<{ ok: boolean; reason?: string }> {
  return pool.query("SELECT 1").then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, reason: error instanceof Error ? error.message : "fault" }),
  );
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});
