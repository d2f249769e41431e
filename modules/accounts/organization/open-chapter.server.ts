import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { tellAccountChanged } from "../account-changed.server";
import { inviteByAddress } from "../people/invitation-store.server";

export interface NewChapter {
  readonly groupId: number;
  /** A region of that group. */
  readonly regionId: number | null;
  readonly name: string;
  /** Nine digits, without the hyphen; null while it has none. */
  readonly ein: string | null;
  readonly city: string | null;
  /** A postal code. */
  readonly state: string | null;
  /** An IANA name. */
  readonly timeZone: string;
  /** Who is invited to be its primary user. */
  readonly officer?: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
}

/**
 * Opens the account of a chapter in a group, with no level and no due date: it is no member, and nobody is
 * billed. Joins the caller's transaction; whoever calls has asked whether the actor may, and holds the
 * group's lock.
 */
export async function openChapter(
  tx: TxCtx,
  { officer, ...chapter }: NewChapter,
): Promise<{ id: number }> {
  const { id } = await tx.tx.account.create({
    data: { ...chapter, createdAt: tx.now() },
    select: { id: true },
  });
  await audit(tx, {
    action: "accounts.account-created",
    subject: `account:${id}`,
    data: { name: chapter.name, groupId: chapter.groupId },
  });
  if (officer) {
    const { email, firstName, lastName } = officer;
    await inviteByAddress(tx, {
      accountId: id,
      email,
      isPrimary: true,
      profile: {
        firstName,
        lastName,
        phone: null,
        smsPhone: null,
        isSubscribedBulkEmails: true,
        isSubscribedEventEmails: true,
        isSubscribedSms: false,
      },
    });
  }
  await tellAccountChanged(tx, id);
  return { id };
}
