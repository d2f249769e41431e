import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, toUtcDate } from "#modules/platform/dates";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { tellAccountChanged } from "../../account-changed.server";
import { publishListing } from "../../organization/publish-listing.server";

export interface RenewedMembership {
  readonly accountId: number;
  readonly levelId: number;
  /** The due date that must still be the account's. */
  readonly dueOn: CivilDate;
  readonly nextDueOn: CivilDate;
}

/**
 * Moves an account's due date on, once, and sets its level. For staff and the system only; joins
 * the caller's transaction.
 * @returns refusal `forbidden`; `not_found` when no such account has that due date
 */
export async function renewMembership(ctx: Ctx, input: RenewedMembership): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  const { accountId, levelId, dueOn, nextDueOn } = input;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.account.updateMany({
      where: { id: accountId, renewalDueAt: toUtcDate(dueOn) },
      data: { levelId, renewalDueAt: toUtcDate(nextDueOn) },
    });
    if (count === 0) return refuse({ code: "not_found" });
    await publishListing(tx, accountId);
    await tellAccountChanged(tx, accountId);
    const data = { levelId, dueOn, nextDueOn };
    const subject = `account:${accountId}`;
    await audit(tx, { action: "accounts.membership-renewed", subject, data });
    return ok(undefined);
  });
}
