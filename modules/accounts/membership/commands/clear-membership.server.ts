import { hideListing } from "#modules/listings/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, toUtcDate } from "#modules/platform/dates";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { tellAccountChanged } from "../../account-changed.server";
import { refuseUnchanged } from "./refuse-unchanged.server";

/** A membership that is to end before its time. */
export interface EndedMembership {
  readonly accountId: number;
  /** The due date that must still be the account's. */
  readonly dueOn: CivilDate;
  /** Staff's words for it, for staff. */
  readonly reason: string;
}

/**
 * Takes an account its level and due date: it is no member any more, and the public does not find it.
 * For staff and the system only; joins the caller's transaction.
 * @returns refusal `forbidden`; `not_found`; `conflict` when it has another due date by now
 */
export async function clearMembership(ctx: Ctx, input: EndedMembership): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  const { accountId, dueOn, reason } = input;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.account.updateMany({
      where: { id: accountId, renewalDueAt: toUtcDate(dueOn) },
      data: { levelId: null, renewalDueAt: null },
    });
    if (count === 0) return refuseUnchanged(tx, accountId);
    await hideListing(tx, accountId);
    await tellAccountChanged(tx, accountId);
    const subject = `account:${accountId}`;
    await audit(tx, { action: "accounts.membership-ended", subject, data: { dueOn, reason } });
    return ok(undefined);
  });
}
