import type { Ctx } from "#modules/platform/ctx.server";
import { findWorkingInvitation } from "../invitation-store.server";
import type { InvitationView } from "../views";

/** What stands behind the link of an invitation, or undefined when the link does not work. */
export async function readInvitation(ctx: Ctx, token: string): Promise<InvitationView | undefined> {
  const found = await findWorkingInvitation(ctx, ctx.db, token);
  if (!found) return undefined;
  const row = await ctx.db.invitation.findUnique({
    where: { id: found.id },
    select: {
      firstName: true,
      lastName: true,
      isPrimary: true,
      account: { select: { name: true } },
      user: { select: { email: true, passwordHash: true, isPasswordGiven: true, isStaff: true } },
    },
  });
  if (!row) return undefined;
  return {
    accountName: row.account.name,
    email: row.user.email,
    firstName: row.firstName,
    lastName: row.lastName,
    becomesPrimary: row.isPrimary,
    step: acceptanceStep(ctx, { ...row.user, id: found.userId }),
  };
}

/**
 * What accepting takes. The link proves the mailbox; somebody who has a password proves that too,
 * and a password that somebody else chose is replaced, or its giver would get into this account.
 * Staff get their first password by a reset link alone, which lives shorter.
 */
export function acceptanceStep(
  { actor }: Ctx,
  user: { id: number; passwordHash: string | null; isPasswordGiven: boolean; isStaff: boolean },
): InvitationView["step"] {
  if (user.passwordHash === null && !user.isStaff) return "choose-password";
  if (actor.kind !== "user" || actor.userId !== user.id) return "sign-in";
  return user.isPasswordGiven ? "replace-password" : "accept";
}
