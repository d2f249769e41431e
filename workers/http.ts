import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { env } from "#modules/platform/env.server";
import { log } from "#modules/platform/log.server";
import { metricsPage } from "#modules/platform/metrics.server";
import { readiness } from "#modules/platform/readiness.server";

interface Answer {
  status: number;
  type: string;
  body: string;
}

/**
 * Answers /healthz (alive), /readyz (which part is missing) and /metrics (Prometheus).
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
  if (path === "/readyz") {
    const ready = await readiness(isRunning());
    return json(ready.status === "ready" ? 200 : 503, ready);
  }
  if (path === "/metrics") {
    const { contentType, body } = await metricsPage();
    return { status: 200, type: contentType, body };
  }
  return json(404, { message: "not found" });
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});
