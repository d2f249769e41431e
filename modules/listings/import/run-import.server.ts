import type pg from "pg";
import { auditOn } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { formatSizeLimit } from "#modules/platform/file-size";
import { formatCount, formatLongDate } from "#modules/platform/format";
import { enqueueOn } from "#modules/platform/jobs/index.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { usStates } from "#modules/platform/us-states";
import { buildIndex } from "../index-build/build-index.server";
import { listImportedJob } from "../jobs";
import { listingsMessages } from "../messages";
import { formats, type ImportKind } from "./formats.server";
import {
  beginImport,
  type Checkpoint,
  type Ending,
  endImport,
  findImport,
  type ImportOf,
} from "./import-record.server";
import { beginsWith, type ImportFile, loadFiles, type Progress, recognize } from "./load.server";
import { LosesTooMany, type Merged, mergeStaged, OlderThanKept } from "./merge.server";
import { mergeList } from "./merge-list.server";
import { FileBroken, FileUnfit, MAX_UNPACKED } from "./read-blocks.server";
import { countStaged, createStaging, dropStaging } from "./staging.server";

export interface ListImport {
  readonly kind: ImportKind;
  /** Plain, gzip or in a ZIP archive, as the IRS has them; of one date. */
  readonly files: readonly ImportFile[];
  /** The date of the files. */
  readonly asOf: CivilDate;
  /** Of the BMF: true keeps what the files do not have, for a part of a state's file. */
  readonly isAddition?: boolean;
  /**
   * True for whoever knows that organizations really leave by it; a list by which more than one in
   * fifty of a state would is refused otherwise, because it was rather cut.
   */
  readonly acceptsLoss?: boolean;
  /** The import that waits for these files, when there is one. */
  readonly importId?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export interface ListImported extends Merged {
  readonly importId: number;
  /** False when the same files are imported already: nothing was done. */
  readonly isNew: boolean;
  /** How many organizations the search looks through now. */
  readonly searched: number;
}

const importOf = ({ kind, files, asOf, ...choices }: ListImport): ImportOf => {
  const source = files.map(({ name }) => name).join(", ");
  const { isAddition = false, acceptsLoss = false } = choices;
  return { kind, source, asOf, isAddition, acceptsLoss };
};

/** Imports files on a connection that nobody else uses; `importList` says what comes of it. */
export async function runImport(
  ctx: Ctx,
  client: pg.Client,
  input: ListImport,
): Promise<Result<ListImported>> {
  const { importId, from, isDone } = await takeUp(ctx, client, input);
  if (isDone) {
    const known = await resultOf(client, importId);
    if (input.importId !== undefined && input.importId !== importId) {
      await endImport(client, ctx, input.importId, { state: "unchanged", rows: known.rows });
    }
    return ok({ ...known, isNew: false });
  }
  try {
    const { kind, onProgress, files, asOf } = input;
    const last = await loadFiles({ client, ctx, importId, kind, files, from, onProgress });
    await endImport(client, ctx, importId, { state: "merging", rows: last.rows });
    await client.query("BEGIN");
    const merged = await merge(client, importId, input);
    await client.query("COMMIT");
    await dropStaging(client, importId);
    const searched = kind === "bmf" ? await buildIndex(ctx) : 0;
    await client.query("BEGIN");
    await endImport(client, ctx, importId, { state: "done", rows: merged.rows });
    const subject = `listing-import:${importId}`;
    const { acceptsLoss = false } = input;
    const data = { kind, ...merged, asOf, acceptsLoss };
    await auditOn(client, ctx, { action: "listings.imported", subject, data });
    await enqueueOn(client, ctx, listImportedJob, { importId });
    await client.query("COMMIT");
    return ok({ importId, ...merged, searched, isNew: true });
  } catch (error) {
    return refused(ctx, client, importId, error);
  }
}

const merge = (
  client: pg.Client,
  importId: number,
  { kind, asOf, isAddition = false, acceptsLoss = false }: ListImport,
): Promise<Merged> =>
  kind === "bmf"
    ? mergeStaged(client, { importId, asOf, isAddition, acceptsLoss })
    : mergeList(client, { importId, kind, asOf, acceptsLoss });

/** Finds that these files stand already, goes on with an import that was killed, or begins one. */
async function takeUp(
  ctx: Ctx,
  client: pg.Client,
  input: ListImport,
): Promise<{ importId: number; from: Checkpoint | null; isDone: boolean }> {
  const of = importOf(input);
  const found = await findImport(client, of);
  const isOwn = input.importId === undefined || found?.id === input.importId;
  const mayGoOn = found?.isDone ? found.isCurrent : isOwn;
  try {
    if (found?.checkpoint && mayGoOn && (await beginsWith(input.files, found.checkpoint))) {
      const { id: importId, checkpoint: from, isDone } = found;
      const isWhole = isDone || (await countStaged(client, importId)) === from.rows;
      if (isWhole) return { importId, from, isDone };
    }
  } catch (error) {
    // It is told, with its line, when the file is loaded.
    if (!(error instanceof FileBroken || error instanceof FileUnfit)) throw error;
  }
  const importId = await beginImport(client, ctx, of, input.importId);
  await createStaging(client, importId, formats[input.kind].columns);
  return { importId, from: null, isDone: false };
}

/** What a refusal says nothing of. */
const unused = { line: 0, date: "", size: "", lost: "", rows: "", state: "" };

const nameOfState = (code: string): string =>
  Object.hasOwn(usStates, code) ? usStates[code as keyof typeof usStates] : code || "places abroad";

interface Refusal extends Ending {
  readonly words: MessageRef;
}

function refusalOf(ctx: Ctx, error: unknown): Refusal | undefined {
  const words = (key: keyof typeof listingsMessages.en, values: object = {}) =>
    message(listingsMessages, key, { ...unused, ...values });
  if (error instanceof FileBroken) {
    const { line } = error;
    return { state: "refused", reason: "fileBroken", line, words: words("fileBroken", { line }) };
  }
  if (error instanceof OlderThanKept) {
    const date = formatLongDate(civilDate(error.kept), ctx);
    return { state: "refused", reason: "fileOlder", words: words("fileOlder", { date }) };
  }
  if (error instanceof LosesTooMany) {
    const { state, lost, rows } = error.loss;
    const reason = state === null ? "losesList" : "losesState";
    const counts = { lost: formatCount(lost, ctx), rows: formatCount(rows, ctx) };
    const values = { ...counts, state: nameOfState(state ?? "") };
    return { state: "refused", reason, loss: error.loss, words: words(reason, values) };
  }
  if (!(error instanceof FileUnfit)) return undefined;
  const { reason } = error;
  const size = formatSizeLimit(MAX_UNPACKED);
  return { state: "refused", reason, words: words(reason, { size }) };
}

/**
 * Which list a file is, by its content.
 * @returns refusal `invalid` at `file` for what is none, by what it is instead
 */
export async function recognizeFile(ctx: Ctx, file: ImportFile): Promise<Result<ImportKind>> {
  try {
    return ok(await recognize(file));
  } catch (error) {
    const refusal = refusalOf(ctx, error);
    if (!refusal) throw error;
    return refuseField("file", refusal.words);
  }
}

/** What an expected refusal comes to; a fault is recorded and thrown on. */
async function refused(
  ctx: Ctx,
  client: pg.Client,
  importId: number,
  error: unknown,
): Promise<Result<ListImported>> {
  await client.query("ROLLBACK").catch(() => {});
  const refusal = refusalOf(ctx, error);
  if (!refusal) throw error;
  await endImport(client, ctx, importId, refusal);
  await dropStaging(client, importId);
  return refuseField("file", refusal.words);
}

async function resultOf(client: pg.Client, importId: number): Promise<Omit<ListImported, "isNew">> {
  const { rows } = await client.query<Merged & { searched: number }>(
    `SELECT rows, came, gone, regrouped, (SELECT entries FROM listing_index.state) AS searched
     FROM listing_imports WHERE id = $1`,
    [importId],
  );
  const [row] = rows;
  return { importId, ...(row ?? { rows: 0, came: 0, gone: 0, regrouped: 0, searched: 0 }) };
}
