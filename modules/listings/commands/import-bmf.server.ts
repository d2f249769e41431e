import type pg from "pg";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { withLongClient } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { alone } from "../import/import-lock.server";
import {
  beginImport,
  type Checkpoint,
  endImport,
  findImport,
  type ImportOf,
} from "../import/import-record.server";
import { beginsWith, type ImportFile, loadFiles, type Progress } from "../import/load.server";
import { type Merged, mergeStaged, OlderThanKept } from "../import/merge.server";
import { FileBroken } from "../import/read-blocks.server";
import { countStaged, createStaging, dropStaging } from "../import/staging.server";
import { buildIndex } from "../index-build/build-index.server";
import { listingsMessages } from "../messages";

export interface BmfImport {
  /** CSV, plain or gzip, as the IRS has them; of one date. */
  readonly files: readonly ImportFile[];
  /** The date of the files. */
  readonly asOf: CivilDate;
  /** True keeps what the files do not have: for a part of a state's file. */
  readonly isAddition?: boolean;
  readonly onProgress?: (progress: Progress) => void;
}

export interface BmfImported extends Merged {
  readonly importId: number;
  /** False when the same files are imported already: nothing was done. */
  readonly isNew: boolean;
  /** How many organizations the search looks through now. */
  readonly searched: number;
}

const refuseFile = (key: "fileBroken" | "fileOlder", facts: { line?: number; date?: string }) =>
  refuseField("file", message(listingsMessages, key, { line: 0, date: "", ...facts }));

/**
 * Imports files of the IRS's EO BMF extract: loads them aside, puts them in the place of what stood
 * for the states that they cover in one transaction, records what differs, and makes the search
 * index anew. An import that was killed goes on where it was; the same files again change nothing.
 * For staff and the system only. It works on connections of its own, never in a transaction of the
 * caller.
 * @returns refusal `invalid` at `file` (cut, of another kind, older than what stands; what stood
 *   stays), `conflict` while another import runs
 */
export async function importBmf(ctx: Ctx, input: BmfImport): Promise<Result<BmfImported>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const done = await alone(() => withLongClient((client) => run(ctx, client, input)));
  return done ?? refuse({ code: "conflict", message: message(listingsMessages, "importRuns") });
}

const importOf = ({ files, asOf, isAddition = false }: BmfImport): ImportOf => {
  const source = files.map(({ name }) => name).join(", ");
  return { kind: "bmf", source, asOf, isAddition };
};

async function run(ctx: Ctx, client: pg.Client, input: BmfImport): Promise<Result<BmfImported>> {
  const begun = await takeUp(ctx, client, input);
  if (begun instanceof FileBroken) return refuseFile("fileBroken", { line: begun.line });
  const { importId, from, isDone } = begun;
  if (isDone) return ok({ ...(await resultOf(client, importId)), isNew: false });
  try {
    const { onProgress, files, asOf, isAddition = false } = input;
    const last = await loadFiles({ client, ctx, importId, files, from, onProgress });
    await endImport(client, ctx, importId, { state: "merging", rows: last.rows });
    await client.query("BEGIN");
    const merged = await mergeStaged(client, { importId, asOf, isAddition });
    await client.query("COMMIT");
    await dropStaging(client, importId);
    const searched = await buildIndex(ctx);
    await endImport(client, ctx, importId, { state: "done", rows: merged.rows });
    await note(ctx, importId, { ...merged, asOf });
    return ok({ importId, ...merged, searched, isNew: true });
  } catch (error) {
    return refused(ctx, client, importId, error);
  }
}

/** Goes on with an import that was killed, or begins one. */
async function takeUp(
  ctx: Ctx,
  client: pg.Client,
  input: BmfImport,
): Promise<{ importId: number; from: Checkpoint | null; isDone: boolean } | FileBroken> {
  const of = importOf(input);
  const found = await findImport(client, of);
  try {
    if (found?.checkpoint && (await beginsWith(input.files, found.checkpoint))) {
      const { id: importId, checkpoint: from, isDone } = found;
      const isWhole = isDone || (await countStaged(client, importId)) === from.rows;
      if (isWhole) return { importId, from, isDone };
    }
  } catch (error) {
    if (!(error instanceof FileBroken)) throw error;
  }
  const importId = await beginImport(client, ctx, of);
  await createStaging(client, importId);
  return { importId, from: null, isDone: false };
}

/** What an expected refusal comes to; a fault is recorded and thrown on. */
async function refused(
  ctx: Ctx,
  client: pg.Client,
  importId: number,
  error: unknown,
): Promise<Result<BmfImported>> {
  await client.query("ROLLBACK").catch(() => {});
  const isBroken = error instanceof FileBroken;
  if (!isBroken && !(error instanceof OlderThanKept)) throw error;
  const line = isBroken ? error.line : undefined;
  const reason = isBroken ? "fileBroken" : "fileOlder";
  await endImport(client, ctx, importId, { state: "refused", reason, line });
  await dropStaging(client, importId);
  return isBroken
    ? refuseFile(reason, { line: error.line })
    : refuseFile(reason, { date: error.kept });
}

async function resultOf(client: pg.Client, importId: number): Promise<Omit<BmfImported, "isNew">> {
  const { rows } = await client.query<Merged & { searched: number }>(
    `SELECT rows, came, gone, regrouped, (SELECT entries FROM listing_index.state) AS searched
     FROM listing_imports WHERE id = $1`,
    [importId],
  );
  const [row] = rows;
  return { importId, ...(row ?? { rows: 0, came: 0, gone: 0, regrouped: 0, searched: 0 }) };
}

async function note(ctx: Ctx, importId: number, data: Merged & { asOf: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await audit(tx, {
      action: "listings.imported",
      subject: `listing-import:${importId}`,
      data: { ...data },
    });
    return ok(undefined);
  });
}
