import { createHash } from "node:crypto";
import pg from "pg";

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What some work sends to the database of this process, in its order, and what it answers. */
export async function recordStatements<T>(
  work: () => Promise<T>,
): Promise<{ readonly statements: readonly Statement[]; readonly value: T }> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...sent: unknown[]) {
    const [one, values = []] = sent;
    const { text, values: own = values } =
      typeof one === "string" ? { text: one } : (one as Statement & { values?: unknown[] });
    statements.push({ text, values: own as readonly unknown[] });
    return Reflect.apply(query, this, sent);
  } as typeof query;
  try {
    return { value: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** Sends them again, one after the other, and reads all their rows: the work without any code of ours. */
export async function replayStatements(
  client: pg.Client,
  statements: readonly Statement[],
): Promise<void> {
  for (const { text, values } of statements) {
    // A connection prepares each text once, as the application's does, whichever work sends it.
    const name = createHash("sha256").update(text).digest("base64url");
    await client.query({ name, text, values: [...values] });
  }
}
