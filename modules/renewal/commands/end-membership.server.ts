import { clearMembership, type EndedMembership } from "#modules/accounts/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { type Result, refuse } from "#modules/platform/result";
import { renewalMessages } from "../messages";
import { openRenewal, readLockedAccount } from "../store.server";

/**
 * Ends a membership before its time, as of an organization that dissolved, left, or is a member twice.
 * Its invoices, renewals and years stay as they are. For staff whose work are accounts, and the system.
 * @returns refusal `forbidden`, `confirm`; `not_found`; `conflict` while a renewal is open, or when
 *   the account has another due date by now
 */
export async function endMembership(ctx: Ctx, input: EndedMembership): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const { accountId } = input;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await readLockedAccount(tx, accountId);
    if (await openRenewal(tx, accountId)) {
      return refuse({ code: "conflict", message: message(renewalMessages, "renewalOpen") });
    }
    return clearMembership(tx, input);
  });
}
