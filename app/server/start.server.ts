import { createServer } from "node:http";
import { closeDb } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { log } from "#modules/platform/log.server";
import { checkSandbox } from "#modules/platform/media/index.server";
import { startTracing, stopTracing } from "#modules/platform/trace.server";
import { closeEventStreams } from "~/http/event-stream.server";
import { type AppOptions, createApp } from "./create-app.server";
import { watchDoor } from "./graceful-shutdown.server";
import { isOperators, refuseReadiness } from "./operator.server";
import { shareAssets } from "./release-assets.server";

/** How long requests in flight may take after the process was told to stop. */
const DRAIN_MS = 10_000;

/**
 * Starts the web server and stops it gracefully: `/healthz` and `/readyz` say at once that no more
 * should come, and requests in flight are answered first.
 * @throws EnvError in production without a sandbox for the films that are judged here
 */
export async function start(options: AppOptions): Promise<void> {
  await checkSandbox();
  await startTracing("web");
  if (!options.viteMiddleware) await shareAssets();
  const server = createServer(createApp(options));
  // Longer than a proxy's own, so that the proxy never reuses a connection that just closed.
  server.keepAliveTimeout = 65_000;
  // A photo from a phone on a bad line takes minutes; `watchPace` cuts off who hardly sends.
  server.requestTimeout = 900_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  log.info({ port: env.PORT, host: env.HOST }, "web server ready");

  const shutDown = watchDoor(server, isOperators);
  const end = () =>
    void stopTracing()
      .then(closeDb)
      .finally(() => process.exit(0));
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    refuseReadiness();
    log.info({ reason }, "web server stopping");
    // Open keep-alive connections are told to close with their next answer.
    server.prependListener("request", (_req, res) => void res.setHeader("Connection", "close"));
    shutDown(closeEventStreams, end);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  // The launcher's channel closes when it dies, however it died.
  process.on("disconnect", () => stop("the launcher has gone"));
}
