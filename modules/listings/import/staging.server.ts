import { once } from "node:events";
import type pg from "pg";
import { from } from "pg-copy-streams";
import { FileBroken } from "./read-blocks.server";

export const stagingOf = (importId: number): string => `listing_index.staging_${importId}`;

/** What a chunk of lines is loaded into: an unlogged table of an import's own. */
export async function createStaging(
  client: pg.Client,
  importId: number,
  columns: string,
): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS ${stagingOf(importId)}`);
  await client.query(`CREATE UNLOGGED TABLE ${stagingOf(importId)} (${columns})`);
}

export async function dropStaging(client: pg.Client, importId: number): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS ${stagingOf(importId)}`);
}

/** How many rows are in it; 0 when there is none, as after a crash of the database. */
export async function countStaged(client: pg.Client, importId: number): Promise<number> {
  const name = stagingOf(importId);
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass($1) IS NOT NULL AS there",
    [name],
  );
  if (!rows[0]?.there) return 0;
  const counted = await client.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${name}`);
  return counted.rows[0]?.rows ?? 0;
}

/** A COPY that takes lines until it is closed. */
export interface Copy {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

/** Starts any COPY FROM STDIN; a line that PostgreSQL refuses is a `FileBroken`. */
export function openCopy(client: pg.Client, text: string, line = 1): Copy {
  const stream = client.query(from(text));
  let fault: unknown;
  const ended = once(stream, "finish").catch((error: unknown) => {
    fault = error;
  });
  const check = () => {
    if (fault !== undefined) throw asBroken(fault, line);
  };
  return {
    async write(bytes) {
      check();
      if (!stream.write(bytes)) await Promise.race([once(stream, "drain").catch(() => {}), ended]);
      check();
    },
    async end() {
      check();
      stream.end();
      await ended;
      check();
    },
  };
}

const CHECK_VIOLATED = "23514";

/** What PostgreSQL says of a wrong line: a number that is none, no text at all, an empty name. */
function asBroken(error: unknown, line: number): unknown {
  const { code = "", where = "" } = error as { code?: string; where?: string };
  const [, number] = /^COPY \w+, line (\d+)/.exec(where) ?? [];
  return (code.startsWith("22") || code === CHECK_VIOLATED) && number
    ? new FileBroken(line + Number(number) - 1)
    : error;
}
