import { groupAccess } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { findYear, notFound } from "../store.server";
import { gatherYear } from "./gather.server";
import type { ChapterYearAsked } from "./read-years.server";

export interface PaperFile {
  readonly fileName: string;
  /** Undefined when the place for files has lost it. @throws StorageUnavailable when that is away */
  readonly open: () => Promise<OpenFile | undefined>;
}

/**
 * The file of a paper that a chapter gave for a year, for whoever reaches the chapter; else `not_found`.
 * What was received stays readable when the chapter marks it private afterwards.
 */
export async function openPaper(
  ctx: Ctx,
  { accountId, year, chapterId, paperId }: ChapterYearAsked & { readonly paperId: number },
): Promise<Result<PaperFile>> {
  const access = await groupAccess(ctx, accountId);
  if (!access.ok) return access;
  const row = await findYear(ctx, access.value.groupId, year);
  if (!row) return notFound();
  const [chapter] = await gatherYear(ctx, access.value, row, { chapterId });
  if (!chapter?.papers.some(({ id }) => id === paperId)) return notFound();
  const paper = await reader(ctx).supervisionPaper.findUnique({
    where: { id: paperId },
    include: { file: true },
  });
  const file = paper?.file;
  if (!file || file.removedAt || file.quarantinedAt) return notFound();
  return ok({ fileName: file.fileName, open: () => storage.get(file.storageKey) });
}
