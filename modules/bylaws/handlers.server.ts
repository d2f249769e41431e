import type { Ctx } from "#modules/platform/ctx.server";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { layoutDocument } from "#modules/platform/documents/layout.server";
import { writePdf } from "#modules/platform/documents/pdf.server";
import { handle, JobTimedOut } from "#modules/platform/jobs/index.server";
import { StorageUnavailable, storage } from "#modules/platform/storage/index.server";
import { isVariant } from "./contract";
import { contentTypes, fileKey } from "./domain/files";
import { discardFiles, removeExpiredBylaws, renderBylaws } from "./jobs";
import { removeExpired, removeFiles } from "./remove-expired.server";
import { markFailed, markReady } from "./store.server";
import { documentsOf } from "./templates/documents-of.server";

/**
 * Writes both files of a version and then marks it ready. A second delivery finds it ready, or
 * writes the same files to the same places; the row changes once.
 */
async function render(ctx: Ctx, versionId: string): Promise<void> {
  const version = await ctx.db.bylawsVersion.findUnique({
    where: { id: versionId },
    select: {
      number: true,
      state: true,
      answers: true,
      document: true,
      createdAt: true,
      adoptedAt: true,
      adoption: true,
      bylaws: { select: { variant: true } },
    },
  });
  // The bylaws may have been removed since, perhaps while an earlier attempt wrote these files.
  if (!version) return removeFiles([versionId]);
  // Another delivery may have done the work.
  if (version.state === "ready") return;
  const { variant } = version.bylaws;
  if (!isVariant(variant)) throw new RangeError(`no template for ${variant}`);
  const { written, model } = await documentsOf(ctx, { ...version, variant });
  const layout = layoutDocument(model);
  const files = { docx: await writeDocx(model, layout), pdf: await writePdf(model, layout) };
  for (const format of ["docx", "pdf"] as const) {
    const contentType = contentTypes[format];
    await storage.put(fileKey(versionId, format, version.adoptedAt), files[format], {
      contentType,
    });
  }
  const isMarked = await markReady(ctx, { id: versionId, adoptedAt: version.adoptedAt }, written);
  if (!isMarked && !(await isThere(ctx, versionId))) await removeFiles([versionId]);
}

const isThere = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.db.bylawsVersion.count({ where: { id } })) > 0;

/** The work of this module's jobs. A version whose job is given up is failed, as its pages say. */
export const handlers = [
  handle(renderBylaws, (ctx, { versionId }) => render(ctx, versionId), {
    onGivenUp: async (ctx, { versionId }, error) => {
      // Only the place for files can take so long that an attempt's time is over.
      const isStorage = error instanceof StorageUnavailable || error instanceof JobTimedOut;
      await markFailed(ctx, versionId, isStorage ? "storageFailure" : "renderFailure");
    },
  }),
  handle(removeExpiredBylaws, (ctx) => removeExpired(ctx)),
  handle(discardFiles, (_ctx, { versionIds }) => removeFiles(versionIds)),
] as const;
