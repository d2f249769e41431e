import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneTemplate, type Template } from "./databases";
import { keepMigratedRows, refresh } from "./fresh-database";
import { ownPorts } from "./ports";

let begun: Readonly<Record<string, string>> | undefined;

/**
 * Gives a test file a database, a data folder, a card provider's books and, with Redis, a Redis
 * database that are as good as new. For the first file of a process they are made, before the
 * environment is parsed; the next files find the same ones, emptied.
 */
export async function prepareFile(template: Template, redisUrl: string | undefined): Promise<void> {
  const isFirst = begun === undefined;
  begun ??= await begin(template, redisUrl);
  Object.assign(process.env, begun);
  if (isFirst) return;
  await Promise.all([refresh(begun.DATABASE_URL ?? ""), flushRedis(begun.REDIS_URL)]);
  emptyFolder(begun.DATA_DIR ?? "");
  await forgetWhatIsKept();
}

async function begin(template: Template, redisUrl: string | undefined) {
  const databaseUrl = await cloneTemplate(template);
  if (process.env.TESTS_SHARE_PROCESS) await keepMigratedRows(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "goodstanding-test-"));
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SMTP_URL: "",
    ANET_SIMULATOR_URL: `http://127.0.0.1:${(await ownPorts()).provider}`,
    ...(redisUrl && { REDIS_URL: await ownRedis(redisUrl) }),
  };
}

/** What modules hold in memory of the database, and the provider of its books. */
async function forgetWhatIsKept(): Promise<void> {
  const { forgetAlerts } = await import("#modules/alerts/queries/current-alerts.server");
  const { forgetWording } = await import("#modules/wording/queries/current-wording.server");
  const { renewProvider } = await import("./provider");
  forgetAlerts();
  forgetWording();
  await renewProvider();
}

async function withRedis<T>(url: string, work: (redis: import("ioredis").Redis) => Promise<T>) {
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  redis.on("error", () => {});
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

const flushRedis = async (url: string | undefined) =>
  url ? withRedis(url, (redis) => redis.flushdb()) : undefined;

const ownRedis = (url: string) =>
  withRedis(url, async (redis) => {
    const [, databases] = (await redis.config("GET", "databases")) as [string, string];
    const number = (await redis.incr("goodstanding:test-files")) % (Number(databases) - 1);
    await redis.select(number + 1);
    await redis.flushdb();
    return new URL(`/${number + 1}`, url).href;
  });

/** Folders that a web server fills once, when it starts. */
const KEPT = ["assets"];

/** Removes every file that the tests before have left; folders stay, as running servers hold them. */
function emptyFolder(root: string): void {
  if (!existsSync(root)) return;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const path = join(root, entry.name);
    if (entry.isDirectory()) {
      if (!KEPT.includes(entry.name)) emptyFolder(path);
    } else {
      rmSync(path, { force: true });
    }
  }
}
