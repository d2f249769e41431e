import { passwordProblems } from "#modules/platform/common-passwords.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { isUniqueViolation } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { changeMember } from "../../membership/member-changes.server";
import { accountsMessages } from "../../messages";
import { confirmCurrentPassword } from "../../sign-in/current-password.server";
import { hashPassword } from "../../sign-in/password-hash.server";
import type { OpenedSession } from "../../sign-in/store.server";
import type { AccountPersonChanges } from "../changes";
import { changeInvited } from "../invited-changes.server";
import { peopleMessages } from "../messages";
import { changePeople, permitPeopleChange } from "../permission.server";
import { readPerson } from "../queries/list-account-users.server";
import type { AccountPerson } from "../views";

export interface ChangedPerson {
  readonly person: AccountPerson;
  /** The new session of somebody who changed their own password: every other one ended. */
  readonly session: OpenedSession | undefined;
}

/**
 * Changes a person of an account, or what is known of one who is invited. One's own address and
 * password change with the current password alone. Of somebody with access elsewhere, and of staff,
 * only the primary flag can be set: see `lockOf`. Taking the flag away from the primary user is
 * passed over, since it moves only by being given to another.
 * @returns `invalid` at the fields, `confirm` for staff who change a way of signing in or the primary
 *   user, `forbidden` for members who may only look, `not_found` for strangers and for somebody else's
 *   people, `too_many`
 */
export async function updateAccountUser(
  ctx: Ctx,
  { accountId, userId }: { accountId: number; userId: number },
  changes: AccountPersonChanges,
): Promise<Result<ChangedPerson>> {
  const permitted = await permitPeopleChange(ctx, ctx.db, accountId);
  if (!permitted.ok) return permitted;
  const problems = changes.password === "" ? [] : passwordProblems(changes.password);
  if (problems.length > 0) return refuse({ code: "invalid", errors: { password: problems } });
  const guarded = await guardAddress(ctx, { accountId, userId }, changes);
  if (!guarded.ok) return guarded;
  // Hashing takes long and happens before the transaction.
  const passwordHash = changes.password === "" ? null : await hashPassword(changes.password);
  try {
    return await changePeople(ctx, accountId, async (tx): Promise<Result<ChangedPerson>> => {
      const changed = await changePerson(tx, { accountId, userId }, changes, passwordHash);
      if (!changed.ok) return changed;
      return ok({
        person: await readPerson(tx, tx.tx, accountId, userId),
        session: changed.value,
      });
    });
  } catch (error) {
    // Two people were given the same address at once; the unique index let one through.
    if (!isUniqueViolation(error)) throw error;
    return refuseField("email", message(accountsMessages, "emailTaken"));
  }
}

/** Mails are counted, and one's own way of signing in asks for the password that is in force. */
async function guardAddress(
  ctx: Ctx,
  { accountId, userId }: { accountId: number; userId: number },
  { email, password, is_primary, current_password }: AccountPersonChanges,
): Promise<Result<unknown>> {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return refuse({ code: "not_found" });
  const changesEmail = email !== undefined && email !== user.email;
  const primaryAlready = { accountId, userId, isPrimary: true };
  const becomesPrimary =
    is_primary === true && (await ctx.db.accountUser.count({ where: primaryAlready })) === 0;
  if (changesEmail || password !== "" || becomesPrimary) {
    const unproved = refuseUnlessProved(ctx, accountId);
    if (unproved) return unproved;
    const allowed = await hitLimit(ctx, "peopleMail", String(accountId));
    if (!allowed.ok) return allowed;
  }
  const isOwn = ctx.actor.kind === "user" && ctx.actor.userId === userId;
  if (!isOwn || (!changesEmail && password === "")) return ok(undefined);
  if (current_password !== "") return confirmCurrentPassword(ctx, current_password);
  return refuseField("current_password", message(peopleMessages, "currentPasswordNeeded"));
}

async function changePerson(
  tx: TxCtx,
  place: { accountId: number; userId: number },
  changes: AccountPersonChanges,
  passwordHash: string | null,
): Promise<Result<OpenedSession | undefined>> {
  const where = { accountId_userId: place };
  const member = await tx.tx.accountUser.findUnique({ where });
  if (member) return changeMember(tx, place, changes, passwordHash);
  const invitation = await tx.tx.invitation.findUnique({ where });
  if (!invitation) return refuse({ code: "not_found" });
  return changeInvited(tx, invitation, changes);
}
