import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";

/** A file of an account as its people see it. */
export interface AccountFileView {
  readonly id: number;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly createdAt: Date;
}

const NEWEST = 200;
const LARGEST_ID = 2_147_483_647;

/** The newest 200 files of an account, the last first; `not_found` for strangers. */
export async function listAccountFiles(
  ctx: Ctx,
  accountId: number,
): Promise<Result<AccountFileView[]>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const files = await ctx.db.accountFile.findMany({
    where: { accountId },
    orderBy: { id: "desc" },
    take: NEWEST,
    select: { id: true, fileName: true, size: true, createdAt: true },
  });
  return ok(files);
}

/**
 * Which of these ids, as a form sends them, are files of the account. The order is that of the
 * question; ids that are no ids are left out. For commands that keep them in an answer.
 */
export async function ownedFileIds(
  ctx: Ctx,
  accountId: number,
  ids: readonly (string | number)[],
): Promise<number[]> {
  const wanted = ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID);
  if (wanted.length === 0) return [];
  const found = await reader(ctx).accountFile.findMany({
    where: { accountId, id: { in: wanted } },
    select: { id: true },
  });
  const owned = new Set(found.map(({ id }) => id));
  return wanted.filter((id) => owned.has(id));
}

/** A file to download. */
export interface AccountFile extends AccountFileView {
  readonly contentType: string;
  /**
   * Opens it; undefined when the place for files has lost it.
   * @throws StorageUnavailable when that place is away.
   */
  readonly open: () => Promise<OpenFile | undefined>;
}

/** A file for the people of its account and for staff; `not_found` for anybody else. */
export async function accountFileOf(ctx: Ctx, id: number): Promise<Result<AccountFile>> {
  const file = await ctx.db.accountFile.findUnique({ where: { id } });
  if (!file || !isOfAccount(ctx, file.accountId)) return refuse({ code: "not_found" });
  const { fileName, size, createdAt, contentType, storageKey } = file;
  return ok({ id, fileName, size, createdAt, contentType, open: () => storage.get(storageKey) });
}
