import { findHarm, hasScanner, ScannerUnavailable } from "#modules/platform/antivirus/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { days, hours } from "#modules/platform/dates";
import { log } from "#modules/platform/log.server";
import { storage } from "#modules/platform/storage/index.server";
import { quarantineFile } from "./quarantine-file.server";

/** So long are files shown to the scanner again: its signatures learn of what was new then. */
const AGAIN_FOR = days(30);
/** What was seen since then is not shown again: a run that broke off goes on where it was. */
const SEEN_LATELY = hours(20);
const BATCH = 100;
/** After so many files in a row that it did not take, the scanner is away. */
const FAILURES = 3;

interface KeptFile {
  readonly id: number;
  readonly storageKey: string;
}

/**
 * Shows the virus scanner again what was uploaded in the last 30 days, and what no scanner has seen;
 * where it finds something, the file goes into quarantine. Without a scanner nothing happens.
 * @throws ScannerUnavailable, StorageUnavailable: what is left is looked at by the next run
 */
export async function rescanFiles(ctx: Ctx): Promise<void> {
  if (!hasScanner()) return;
  const now = ctx.now().getTime();
  const seen = { lt: new Date(now - SEEN_LATELY) };
  const createdAt = { gte: new Date(now - AGAIN_FOR) };
  let failures = 0;
  for (let after = 0; ; ) {
    const files = await ctx.db.accountFile.findMany({
      where: {
        id: { gt: after },
        removedAt: null,
        quarantinedAt: null,
        OR: [{ scannedAt: null }, { createdAt, scannedAt: seen }],
      },
      select: { id: true, storageKey: true },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    const last = files.at(-1);
    if (!last) return;
    for (const file of files) failures = (await lookAgain(ctx, file, failures)) ? 0 : failures + 1;
    after = last.id;
  }
}

/** @returns whether the scanner took the file; one that it does not take is left as it is */
async function lookAgain(ctx: Ctx, file: KeptFile, failures: number): Promise<boolean> {
  const { id, storageKey } = file;
  const kept = await storage.get(storageKey);
  if (!kept) {
    log.warn({ fileId: id }, "a file is no longer where it is kept");
    return true;
  }
  try {
    const finding = await findHarm(kept.stream);
    if (finding !== undefined) {
      await quarantineFile(ctx, { fileId: id, finding });
      return true;
    }
  } catch (error) {
    if (!(error instanceof ScannerUnavailable) || failures + 1 >= FAILURES) throw error;
    log.warn({ err: error, fileId: id }, "the virus scanner did not take a file");
    return false;
  }
  await ctx.db.accountFile.updateMany({
    where: { id, removedAt: null, quarantinedAt: null },
    data: { scannedAt: ctx.now() },
  });
  return true;
}
