import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isFullService } from "../domain/choices";

/**
 * The renewal whose tax return is still to come: the account's newest at a full-service level;
 * undefined when there is none. The caller asks who may.
 */
export async function awaitedReturn(ctx: Ctx, accountId: number): Promise<number | undefined> {
  const newest = await reader(ctx).renewal.findFirst({
    where: { accountId, status: { not: "cancelled" } },
    orderBy: { id: "desc" },
    select: { id: true, newLevelId: true, returnFileIds: true },
  });
  const isAwaited = newest && isFullService(newest.newLevelId) && newest.returnFileIds.length === 0;
  return isAwaited ? newest.id : undefined;
}
