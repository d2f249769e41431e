import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { refuseTakenEin } from "./ein-holders.server";
import { publishListing } from "./publish-listing.server";

export interface NewAccount {
  readonly name: string;
  readonly levelId?: number;
  readonly groupId?: number;
  readonly bonusBalanceCents?: number;
  /** A civil date, "2027-05-03". */
  readonly renewalDueOn?: string;
  readonly isSuspendedFromBasicRenewal?: boolean;
  /** Nine digits, without the hyphen. */
  readonly ein?: string;
  /** An IANA name; America/New_York when the state is not known. */
  readonly timeZone?: string;
}

/**
 * Adds an organization. For staff and the system only.
 * @returns refusal `invalid` at `ein` when another account has it
 */
export async function createAccount(ctx: Ctx, input: NewAccount): Promise<Result<{ id: number }>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  const { renewalDueOn, ...account } = input;
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number }>> => {
    const taken = account.ein ? await refuseTakenEin(tx, account.ein, null) : undefined;
    if (taken) return taken;
    const { id } = await tx.tx.account.create({
      data: {
        ...account,
        renewalDueAt: renewalDueOn ? new Date(`${renewalDueOn}T00:00:00Z`) : null,
        createdAt: tx.now(),
      },
      select: { id: true },
    });
    await publishListing(tx, id);
    const data = { name: input.name };
    await audit(tx, { action: "accounts.account-created", subject: `account:${id}`, data });
    return ok({ id });
  });
}
