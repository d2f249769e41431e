// The reference of the web figures: the same built pages with the same data behind a bare Express,
// without sessions, anti-forgery, headers, metrics or database. It gets its loaders' data once
// from the real server (REAL_URL, REAL_COOKIE) and answers every request from it. With
// ONE_ROW each page asks the database that statement first.
import { createRequestHandler } from "@remix-run/express";
import express from "express";
import pg from "pg";
import { decode } from "turbo-stream";

const build = await import("../../build/server/index.js");

async function recordedData(path) {
  const url = new URL(path === "/" ? "/_root.data" : `${path}.data`, process.env.REAL_URL);
  const answer = await fetch(url, { headers: { Cookie: process.env.REAL_COOKIE ?? "" } });
  const { value } = await decode(answer.body);
  return value;
}

const recordings = new Map();
for (const path of JSON.parse(process.env.PATHS)) recordings.set(path, await recordedData(path));

const { ONE_ROW } = process.env;
const pool = ONE_ROW && new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    const { action: _action, loader, ...module } = route.module;
    const isPage = route.parentId === "root";
    const recorded = async ({ request }) => {
      if (pool && isPage) await pool.query({ name: "one-row", text: ONE_ROW });
      const result = recordings.get(new URL(request.url).pathname)?.[id];
      return result && "data" in result ? result.data : null;
    };
    return [id, { ...route, module: loader ? { ...module, loader: recorded } : module }];
  }),
);

const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.all(
  "*",
  createRequestHandler({
    build: { ...build, routes },
    mode: "production",
    getLoadContext: () => ({ ctx: { log: console }, nonce: undefined, language: {} }),
  }),
);
const server = app.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => server.close(() => process.exit(0)));
