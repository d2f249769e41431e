import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";

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

/** What is there now and no secret of the primary user and the treasurer. */
const listed = { replacedAt: null, removedAt: null, quarantinedAt: null, isPrivate: false };

/**
 * The newest 200 files of an account that all its people may choose from, the last first: no older
 * versions, no private ones. `not_found` for strangers.
 */
export async function listAccountFiles(
  ctx: Ctx,
  accountId: number,
): Promise<Result<AccountFileView[]>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const files = await ctx.db.accountFile.findMany({
    where: { accountId, ...listed },
    orderBy: { id: "desc" },
    take: NEWEST,
    select: { id: true, fileName: true, size: true, createdAt: true },
  });
  return ok(files);
}

/**
 * Which of these ids, as a form sends them, are files of the account that all its people may see. The order is that of the
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
    where: {
      accountId,
      id: { in: wanted },
      removedAt: null,
      quarantinedAt: null,
      isPrivate: false,
    },
    select: { id: true },
  });
  const owned = new Set(found.map(({ id }) => id));
  return wanted.filter((id) => owned.has(id));
}
