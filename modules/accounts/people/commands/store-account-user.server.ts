import { passwordProblems } from "#modules/platform/common-passwords.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { foldEmail } from "#modules/platform/email";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { hashPassword } from "../../sign-in/password-hash.server";
import { inviteByAddress } from "../invitation-store.server";
import { sendAddedJob } from "../jobs";
import { peopleMessages } from "../messages";
import { changePeople, permitPeopleChange } from "../permission.server";
import { readPerson } from "../queries/list-account-users.server";
import { addMember, type PersonProfile } from "../store.server";
import type { AccountPerson } from "../views";

/** A new person of an account, as the contract's fields say it. */
export interface NewAccountPerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** "" sends an invitation, by which the person chooses one. */
  readonly password: string;
  readonly phone: string;
  readonly sms_phone: string;
  readonly is_primary: boolean;
  readonly is_subscribed_bulk_emails: boolean;
  readonly is_subscribed_event_emails: boolean;
  readonly is_subscribed_sms: boolean;
}

/**
 * Adds a person to an account. With a password, a new address gets a sign-in at once. Without one
 * the person is invited by mail and belongs to the account by accepting; so is everybody who has a
 * sign-in already, of whom nothing is shown or changed before. The primary role of somebody who has
 * yet to accept moves with the acceptance.
 * @returns `invalid` at `email` (here or invited already) or `password` (policy, or the person has
 *   one), `confirm` for staff who give a password or another primary user, `forbidden` for members who
 *   may only look, `not_found` for strangers, `too_many`
 */
export async function storeAccountUser(
  ctx: Ctx,
  accountId: number,
  input: NewAccountPerson,
): Promise<Result<AccountPerson>> {
  const permitted = await permitPeopleChange(ctx, ctx.db, accountId);
  if (!permitted.ok) return permitted;
  const isHandedOver = input.password !== "" || input.is_primary;
  const unproved = isHandedOver ? refuseUnlessProved(ctx, accountId) : undefined;
  if (unproved) return unproved;
  const problems = input.password === "" ? [] : passwordProblems(input.password);
  if (problems.length > 0) return refuse({ code: "invalid", errors: { password: problems } });
  const allowed = await hitLimit(ctx, "peopleMail", String(accountId));
  if (!allowed.ok) return allowed;
  // Hashing takes long and happens before the transaction.
  const passwordHash = input.password === "" ? null : await hashPassword(input.password);
  return changePeople(ctx, accountId, async (tx) => {
    const added = passwordHash
      ? await addWithPassword(tx, accountId, input, passwordHash)
      : await invite(tx, accountId, input);
    return added.ok ? ok(await readPerson(tx, tx.tx, accountId, added.value)) : added;
  });
}

const profileOf = (input: NewAccountPerson): PersonProfile => ({
  firstName: input.first_name,
  lastName: input.last_name,
  phone: input.phone || null,
  smsPhone: input.sms_phone || null,
  isSubscribedBulkEmails: input.is_subscribed_bulk_emails,
  isSubscribedEventEmails: input.is_subscribed_event_emails,
  isSubscribedSms: input.is_subscribed_sms,
});

async function addWithPassword(
  tx: TxCtx,
  accountId: number,
  input: NewAccountPerson,
  passwordHash: string,
): Promise<Result<number>> {
  const { email } = input;
  const emailKey = foldEmail(email);
  const isHere = await refuseIfHere(tx, accountId, emailKey);
  if (isHere) return isHere;
  const [user] = await tx.tx.user.createManyAndReturn({
    data: {
      ...profileOf(input),
      email,
      emailKey,
      passwordHash,
      isPasswordGiven: true,
      createdAt: tx.now(),
    },
    skipDuplicates: true,
    select: { id: true },
  });
  if (!user) return refuseField("password", message(peopleMessages, "passwordOfKnown"));
  await addMember(tx, { accountId, userId: user.id, isPrimary: input.is_primary });
  await enqueue(tx, sendAddedJob, { accountId, userId: user.id });
  return ok(user.id);
}

async function invite(
  tx: TxCtx,
  accountId: number,
  input: NewAccountPerson,
): Promise<Result<number>> {
  const emailKey = foldEmail(input.email);
  const isHere = await refuseIfHere(tx, accountId, emailKey);
  if (isHere) return isHere;
  return ok(
    await inviteByAddress(tx, {
      accountId,
      email: input.email,
      isPrimary: input.is_primary,
      profile: profileOf(input),
    }),
  );
}

async function refuseIfHere(tx: TxCtx, accountId: number, emailKey: string) {
  const where = { where: { accountId, user: { emailKey } } };
  if ((await tx.tx.accountUser.count(where)) > 0) {
    return refuseField("email", message(peopleMessages, "inAccount"));
  }
  if ((await tx.tx.invitation.count(where)) > 0) {
    return refuseField("email", message(peopleMessages, "invitedAlready"));
  }
  return undefined;
}
