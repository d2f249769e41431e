import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDate, fromUtcDate } from "#modules/platform/dates";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { readAdoption } from "../domain/adoption";
import { fileKey } from "../domain/files";

/** A file of an account's bylaws. */
export interface BylawsPaper {
  /** adopted: what members adopted, as PDF; newest: the version saved last, as a Word file. */
  readonly kind: "adopted" | "newest";
  /** Of the adoption, or of the saving. */
  readonly date: CivilDate;
  /** Undefined when the place for files has lost it. @throws StorageUnavailable when it is away */
  readonly open: () => Promise<OpenFile | undefined>;
}

const select = { id: true, adoptedAt: true, adoption: true, createdAt: true } as const;

/**
 * All bylaws that an account's members adopted, the newest first, and the Word file of the version
 * saved last, for rooms that hand them out: whoever calls asks for permission.
 */
export async function keptBylawsPapers(
  ctx: Ctx,
  accountId: number,
): Promise<readonly BylawsPaper[]> {
  const adopted = await reader(ctx).bylawsVersion.findMany({
    where: { bylaws: { accountId }, state: "ready", adoptedAt: { not: null } },
    orderBy: { adoptedAt: "desc" },
    select,
  });
  const newest = await reader(ctx).bylawsVersion.findFirst({
    where: { bylaws: { accountId }, state: "ready" },
    orderBy: [{ createdAt: "desc" }, { number: "desc" }],
    select,
  });
  return [
    ...adopted.map(({ id, adoptedAt, adoption }) => ({
      kind: "adopted" as const,
      date: civilDate(readAdoption(adoption).date),
      open: () => storage.get(fileKey(id, "pdf", adoptedAt)),
    })),
    ...(newest
      ? [
          {
            kind: "newest" as const,
            date: fromUtcDate(newest.createdAt),
            open: () => storage.get(fileKey(newest.id, "docx", newest.adoptedAt)),
          },
        ]
      : []),
  ];
}
