import { brand } from "#modules/platform/brand.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { writeDocx } from "#modules/platform/documents/docx.server";
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
  const files = { docx: await writeDocx(model), pdf: await writePdf(model) };
  for (const format of ["docx", "pdf"] as const) {
    const contentType = contentTypes[format];
    await storage.put(fileKey(versionId, format), files[format], { contentType });
  }
  await markReady(ctx, versionId, model);
}

/** The work of this module's jobs. */
export const handlers = [
  handle(renderBylaws, async (ctx, { versionId }) => {
    try {
      await render(ctx, versionId);
    } catch (error) {
      if (ctx.attempt >= renderBylaws.attempts) {
        const isStorage = error instanceof StorageUnavailable;
        await markFailed(ctx, versionId, isStorage ? "storageFailure" : "renderFailure");
      }
      throw error;
    }
  }),
] as const;
