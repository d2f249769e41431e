import { readdir } from "node:fs/promises";
import { pool } from "./db.server";
import { queueHealth } from "./jobs/health.server";
import { log } from "./log.server";
import { slowness } from "./patience.server";
import { storage } from "./storage/index.server";

const CHECK_MS = 2_000;
const MIGRATIONS = "prisma/migrations";

/** Each part that a process needs; what it lacks throws. */
const checks = {
  database: () => pool.query("select 1"),
  migrations: async () => {
    const missing = await pendingMigrations();
    if (missing.length > 0) throw new Error(`not migrated: ${missing.join(", ")}`);
  },
  queue: async () => {
    const health = await queueHealth();
    if (!health.ok) throw new Error(health.reason);
  },
  storage: () => storage.health(),
};

type Part = keyof typeof checks;
const parts = Object.keys(checks) as Part[];
let isMigrated = false;

/** The migrations of this release that the database has not had; it keeps what it has had. */
async function pendingMigrations(): Promise<string[]> {
  if (isMigrated) return [];
  const wanted = (await readdir(MIGRATIONS)).filter((name) => /^\d{14}_/.test(name));
  const { rows } = await pool.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL",
  );
  const had = new Set(rows.map(({ name }) => name));
  const pending = wanted.filter((name) => !had.has(name));
  isMigrated = pending.length === 0;
  return pending;
}

async function isWorking(part: Part): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), CHECK_MS * slowness());
  });
  try {
    await Promise.race([checks[part](), late]);
    return true;
  } catch (error) {
    log.warn({ err: error, part }, "a readiness check failed");
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** What `/readyz` answers: each part with whether it works, asked with a time limit. */
export interface Readiness {
  readonly status: "ready" | "not ready";
  readonly parts: Readonly<Record<Part | "process", boolean>>;
}

/** Asks every part; `isRunning` says whether the process itself takes work. */
export async function readiness(isRunning: boolean): Promise<Readiness> {
  const works = await Promise.all(parts.map(isWorking));
  const found = Object.fromEntries(parts.map((part, index) => [part, works[index]]));
  const isReady = isRunning && works.every(Boolean);
  return {
    status: isReady ? "ready" : "not ready",
    parts: { ...(found as Record<Part, boolean>), process: isRunning },
  };
}
