import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { sendSecurityNoticeJob } from "../jobs";
import { accountsMessages } from "../messages";
import { type AccountPersonChanges, profileChange } from "../people/changes";
import { peopleMessages } from "../people/messages";
import { lockOf } from "../people/queries/list-account-users.server";
import { changeEmail, givePassword, lockUser, makePrimary } from "../people/store.server";
import { endAllSessions } from "../sign-in/commands/end-session.server";
import { deviceLabel } from "../sign-in/domain/device-label";
import {
  type OpenedSession,
  openSession,
  setPasswordHash,
  voidResetTokens,
} from "../sign-in/store.server";

const selected = {
  id: true,
  email: true,
  emailKey: true,
  firstName: true,
  lastName: true,
  phone: true,
  smsPhone: true,
  isSubscribedBulkEmails: true,
  isSubscribedEventEmails: true,
  isSubscribedSms: true,
  isStaff: true,
  totpEnrolledAt: true,
  _count: { select: { accounts: true } },
} as const;

/**
 * Changes a member of an account, under the account's lock. A changed way of signing in ends the
 * person's sessions, all but the one of somebody who changes their own address.
 * @returns the new session of somebody who changed their own password
 */
export async function changeMember(
  tx: TxCtx,
  { accountId, userId }: { accountId: number; userId: number },
  changes: AccountPersonChanges,
  passwordHash: string | null,
): Promise<Result<OpenedSession | undefined>> {
  await lockUser(tx, userId);
  const user = await tx.tx.user.findUniqueOrThrow({ where: { id: userId }, select: selected });
  const profile = profileChange(user, changes);
  const email = changes.email === user.email ? undefined : changes.email;
  const fields = [
    ...profile.fields,
    ...(email === undefined ? [] : ["email"]),
    ...(passwordHash === null ? [] : ["password"]),
  ];
  const lock = lockOf(tx, { ...user, isShared: user._count.accounts > 1 });
  if (lock !== null && fields.length > 0) return refuseLocked(lock, fields);

  if (profile.fields.length > 0) {
    await tx.tx.user.update({ where: { id: userId }, data: profile.data });
    const data = { accountId, fields: [...profile.fields] };
    await audit(tx, { action: "accounts.person-changed", subject: `user:${userId}`, data });
  }
  const isOwn = tx.actor.kind === "user" && tx.actor.userId === userId;
  if (email !== undefined) {
    const emailKey = foldEmail(email);
    const isTaken = await tx.tx.user.count({ where: { emailKey, id: { not: userId } } });
    if (isTaken > 0) return refuseField("email", message(accountsMessages, "emailTaken"));
    await changeEmail(tx, user, { email, emailKey });
    if (!isOwn) await endAllSessions(tx, userId);
  }
  if (changes.is_primary) await makePrimary(tx, accountId, userId);
  if (passwordHash === null) return ok(undefined);
  return ok(await changePasswordOf(tx, { ...user, isOwn }, passwordHash, changes.userAgent));
}

function refuseLocked(lock: "elsewhere" | "staff", fields: readonly string[]) {
  const why = message(peopleMessages, lock === "staff" ? "lockedStaff" : "lockedElsewhere");
  return refuse({
    code: "invalid",
    errors: Object.fromEntries(fields.map((field) => [field, [why]])),
  });
}

async function changePasswordOf(
  tx: TxCtx,
  user: { id: number; isOwn: boolean; totpEnrolledAt: Date | null },
  passwordHash: string,
  userAgent: string,
): Promise<OpenedSession | undefined> {
  if (user.isOwn) {
    await setPasswordHash(tx, user.id, passwordHash);
    await voidResetTokens(tx, user.id);
  } else {
    await givePassword(tx, user.id, passwordHash);
  }
  await endAllSessions(tx, user.id);
  await audit(tx, { action: "accounts.password-changed", subject: `user:${user.id}` });
  await enqueue(tx, sendSecurityNoticeJob, { userId: user.id, notice: "password-changed" });
  if (!user.isOwn) return undefined;
  return openSession(tx, {
    userId: user.id,
    device: deviceLabel(userAgent),
    secondFactor: user.totpEnrolledAt ? "done" : "none",
  });
}
