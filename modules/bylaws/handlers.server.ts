import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { layoutDocument } from "#modules/platform/documents/layout.server";
import { writePdf } from "#modules/platform/documents/pdf.server";
import { handle } from "#modules/platform/jobs/index.server";
import { StorageUnavailable, storage } from "#modules/platform/storage/index.server";
import { isVariant } from "./contract";
import { contentTypes, fileKey } from "./domain/files";
import { renderBylaws } from "./jobs";
import { markFailed, markReady } from "./store.server";
import { templates } from "./templates/registry.server";

/**
 * Writes both files of a version and then marks it ready. A second delivery finds it ready, or
 * writes the same files to the same places; the row changes once. When the last attempt fails,
 * the version is marked failed, so that its page can say so.
 */
async function render(ctx: Ctx, versionId: string): Promise<void> {
  const version = await ctx.db.bylawsVersion.findUnique({
    where: { id: versionId },
    select: {
      number: true,
      state: true,
      answers: true,
      createdAt: true,
      bylaws: { select: { variant: true } },
    },
  });
  // The bylaws may have been removed since, and another delivery may have done the work.
  if (!version || version.state === "ready") return;
  const { variant } = version.bylaws;
  if (!isVariant(variant)) throw new RangeError(`no template for ${variant}`);
  const model = templates[variant].build(version.answers, {
    number: version.number,
    createdAt: version.createdAt,
    creator: brand.name,
  });
  const layout = layoutDocument(model);
  const files = { docx: await writeDocx(model, layout), pdf: await writePdf(model, layout) };
  for (const format of ["docx", "pdf"] as const) {
    const contentType = contentTypes[format];
    await storage.put(fileKey(versionId, format), files[format], { contentType });
  }
  await markReady(ctx, versionId, model);
}

/** The work of this module's jobs. */
export const handlers = [
  handle(renderBylaws, async (ctx, { versionId }) => {
    const isLast = ctx.attempt >= renderBylaws.attempts;
    // Only the place for files can take so long that the attempt's time is over.
    const late = () => {
      markFailed(ctx, versionId, "storageFailure").catch((err) =>
        ctx.log.warn({ err, versionId }, "a version could not be marked failed"),
      );
    };
    if (isLast) ctx.signal.addEventListener("abort", late, { once: true });
    try {
      await render(ctx, versionId);
    } catch (error) {
      const isStorage = error instanceof StorageUnavailable;
      if (isLast) await markFailed(ctx, versionId, isStorage ? "storageFailure" : "renderFailure");
      throw error;
    } finally {
      ctx.signal.removeEventListener("abort", late);
    }
  }),
] as const;
