import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { isStaff } from "#modules/platform/permission.server";
import { type Refused, type Result, refuse } from "#modules/platform/result";
import { refuseSuspended } from "../membership/suspension.server";
import { type GroupAccess, groupAccess } from "./access.server";

/**
 * Runs a change of a group by its headquarters, one after the other. What the actor may do is asked
 * behind the lock, so that of two who change each other's role the second is judged by the first.
 */
export async function changeGroup<T>(
  ctx: Ctx,
  centralAccountId: number,
  refuseWhom: (access: GroupAccess) => Refused | undefined,
  work: (tx: TxCtx, access: GroupAccess) => Promise<Result<T>>,
): Promise<Result<T>> {
  const seen = await groupAccess(ctx, centralAccountId);
  if (!seen.ok) return seen;
  return inTransaction(ctx, async (tx): Promise<Result<T>> => {
    await tx.tx.$queryRaw`
      SELECT id FROM groups WHERE central_account_id = ${centralAccountId} FOR NO KEY UPDATE`;
    const access = await groupAccess(tx, centralAccountId);
    if (!access.ok) return access;
    const refused =
      refuseWhom(access.value) ??
      (isStaff(tx) ? undefined : await refuseSuspended(tx, centralAccountId));
    return refused ?? work(tx, access.value);
  });
}

export const notFound = () => refuse({ code: "not_found" });
