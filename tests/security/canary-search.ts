import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { db } from "#modules/platform/db.server";

/** The numbers that are sent, as their owners would: nobody may keep one. */
export const canaries = {
  /** Given to the provider's script alone; the charge is approved. */
  card: "5424000000000015",
  declinedCard: "370000000000002",
  account: "900111222333",
  /** Sent to our own server against all rules. */
  strayCard: "4929718046330475",
  strayAccount: "70440955118263",
} as const;

/** Where in a text the canaries are, whatever separates their digits. */
export function canariesIn(text: string): string[] {
  return Object.entries(canaries).flatMap(([name, digits]) =>
    new RegExp([...digits].join("[ .,:-]?")).test(text) ? [name] : [],
  );
}

/** Every row of every table as text, the queue and the audit trail among them. */
export async function databaseDump(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t`),
    ),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join("\n");
}

/** Every key of the queue store with what it holds; nothing where there is none. */
export async function queueDump(): Promise<string> {
  if (!process.env.REDIS_URL) return "";
  const redis = new Redis(process.env.REDIS_URL);
  try {
    const keys = await redis.keys("*");
    const values = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    return keys.map((key, at) => `${key} ${values[at]?.toString("latin1") ?? ""}`).join("\n");
  } finally {
    redis.disconnect();
  }
}

/** Every file of a folder, its folders' too, such as the mailbox. */
export function filesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), "latin1")}`)
    .join("\n");
}
