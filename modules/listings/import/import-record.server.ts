import type pg from "pg";
import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import type { ImportKind } from "./formats.server";

/** The states of an import that is not over. */
export const underWay: readonly string[] = ["waiting", "loading", "merging"];

/** How far loading came: an import that was killed goes on here. */
export interface Checkpoint {
  /** Files that are loaded whole. */
  readonly files: number;
  /** Lines of the next file that are loaded, its header included. */
  readonly lines: number;
  /** Rows that are in staging. */
  readonly rows: number;
  /** Of all bytes that were loaded, those of files already loaded included. */
  readonly digest: string;
}

export interface ImportRecord {
  readonly id: number;
  readonly checkpoint: Checkpoint | null;
  readonly isDone: boolean;
  /** Of one that is done: whether no later import has changed what it brought. */
  readonly isCurrent: boolean;
}

export interface ImportOf {
  readonly kind: ImportKind;
  /** The files' names, by comma. */
  readonly source: string;
  readonly asOf: CivilDate;
  readonly isAddition: boolean;
  readonly acceptsLoss: boolean;
}

/** Of an import: a later one has taken the place of some of it, whatever became of that afterwards. */
const overtaken = `EXISTS (SELECT FROM listing_imports later
  WHERE later.kind = own.kind AND (later.merged_at, later.id) > (own.merged_at, own.id)
    AND (own.kind <> 'bmf' OR later.states && own.states))`;

/** The import of the same files that was begun or done last, if there is one. */
export async function findImport(
  client: pg.Client,
  { kind, source, asOf, isAddition }: ImportOf,
): Promise<ImportRecord | undefined> {
  const { rows } = await client.query<ImportRecord>(
    `SELECT id, checkpoint, state = 'done' AS "isDone",
       merged_at IS NOT NULL AND NOT ${overtaken} AS "isCurrent"
     FROM listing_imports own
     WHERE kind = $1 AND source = $2 AND as_of = $3 AND is_addition = $4
       AND state IN ('loading', 'merging', 'done') AND checkpoint IS NOT NULL
     ORDER BY id DESC LIMIT 1`,
    [kind, source, asOf, isAddition],
  );
  return rows[0];
}

/** Begins the import that waits under an id, or a new one. @returns its id */
export async function beginImport(
  client: pg.Client,
  ctx: Ctx,
  { kind, source, asOf, isAddition, acceptsLoss }: ImportOf,
  waiting?: number,
): Promise<number> {
  if (waiting !== undefined) {
    await client.query(
      `UPDATE listing_imports SET state = 'loading', checkpoint = NULL, rows = 0, started_at = $2,
         updated_at = $2 WHERE id = $1`,
      [waiting, ctx.now()],
    );
    return waiting;
  }
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO listing_imports
       (kind, state, source, as_of, is_addition, accepts_loss, started_at, updated_at)
     VALUES ($1, 'loading', $2, $3, $4, $5, $6, $6) RETURNING id`,
    [kind, source, asOf, isAddition, acceptsLoss, ctx.now()],
  );
  return rows[0]?.id ?? 0;
}

export async function keepCheckpoint(
  client: pg.Client,
  ctx: Ctx,
  id: number,
  checkpoint: Checkpoint,
): Promise<void> {
  await client.query(
    `UPDATE listing_imports SET state = 'loading', checkpoint = $2, rows = $3, updated_at = $4
     WHERE id = $1`,
    [id, JSON.stringify(checkpoint), checkpoint.rows, ctx.now()],
  );
}

/** How an import ended, or that it merges now. */
export interface Ending {
  readonly state: "merging" | "done" | "unchanged" | "refused" | "failed";
  readonly rows?: number;
  readonly reason?: string;
  readonly line?: number;
  readonly loss?: object;
}

export async function endImport(
  client: pg.Client,
  ctx: Ctx,
  id: number,
  { state, rows, reason, line, loss }: Ending,
): Promise<void> {
  await client.query(
    `UPDATE listing_imports SET state = $2, rows = coalesce($3, rows), reason = $4, line = $5,
       loss = $6, updated_at = $7,
       ended_at = CASE WHEN $2 = 'merging' THEN NULL ELSE $7::timestamptz END
     WHERE id = $1`,
    [
      ...[id, state, rows ?? null, reason ?? null, line ?? null],
      ...[loss ? JSON.stringify(loss) : null, ctx.now()],
    ],
  );
}
