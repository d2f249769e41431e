import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { isOfAccount } from "#modules/platform/permission.server";
import { type Refused, refuse } from "#modules/platform/result";
import { mayReadPrivate } from "#modules/vault/index.server";
import { giftMessages } from "./messages";

/** Why the actor may not see an account's donors; undefined for who may. */
export async function refuseDonors(ctx: Ctx, accountId: number): Promise<Refused | undefined> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  if (await mayReadPrivate(ctx, accountId)) return undefined;
  return refuse({ code: "forbidden", message: message(giftMessages, "private") });
}
