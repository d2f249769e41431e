import { findHarm, hasScanner, ScannerUnavailable } from "#modules/platform/antivirus/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { days, hours } from "#modules/platform/dates";
import { log } from "#modules/platform/log.server";
import { storage } from "#modules/platform/storage/index.server";
import { fileOrigins } from "../views";
import { dueFiles, type KeptFile, markFile } from "./kept-files.server";
import { quarantineFile } from "./quarantine-file.server";

/** So long are files shown to the scanner again: its signatures learn of what was new then. */
const AGAIN_FOR = days(30);
/** What was seen since then is not shown again: a run that broke off goes on where it was. */
const SEEN_LATELY = hours(20);
const BATCH = 100;
/** After so many files in a row that it did not take, the scanner is away. */
const FAILURES = 3;

/**
 * Shows the virus scanner again what people sent in the last 30 days, and what no scanner has seen:
 * papers of clubs, those of claims, contest entries. Where it finds something, the
 * file goes into quarantine. Without a scanner nothing happens.
 * @throws ScannerUnavailable, StorageUnavailable: what is left is looked at by the next run
 */
export async function rescanFiles(ctx: Ctx): Promise<void> {
  if (!hasScanner()) return;
  const now = ctx.now().getTime();
  const seenBefore = new Date(now - SEEN_LATELY);
  const createdSince = new Date(now - AGAIN_FOR);
  let failures = 0;
  for (const from of fileOrigins) {
    for (let after = 0; ; ) {
      const files = await dueFiles(ctx, from, { after, createdSince, seenBefore, take: BATCH });
      const last = files.at(-1);
      if (!last) break;
      for (const { id, storageKey } of files) {
        const isTaken = await lookAgain(ctx, { from, id }, storageKey, failures);
        failures = isTaken ? 0 : failures + 1;
      }
      after = last.id;
    }
  }
}

/** @returns whether the scanner took the file; one that it does not take is left as it is */
async function lookAgain(
  ctx: Ctx,
  file: KeptFile,
  storageKey: string,
  failures: number,
): Promise<boolean> {
  const kept = await storage.get(storageKey);
  if (!kept) {
    log.warn({ file }, "a file is no longer where it is kept");
    return true;
  }
  try {
    const finding = await findHarm(kept.stream);
    if (finding !== undefined) {
      await quarantineFile(ctx, { file, finding });
      return true;
    }
  } catch (error) {
    if (!(error instanceof ScannerUnavailable) || failures + 1 >= FAILURES) throw error;
    log.warn({ err: error, file }, "the virus scanner did not take a file");
    return false;
  }
  await markFile(ctx.db, file, { scannedAt: ctx.now() });
  return true;
}
