import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { type AccountPersonChanges, profileChange } from "./changes";
import { sendAgain } from "./invitation-store.server";
import { peopleMessages } from "./messages";
import { clearPrimaryInvitations, lockUser, type PersonProfile } from "./store.server";

interface Invited extends PersonProfile {
  readonly id: number;
  readonly accountId: number;
  readonly userId: number;
  readonly isPrimary: boolean;
}

/**
 * Changes what an account noted about somebody it invited, under the account's lock. The address
 * can be mended while nobody else knows the person; then the mail goes out again.
 */
export async function changeInvited(
  tx: TxCtx,
  invited: Invited,
  changes: AccountPersonChanges,
): Promise<Result<undefined>> {
  const { id, accountId, userId } = invited;
  if (changes.password !== "") {
    return refuseField("password", message(peopleMessages, "passwordOfInvited"));
  }
  const moved = await moveInvitation(tx, invited, changes.email);
  if (!moved.ok) return moved;
  const profile = profileChange(invited, changes);
  const becomesPrimary = changes.is_primary ?? invited.isPrimary;
  if (becomesPrimary && !invited.isPrimary) await clearPrimaryInvitations(tx, accountId);
  if (profile.fields.length > 0 || becomesPrimary !== invited.isPrimary) {
    const data = { ...profile.data, isPrimary: becomesPrimary };
    await tx.tx.invitation.update({ where: { id }, data });
    await audit(tx, {
      action: "accounts.invitation-changed",
      subject: `account:${accountId}`,
      data: { userId, fields: [...profile.fields], becomesPrimary },
    });
  }
  return ok(undefined);
}

async function moveInvitation(
  tx: TxCtx,
  invited: Invited,
  email: string | undefined,
): Promise<Result<undefined>> {
  await lockUser(tx, invited.userId);
  const user = await tx.tx.user.findUniqueOrThrow({
    where: { id: invited.userId },
    include: { _count: { select: { accounts: true, invitations: true } } },
  });
  if (email === undefined || email === user.email) return ok(undefined);
  const emailKey = foldEmail(email);
  const { accounts, invitations } = user._count;
  const isBare = user.passwordHash === null && !user.isStaff && accounts === 0 && invitations === 1;
  const isTaken = await tx.tx.user.count({ where: { emailKey, id: { not: user.id } } });
  if (!isBare || isTaken > 0) {
    return refuseField("email", message(peopleMessages, "emailOfInvited"));
  }
  await tx.tx.user.update({ where: { id: user.id }, data: { email, emailKey } });
  await tx.tx.invitation.update({ where: { id: invited.id }, data: { emailKey } });
  await sendAgain(tx, invited);
  return ok(undefined);
}
