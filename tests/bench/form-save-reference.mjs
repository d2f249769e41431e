// The reference of the wizard's figure: a bare Remix form behind a bare Express, whose action reads
// the fields and inserts them as one row; no session, no anti-forgery, no rules, no transaction.
import { createRequestHandler } from "@remix-run/express";
import express from "express";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
await pool.query("CREATE TABLE IF NOT EXISTS bench_saves (id serial PRIMARY KEY, fields jsonb)");

const action = async ({ request }) => {
  const fields = Object.fromEntries(await request.formData());
  const { rows } = await pool.query({
    name: "save",
    text: "INSERT INTO bench_saves (fields) VALUES ($1) RETURNING id",
    values: [JSON.stringify(fields)],
  });
  return Response.json(rows[0]);
};
const build = {
  entry: { module: { default: () => new Response("") } },
  routes: { save: { id: "save", path: "save", module: { action } } },
  assets: { entry: {}, routes: {}, url: "", version: "" },
  assetsBuildDirectory: "build/client",
  basename: "/",
  publicPath: "/",
  isSpaMode: false,
  mode: "production",
  future: { v3_singleFetch: true },
};

const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.get("/ready", (_req, res) => res.sendStatus(200));
app.all("*", createRequestHandler({ build, mode: "production" }));
const server = app.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => server.close(() => process.exit(0)));
