import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { accountsMessages } from "../../messages";
import { changePeople } from "../permission.server";
import { addMember } from "../store.server";

export interface NewAccountUser {
  readonly accountId: number;
  readonly userId: number;
  readonly isPrimary?: boolean;
}

/**
 * Lets a person into an account without asking them, for the seed and for staff's own tools. The
 * first one becomes its primary user; a second primary user is refused.
 */
export async function addAccountUser(ctx: Ctx, input: NewAccountUser): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  const { accountId, userId, isPrimary = false } = input;
  return changePeople(ctx, accountId, async (tx): Promise<Result<void>> => {
    if ((await tx.tx.user.count({ where: { id: userId } })) === 0) {
      return refuse({ code: "not_found" });
    }
    const isIn = await tx.tx.accountUser.count({ where: { accountId, userId } });
    if (isIn > 0) return refuseAs("alreadyInAccount");
    const primaries = await tx.tx.accountUser.count({ where: { accountId, isPrimary: true } });
    if (isPrimary && primaries > 0) return refuseAs("primaryTaken");
    await tx.tx.invitation.deleteMany({ where: { accountId, userId } });
    await addMember(tx, { accountId, userId, isPrimary });
    return ok(undefined);
  });
}

const refuseAs = (key: "alreadyInAccount" | "primaryTaken") =>
  refuse({ code: "conflict", message: message(accountsMessages, key) });
