import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Express, type Handler } from "express";
import expressStaticGzip from "express-static-gzip";
import { env } from "#modules/platform/env.server";
import type { HttpContext } from "~/http/context.server";
import { samplePictures } from "~/http/server-paths";
import { calendarFeed } from "./calendar-feed.server";
import { faultPage } from "./fault-page.server";
import { guardBuild, scriptBuild } from "./guarded-build.server";
import { narrowBuild, plainAddresses } from "./narrow-build.server";
import { measureRequests, operatorRoutes, traceRequests } from "./operator.server";
import { paymentQueue } from "./payment-queue.server";
import { contextOf, prepareContext } from "./prepare-context.server";
import { otherReleases } from "./release-assets.server";
import { resumableUploads } from "./resumable-uploads.server";
import { securityHeaders } from "./security-headers.server";
import { webhookRoutes } from "./webhooks.server";

export interface AppOptions {
  loadBuild(): Promise<ServerBuild>;
  /** Vite's middleware when the sources are served during development. */
  viteMiddleware?: Handler;
}

/** The web application: operator's addresses, static files, then every page and call. */
export function createApp({ loadBuild, viteMiddleware }: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", env.TRUST_PROXY);
  app.use(measureRequests);
  app.use(calendarFeed);
  app.use(securityHeaders(Boolean(viteMiddleware)));
  app.use(knownMethods);
  app.use(operatorRoutes());
  app.use(traceRequests);
  app.use(webhookRoutes());
  app.use(resumableUploads());
  if (viteMiddleware) app.use(viteMiddleware);
  else
    app.use(
      "/assets",
      expressStaticGzip("build/client/assets", {
        enableBrotli: true,
        orderPreference: ["br", "gz"],
        index: false,
        serveStatic: { immutable: true, maxAge: "1y" },
      }),
    );
  // Vite's middleware serves public/ itself.
  app.use(samplePictures, express.static(`build/client${samplePictures}`, { maxAge: "1d" }));
  app.use(compression({ threshold: 1024 }));
  if (!viteMiddleware) app.use("/assets", otherReleases());
  app.use(unreadableAddress);
  app.use(paymentQueue);
  app.use(prepareContext);
  const guarded = async () => guardBuild(await loadBuild());
  app.all("*", remixHandler(guarded, viteMiddleware === undefined));
  app.use(faultPage);
  return app;
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** No route knows another method; TRACE would send back what only the browser should know. */
const knownMethods: Handler = (req, res, next) => {
  if (methods.includes(req.method)) next();
  else res.status(405).set("Allow", methods.join(", ")).end();
};

/** An address with broken escapes names nothing, and the router throws at it: it is "not found". */
const unreadableAddress: Handler = (req, _res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    req.url = "/unreadable-address";
  }
  next();
};

/** Two handlers over one build: pages for people, bare answers for scripts. */
function remixHandler(guarded: () => Promise<ServerBuild>, isBuilt: boolean): Handler {
  const mode = isBuilt ? "production" : "development";
  const getLoadContext = (_req: express.Request, res: express.Response) => contextOf(res);
  const make = async () => {
    const whole = await guarded();
    const buildFor = narrowBuild(whole);
    const plain = plainAddresses(whole);
    const handlers = new Map<ServerBuild, ReturnType<typeof handlersOf>>();
    return (path: string, context: HttpContext) => {
      const address = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
      if (plain.has(address)) context.route = address;
      const build = buildFor(path);
      const known = handlers.get(build) ?? handlersOf(build);
      handlers.set(build, known);
      return known;
    };
  };
  const handlersOf = (build: ServerBuild) => ({
    page: createRequestHandler({ build, getLoadContext, mode }),
    script: createRequestHandler({ build: scriptBuild(build), getLoadContext, mode }),
  });
  const built = isBuilt ? make() : undefined;
  return async (req, res, next) => {
    try {
      const context = contextOf(res);
      const { page, script } = (await (built ?? make()))(req.path, context);
      await (context.isScript ? script : page)(req, res, next);
    } catch (error) {
      next(error);
    }
  };
}
