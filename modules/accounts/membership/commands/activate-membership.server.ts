import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { tellAccountChanged } from "../../account-changed.server";
import { accountsMessages } from "../../messages";
import { refuseTakenEin } from "../../organization/ein-holders.server";
import { lockAccount } from "../../organization/lock-account.server";
import { publishListing } from "../../organization/publish-listing.server";

export interface NewMembership {
  readonly accountId: number;
  readonly levelId: number;
  /** The organization's legal name. */
  readonly name: string;
  /** An IANA name. */
  readonly timeZone: string;
  readonly renewalDueOn: CivilDate;
  /** The group that it belongs to from now on; left as it is without one. */
  readonly groupId?: number;
  /** For the profile, where it says nothing yet; "" when it is not known. */
  readonly place: { readonly city: string; readonly state: string };
  readonly website: string;
  /** Nine digits; for the profile, too. */
  readonly ein?: string | undefined;
}

/**
 * Makes an account a member at a level until a due date. For staff and the system only; joins the
 * caller's transaction.
 * @returns refusal `not_found`, `invalid` at `group_id` for a group that is not there, at `ein` when another account
 *   has it
 */
export async function activateMembership(ctx: Ctx, input: NewMembership): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  const { accountId, levelId, name, timeZone, renewalDueOn, groupId, place, website, ein } = input;
  return inTransaction(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    const before = await tx.tx.account.findUnique({ where: { id: accountId } });
    if (!before) return refuse({ code: "not_found" });
    if (groupId !== undefined && (await tx.tx.group.count({ where: { id: groupId } })) === 0) {
      return refuseField("group_id", message(accountsMessages, "groupUnknown"));
    }
    const newEin = before.ein ? undefined : ein || undefined;
    const taken = newEin && (await refuseTakenEin(tx, newEin, accountId));
    if (taken) return taken;
    await tx.tx.account.update({
      where: { id: accountId },
      data: {
        levelId,
        name,
        timeZone,
        renewalDueAt: toUtcDate(renewalDueOn),
        ...(groupId !== undefined && { groupId }),
        city: before.city ?? (place.city || null),
        state: before.state ?? (place.state || null),
        website: before.website ?? (website || null),
        ...(newEin && { ein: newEin }),
      },
    });
    await publishListing(tx, accountId);
    await tellAccountChanged(tx, accountId);
    const was = {
      levelId: before.levelId,
      renewalDueOn: before.renewalDueAt ? fromUtcDate(before.renewalDueAt) : null,
    };
    const data = { was, levelId, renewalDueOn, groupId: groupId ?? before.groupId };
    const subject = `account:${accountId}`;
    await audit(tx, { action: "accounts.membership-activated", subject, data });
    return ok(undefined);
  });
}
