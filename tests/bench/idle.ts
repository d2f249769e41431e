import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasRedis, startRedis } from "../setup/redis";
import { newPlace, type Place } from "../start/launcher";
import type { Row } from "./report";

/** How long is measured; a shorter time by IDLE_SECONDS, for a first look. */
const SECONDS = Number(process.env.IDLE_SECONDS ?? 300);
const SETTLED_SECONDS = 20;
/** What the kernel counts processor time in, for every program of a system. */
const TICKS_A_SECOND = 100;

/**
 * What `npm start` costs with no visitor: the processor time of its processes over five minutes,
 * with the queue on PostgreSQL, and on Redis where there is a redis-server.
 */
export async function run(): Promise<Row[]> {
  if (!hasRedis()) console.log("idle on redis: skipped, there is no redis-server here");
  return [...(await measure("postgres")), ...(hasRedis() ? await measure("redis") : [])];
}

async function measure(backend: "postgres" | "redis"): Promise<Row[]> {
  const place = await newPlace();
  const redis = backend === "redis" ? await startRedis() : undefined;
  try {
    const launcher = place.launch({ REDIS_URL: redis?.url ?? "" });
    await launcher.settled();
    if (!launcher.said().includes("Ready after")) throw new Error(launcher.said());
    await sleep(SETTLED_SECONDS * 1_000);
    const before = usage(place);
    const began = performance.now();
    await sleep(SECONDS * 1_000);
    const took = (performance.now() - began) / 1_000;
    const after = usage(place);
    const share = (name: string) =>
      (((after.get(name) ?? Number.NaN) - (before.get(name) ?? 0)) / took) * 100;
    const row = (name: string, ours: number, limit?: number): Row => ({
      name: `idle, ${backend}: ${name}`,
      ours,
      unit: "% of a core",
      target: limit === undefined ? "" : `at most ${limit}`,
      ok: limit === undefined || ours <= limit,
    });
    const own = share("web") + share("worker");
    return [
      ...["web", "worker", "postgres", "provider", "launcher"].map((name) =>
        row(name, share(name)),
      ),
      row("web and worker", own, 1),
      row("web, worker and PostgreSQL", own + share("postgres"), 1.5),
    ];
  } finally {
    await place.remove();
    await redis?.stop();
  }
}

/** The processor time of each part so far, in seconds. */
function usage(place: Place): ReadonlyMap<string, number> {
  const list: Record<string, { pid: number }> = JSON.parse(
    readFileSync(join(place.dataDir, "processes.json"), "utf8"),
  );
  const pidFile = join(place.dataDir, "postgres", "postmaster.pid");
  const postmaster = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const parts = { ...list, postgres: { pid: postmaster } };
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []));
  const others = new Set(Object.values(parts).map(({ pid }) => pid));
  const sum = (pid: number): number =>
    all
      .filter((one) => one.pid === pid || (one.parent === pid && !others.has(one.pid)))
      .reduce((total, one) => total + (one.pid === pid ? one.seconds : sum(one.pid)), 0);
  return new Map(Object.entries(parts).map(([name, { pid }]) => [name, sum(pid)]));
}

/** What a process and its children that have ended used; nothing of one that has just ended. */
function statOf(name: string) {
  let text: string;
  try {
    text = readFileSync(`/proc/${name}/stat`, "utf8");
  } catch {
    return [];
  }
  // The second field is a name in brackets and may hold anything; the state is the third.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [parent, ...times] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  const ticks = times.reduce((total, one) => total + one, 0);
  return [{ pid: Number(name), parent: parent ?? 0, seconds: ticks / TICKS_A_SECOND }];
}
