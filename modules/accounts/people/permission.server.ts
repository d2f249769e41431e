import { type Ctx, inTransaction, reader, type TxCtx } from "#modules/platform/ctx.server";
import type { Db, Tx } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { isStaff, mayDo, refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { lockAccount } from "../organization/lock-account.server";
import { peopleMessages } from "./messages";

/**
 * What the actor may do with the people of an account: its primary user and staff whose work it is change them, its
 * other members see them, and for anybody else the account does not exist.
 */
export async function accessToPeople(
  ctx: Ctx,
  db: Db | Tx,
  accountId: number,
): Promise<Result<{ canChange: boolean }>> {
  if (isStaff(ctx)) {
    const isThere = (await db.account.count({ where: { id: accountId, mergedIntoId: null } })) > 0;
    return isThere ? ok({ canChange: mayDo(ctx, "accounts") }) : refuse({ code: "not_found" });
  }
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse({ code: "unauthenticated" });
  const own = await db.accountUser.findUnique({
    where: { accountId_userId: { accountId, userId: actor.userId } },
    select: { isPrimary: true },
  });
  return own ? ok({ canChange: own.isPrimary }) : refuse({ code: "not_found" });
}

/** The same for those who want to change something: members who may only look are `forbidden`. */
export async function permitPeopleChange(
  ctx: Ctx,
  db: Db | Tx,
  accountId: number,
): Promise<Result<void>> {
  const access = await accessToPeople(ctx, db, accountId);
  if (!access.ok) return access;
  if (access.value.canChange) return ok(undefined);
  if (isStaff(ctx)) return refuseUnlessMay(ctx, "accounts") ?? ok(undefined);
  return refuse({ code: "forbidden", message: message(peopleMessages, "primaryOnly") });
}

/**
 * Whether a call about an account's people is worth reading: whose account it is goes before what
 * is wrong with the fields. Every command judges again.
 */
export const mayChangePeople = (ctx: Ctx, accountId: number): Promise<Result<void>> =>
  permitPeopleChange(ctx, reader(ctx), accountId);

/**
 * Runs a change of an account's people under the account's lock. Permission is judged behind the
 * lock, so that of two who change the primary user at once the second is judged by the first.
 */
export function changePeople<T>(
  ctx: Ctx,
  accountId: number,
  work: (tx: TxCtx) => Promise<Result<T>>,
): Promise<Result<T>> {
  return inTransaction(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    const permitted = await permitPeopleChange(tx, tx.tx, accountId);
    return permitted.ok ? work(tx) : permitted;
  });
}
