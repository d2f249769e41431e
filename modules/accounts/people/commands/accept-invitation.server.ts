import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { lockAccount } from "../../organization/lock-account.server";
import { judgeNewPassword } from "../../sign-in/commands/reset-password.server";
import { hashPassword } from "../../sign-in/password-hash.server";
import type { OpenedSession } from "../../sign-in/store.server";
import { actingAs } from "../../sign-in/trail.server";
import { acceptanceMessages } from "../acceptance-messages";
import { findWorkingInvitation, type WorkingInvitation } from "../invitation-store.server";
import { openByPassword } from "../open-by-password.server";
import { acceptanceStep } from "../queries/read-invitation.server";
import { addMember, lockUser } from "../store.server";

export interface Acceptance {
  readonly token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface Accepted {
  readonly accountId: number;
  /** Present where a password was chosen: the person is signed in by it. */
  readonly session: OpenedSession | undefined;
}

const refused = refuse({
  code: "conflict",
  message: message(acceptanceMessages, "invitationRefused"),
});
const signInFirst = refuse({
  code: "unauthenticated",
  message: message(acceptanceMessages, "invitationSignIn"),
});

/**
 * Accepts an invitation by its mailed link, once. A new person chooses a password and is signed in;
 * somebody with a password must be signed in by it, and replaces it when somebody else chose it.
 * @returns `conflict` when the link does not work, `unauthenticated` where the right person has to
 *   sign in first, `invalid` at the password fields, `too_many`
 */
export async function acceptInvitation(ctx: Ctx, input: Acceptance): Promise<Result<Accepted>> {
  const visitor = await hitLimit(ctx, "passwordReset", input.ip);
  if (!visitor.ok) return visitor;
  const found = await findWorkingInvitation(ctx, ctx.db, input.token);
  if (!found) return refused;
  const user = await ctx.db.user.findUnique({ where: { id: found.userId } });
  if (!user) return refused;
  const step = acceptanceStep(ctx, user);
  if (step === "sign-in") return signInFirst;
  const isChoosing = step !== "accept";
  const wrong = isChoosing && judgeNewPassword(input.password, input.password_confirmation);
  if (wrong) return wrong;
  // Hashing takes long and happens before the transaction.
  const passwordHash = isChoosing ? await hashPassword(input.password) : undefined;
  return inTransaction(ctx, (tx) => accept(tx, found, input, passwordHash));
}

async function accept(
  tx: TxCtx,
  { id, accountId, userId }: WorkingInvitation,
  input: Acceptance,
  passwordHash: string | undefined,
): Promise<Result<Accepted>> {
  await lockAccount(tx, accountId);
  await lockUser(tx, userId);
  // Judged again behind the locks: the link works once, and the person may have got a password.
  const found = await findWorkingInvitation(tx, tx.tx, input.token);
  const user = await tx.tx.user.findUnique({
    where: { id: userId },
    include: { _count: { select: { accounts: true } } },
  });
  if (found?.id !== id || !user) return refused;
  const step = acceptanceStep(tx, user);
  if (step === "sign-in" || (step === "accept") !== (passwordHash === undefined))
    return signInFirst;
  const invitation = await tx.tx.invitation.delete({ where: { id } });
  const own = actingAs(tx, user);
  if (step === "choose-password" && user._count.accounts === 0) {
    const { phone, smsPhone, isSubscribedBulkEmails, isSubscribedEventEmails, isSubscribedSms } =
      invitation;
    await tx.tx.user.update({
      where: { id: userId },
      data: {
        firstName: input.first_name,
        lastName: input.last_name,
        phone,
        smsPhone,
        isSubscribedBulkEmails,
        isSubscribedEventEmails,
        isSubscribedSms,
      },
    });
  }
  await audit(own, { action: "accounts.invitation-accepted", subject: `account:${accountId}` });
  await addMember(own, { accountId, userId, isPrimary: invitation.isPrimary });
  if (passwordHash === undefined) return ok({ accountId, session: undefined });
  return ok({ accountId, session: await openByPassword(own, user, passwordHash, input.userAgent) });
}
