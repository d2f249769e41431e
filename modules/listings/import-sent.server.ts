import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { fromUtcDate, seconds } from "#modules/platform/dates";
import { withLongClient } from "#modules/platform/db.server";
import { enqueue, type JobCtx } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { type ScratchFile, storage, writeScratch } from "#modules/platform/storage/index.server";
import { importList } from "./commands/import-list.server";
import type { ImportKind } from "./import/formats.server";
import { underWay } from "./import/import-record.server";
import { fileAt } from "./import/open-file.server";
import { dropStaging } from "./import/staging.server";
import { discardListJob, importSentJob } from "./jobs";

/** How long a list waits for another import before it looks again; it holds no place meanwhile. */
const AGAIN_MS = seconds(10);

/** Imports the file that staff sent for an import, unless it is over. */
export async function importSent(ctx: JobCtx, importId: number): Promise<void> {
  const sent = await ctx.db.listingImport.findUnique({ where: { id: importId } });
  if (!sent?.storedKey) return;
  const isOver = !underWay.includes(sent.state) || (await importFile(ctx, sent, sent.storedKey));
  if (isOver) return letGo(ctx, importId, sent.storedKey);
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, importSentJob, { importId }, { delayMs: AGAIN_MS });
    return ok(undefined);
  });
}

interface Sent {
  readonly id: number;
  readonly kind: string;
  readonly source: string;
  readonly asOf: Date;
  readonly acceptsLoss: boolean;
}

/** @returns whether it is over, be it refused; false while another import runs */
async function importFile(ctx: JobCtx, sent: Sent, key: string): Promise<boolean> {
  let copy: Promise<ScratchFile> | undefined;
  const open = async () => {
    copy ??= copyOf(key);
    return fileAt((await copy).path, sent.source).open();
  };
  try {
    const imported = await importList(
      ctx,
      {
        kind: sent.kind as ImportKind,
        files: [{ name: sent.source, open }],
        asOf: fromUtcDate(sent.asOf),
        acceptsLoss: sent.acceptsLoss,
        importId: sent.id,
        onProgress: () => ctx.signal.throwIfAborted(),
      },
      seconds(1),
    );
    return imported.ok || imported.refusal.code !== "conflict";
  } finally {
    await copy?.then((file) => file.remove()).catch(() => {});
  }
}

/** The file on this machine's own disk: an archive is read from its end. */
async function copyOf(key: string): Promise<ScratchFile> {
  const stored = await storage.get(key);
  if (!stored) throw new Error("the list that was sent is gone");
  return writeScratch(stored.stream);
}

/** The import is over: nothing names its file any more. */
async function letGo(ctx: Ctx, importId: number, key: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.listingImport.updateMany({
      where: { id: importId, storedKey: key },
      data: { storedKey: null },
    });
    if (count > 0) await enqueue(tx, discardListJob, { key });
    return ok(undefined);
  });
}

/** Says that nothing comes of an import. */
export async function giveUpSent(ctx: Ctx, importId: number): Promise<void> {
  const where = { id: importId, state: { in: [...underWay] } };
  const now = ctx.now();
  await ctx.db.listingImport.updateMany({
    where,
    data: { state: "failed", updatedAt: now, endedAt: now },
  });
  await withLongClient((client) => dropStaging(client, importId));
  const sent = await ctx.db.listingImport.findUnique({ where: { id: importId } });
  if (sent?.storedKey) await letGo(ctx, importId, sent.storedKey);
}

/** Removes a stored list unless an import names it. */
export async function discardList(ctx: Ctx, key: string): Promise<void> {
  if (await ctx.db.listingImport.count({ where: { storedKey: key } })) return;
  await storage.remove(key);
}
