// The reference of the wizard's figure: the same built routes behind a bare Express, in which the
// action of the wizard's page reads the fields and inserts them as one row, and nothing else; no
// session, no anti-forgery, no rules. ONE_ROUTE=1 leaves out every other route of the application.
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
const id = "screens/applications/update/route";
const built = await import("../../build/server/index.js");
const page = built.routes[id];
const form = { ...page, module: { ...page.module, action, default: undefined } };
const routes = process.env.ONE_ROUTE
  ? { root: built.routes.root, [id]: form }
  : { ...built.routes, [id]: form };
const build = { ...built, routes };

const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.get("/ready", (_req, res) => res.sendStatus(200));
app.all("*", createRequestHandler({ build, mode: "production" }));
const server = app.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => server.close(() => process.exit(0)));
