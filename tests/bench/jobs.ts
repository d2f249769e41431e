import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../dev/migrate.mjs";
import { ensureDatabase, startPostgres } from "../../dev/postgres.mjs";
import { bundle } from "../chaos/worker-processes";
import { hasRedis, startRedis } from "../setup/redis";
import type { JobFigures } from "./jobs-measure";
import type { Row } from "./report";

const SAMPLES = 400;
const ROUNDS = 7;
const plans = {
  redis: { jobs: 5_000, p99: 10 },
  postgres: { jobs: 3_000, p99: 50 },
} as const;

/** The figures of the job queue on both backends; without redis-server those of PostgreSQL alone. */
export async function run(): Promise<Row[]> {
  if (!hasRedis()) console.log("jobs on redis: skipped, there is no redis-server here");
  return [...(hasRedis() ? await measure("redis") : []), ...(await measure("postgres"))];
}

async function measure(backend: keyof typeof plans): Promise<Row[]> {
  const plan = plans[backend];
  const folder = mkdtempSync(join(tmpdir(), "goodstanding-bench-"));
  // As in production: every commit reaches the disk.
  const server = await startPostgres({ dir: join(folder, "postgres") });
  const redis = backend === "redis" ? await startRedis() : undefined;
  try {
    await ensureDatabase(server.url("postgres"), "bench");
    await migrate(server.url("bench"));
    const figures = await figuresOf(plan.jobs, {
      DATABASE_URL: server.url("bench"),
      REDIS_URL: redis?.url ?? "",
    });
    const ratio = figures.ours / figures.bare;
    return [
      row(`jobs, ${backend}: commit to start, p50`, figures.p50, "", true),
      row(
        `jobs, ${backend}: commit to start, p99`,
        figures.p99,
        `at most ${plan.p99} ms`,
        figures.p99 <= plan.p99,
      ),
      {
        name: `jobs, ${backend}: drained against bare BullMQ`,
        ours: figures.ours,
        reference: figures.bare,
        ratio,
        unit: "jobs/s",
        target: "at least 0.8",
        ok: ratio >= 0.8,
      },
    ];
  } finally {
    await redis?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (name: string, ours: number, target: string, ok: boolean): Row => ({
  name,
  ours,
  unit: "ms",
  target,
  ok,
});

async function figuresOf(jobs: number, env: Record<string, string>): Promise<JobFigures> {
  const file = await bundle("tests/bench/jobs-measure.ts");
  const child = spawn(process.execPath, [file, String(SAMPLES), String(jobs), String(ROUNDS)], {
    // The log lines are written, as in production, to nowhere.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { PATH: process.env.PATH, NODE_ENV: "production", DEMO: "1", ...env },
  });
  return new Promise((resolve, reject) => {
    child.once("message", (figures) => resolve(figures as JobFigures));
    child.once("exit", (code) => reject(new Error(`measuring ended with ${code}`)));
  });
}
