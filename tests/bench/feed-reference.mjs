// The reference of the feed: a bare Express route that sends STATEMENTS to the database, one after
// the other, and answers with the file of TEXT_FILE, without any code of ours.
import { readFileSync } from "node:fs";
import express from "express";
import pg from "pg";

const statements = JSON.parse(process.env.STATEMENTS);
const text = readFileSync(process.env.TEXT_FILE, "utf8");
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.get("/", (_req, res) => res.send("ready"));
app.get(/^\/calendar\//, async (_req, res) => {
  const client = await pool.connect();
  try {
    for (const [index, { text, values }] of statements.entries()) {
      await client.query({ name: `feed-${index}`, text, values });
    }
  } finally {
    client.release();
  }
  res.set("Content-Type", "text/calendar; charset=utf-8").send(text);
});
const server = app.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => server.close(() => process.exit(0)));
