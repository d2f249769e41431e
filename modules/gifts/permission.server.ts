import { lockAccount, refuseSuspended } from "#modules/accounts/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { type Refused, type Result, refuse } from "#modules/platform/result";
import { mayReadPrivate } from "#modules/vault/index.server";
import { giftMessages } from "./messages";

/** Why the actor may not see an account's donors; undefined for who may. */
export async function refuseDonors(ctx: Ctx, accountId: number): Promise<Refused | undefined> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  if (await mayReadPrivate(ctx, accountId)) return undefined;
  return refuse({ code: "forbidden", message: message(giftMessages, "private") });
}

/** Why the actor may not change an account's gifts; undefined for who sees its donors and acts for it. */
export async function refuseGifts(ctx: Ctx, accountId: number): Promise<Refused | undefined> {
  const refused = await refuseDonors(ctx, accountId);
  return refused ?? (mayActFor(ctx, accountId) ? undefined : refuse({ code: "not_found" }));
}

/** Runs a change of a club's gifts, by whoever may see its donors and acts for it. */
export async function changeGifts<T>(
  ctx: Ctx,
  accountId: number,
  work: (tx: TxCtx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const refused = await refuseGifts(ctx, accountId);
  if (refused) return refused;
  return inTransaction(ctx, async (tx): Promise<Result<T>> => {
    await lockAccount(tx, accountId);
    return (await refuseSuspended(tx, accountId)) ?? (await work(tx));
  });
}
