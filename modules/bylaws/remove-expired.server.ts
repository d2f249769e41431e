import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { fileKeysOf } from "./domain/files";
import { discardFiles } from "./jobs";
import { takeExpired } from "./keeping-store.server";

/** Bylaws removed with one transaction: each may have hundreds of versions. */
const AT_ONCE = 20;
/** Versions whose files one job removes. */
const FILES_AT_ONCE = 50;

/**
 * Removes visitors' bylaws that had their year. Their rows go in small transactions, each of which
 * asks for the removal of the files: a crash in between leaves neither a row without its files nor
 * files that nobody knows of.
 */
export async function removeExpired(ctx: Ctx): Promise<void> {
  let removed = 0;
  for (;;) {
    const batch = await inTransaction(ctx, async (tx) => {
      const gone = await takeExpired(tx, AT_ONCE);
      for (const { id, versionIds } of gone) {
        const subject = `bylaws:${id}`;
        await audit(tx, {
          action: "bylaws.expired",
          subject,
          data: { versions: versionIds.length },
        });
      }
      const versionIds = gone.flatMap((one) => one.versionIds);
      await enqueueAll(tx, discardFiles, inParts(versionIds));
      return ok(gone.length);
    });
    removed += batch.ok ? batch.value : 0;
    if (!batch.ok || batch.value < AT_ONCE) break;
  }
  ctx.log.info({ removed }, "visitors' bylaws that had their year were removed");
}

const inParts = (versionIds: readonly string[]) =>
  Array.from({ length: Math.ceil(versionIds.length / FILES_AT_ONCE) }, (_, part) => ({
    versionIds: versionIds.slice(part * FILES_AT_ONCE, (part + 1) * FILES_AT_ONCE),
  }));

/** Removes the files of versions; what is gone already stays gone. */
export async function removeFiles(versionIds: readonly string[]): Promise<void> {
  for (const versionId of versionIds) {
    for (const key of fileKeysOf(versionId)) await storage.remove(key);
  }
}
