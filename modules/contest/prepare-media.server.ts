import { createReadStream } from "node:fs";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { randomToken } from "#modules/platform/ids.server";
import type { JobCtx } from "#modules/platform/jobs/index.server";
import { makePhotoDerivatives, makeVideoPreview } from "#modules/platform/media/index.server";
import { ok } from "#modules/platform/result";
import { storage, writeScratch } from "#modules/platform/storage/index.server";
import { type ShownMedia, shownFolder } from "./domain/shown-files";
import { discardLater } from "./stored-files.server";

/** What was made of a file; null when nothing can be shown of it. */
type Made = { readonly media: ShownMedia; readonly fingerprint: string | null } | null;

/**
 * Makes of an entry's file what is shown of it, redrawn and without where it was taken. A second
 * run of the same work finds the entry done and leaves it alone; of a file that is gone nothing is
 * made, which staff see.
 */
export async function prepareMedia(ctx: JobCtx, entryId: number): Promise<void> {
  const entry = await ctx.db.contestEntry.findUnique({
    where: { id: entryId, mediaState: "waiting" },
    include: { contest: { select: { kind: true } } },
  });
  if (!entry?.fileKey) return;
  // Nobody opens it; once it is released, staff have it made.
  if (entry.quarantinedAt) return settle(ctx, entryId, null);
  const mediaKey = randomToken(16);
  const folder = `${shownFolder}/${mediaKey}`;
  await discardLater(ctx, folder);
  const sent = await storage.get(entry.fileKey);
  // Another attempt would not find it either.
  if (!sent) return settle(ctx, entryId, null);
  const scratch = await writeScratch(sent.stream);
  try {
    const make = entry.contest.kind === "photo" ? storePhoto : storeVideo;
    const made = await make(scratch.path, folder, ctx.signal);
    await settle(ctx, entryId, made && { ...made, mediaKey });
  } finally {
    await scratch.remove();
  }
}

/** Nothing will come of it: the sent file stays, and staff see that nothing can be shown. */
export const giveUpMedia = (ctx: Ctx, entryId: number): Promise<void> => settle(ctx, entryId, null);

async function settle(
  ctx: Ctx,
  entryId: number,
  made: (NonNullable<Made> & { readonly mediaKey: string }) | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.contestEntry.updateMany({
      where: { id: entryId, mediaState: "waiting" },
      data: made
        ? { ...made, media: { ...made.media }, mediaState: "ready" }
        : { mediaState: "failed" },
    });
    if (count === 0) return ok(undefined);
    const action = made ? "contest.media-prepared" : "contest.media-failed";
    await audit(tx, { action, subject: `contest-entry:${entryId}` });
    return ok(undefined);
  });
}

async function storePhoto(path: string, folder: string, signal: AbortSignal): Promise<Made> {
  const made = await makePhotoDerivatives(path, signal);
  if (made.kind === "busy") throw new Error("too many pictures are waiting");
  if (made.kind === "unreadable") return null;
  const { derivatives, fingerprint } = made;
  for (const { of, format, bytes, contentType } of derivatives) {
    await storage.put(`${folder}/${of}.${format}`, Buffer.from(bytes), { contentType });
  }
  const { width = 0, height = 0 } = derivatives[0] ?? {};
  return { media: { width, height, clip: null, seconds: null }, fingerprint };
}

async function storeVideo(path: string, folder: string, signal: AbortSignal): Promise<Made> {
  const made = await makeVideoPreview(path, signal);
  if (made.kind === "unreadable") return null;
  const { thumbnail, clip, durationSeconds: seconds = null, claimedSeconds, remove } = made;
  try {
    const put = (name: string, from: string, contentType: string) =>
      storage.put(`${folder}/${name}`, createReadStream(from), { contentType });
    await put("thumbnail.png", thumbnail.path, "image/png");
    const name: NonNullable<ShownMedia["clip"]> =
      clip?.contentType === "video/mp4" ? "clip.mp4" : "clip.webm";
    if (clip) await put(name, clip.path, clip.contentType);
    const { width, height } = thumbnail;
    const shown = { width, height, clip: clip ? name : null, seconds };
    const media = claimedSeconds === undefined ? shown : { ...shown, claimedSeconds };
    return { media, fingerprint: null } as const;
  } finally {
    await remove();
  }
}
