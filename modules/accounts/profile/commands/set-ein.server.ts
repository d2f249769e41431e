import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { parseEinDigits } from "#modules/platform/ein";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { changeEin } from "../../organization/change-ein.server";
import { refuseTakenEin } from "../../organization/ein-holders.server";
import { lockAccount } from "../../organization/lock-account.server";
import { profileMessages } from "../messages";

/**
 * Says which EIN an account has, by which the IRS's files know it: for its people, and staff whose
 * work accounts are.
 * @param ein as typed, with or without the hyphen
 * @returns refusal `not_found`; `invalid` at `ein` when it is none, or another account has it
 */
export async function setEin(
  ctx: Ctx,
  { accountId, ein: typed }: { readonly accountId: number; readonly ein: string },
): Promise<Result<void>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  const ein = parseEinDigits(typed);
  if (!ein) return refuseField("ein", message(profileMessages, "einShape"));
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockAccount(tx, accountId);
    const before = await tx.tx.account.findUnique({ where: { id: accountId } });
    if (before?.ein === ein) return ok(undefined);
    const taken = await refuseTakenEin(tx, ein, accountId);
    if (taken) return taken;
    const isSet = await changeEin(tx, { accountId, was: before?.ein ?? null, ein });
    return isSet ? ok(undefined) : refuse({ code: "not_found" });
  });
}
