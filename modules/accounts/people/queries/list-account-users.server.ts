import type { Ctx } from "#modules/platform/ctx.server";
import type { Db, Tx } from "#modules/platform/db.server";
import { isStaff } from "#modules/platform/permission.server";
import { formatPhone } from "#modules/platform/phone";
import { ok, type Result, refuse } from "#modules/platform/result";
import { accessToPeople } from "../permission.server";
import type { AccountPeople, AccountPerson, PersonInvitation } from "../views";

/**
 * The people of an account, its primary user first, then those who are invited: for its members
 * and for staff; for anybody else the account does not exist (`not_found`).
 */
export function listAccountUsers(ctx: Ctx, accountId: number): Promise<Result<AccountPeople>> {
  return readPeople(ctx, ctx.db, accountId);
}

/** The same inside or outside of a transaction. */
export async function readPeople(
  ctx: Ctx,
  db: Db | Tx,
  accountId: number,
): Promise<Result<AccountPeople>> {
  const access = await accessToPeople(ctx, db, accountId);
  if (!access.ok) return access;
  const { canChange } = access.value;
  const account = await db.account.findUnique({ where: { id: accountId }, select: shown });
  if (!account) return refuse({ code: "not_found" });
  const members = account.users.map(({ isPrimary, user }): AccountPerson => {
    const isShared = user._count.accounts > 1;
    return {
      ...profileOf({ ...user, isPrimary }),
      invitation: null,
      lock: canChange ? lockOf(ctx, { id: user.id, isStaff: user.isStaff, isShared }) : null,
    };
  });
  const invited = account.invitations.map(
    (row): AccountPerson => ({
      ...profileOf({ ...row, id: row.user.id, email: row.user.email, isPrimary: false }),
      invitation: invitationOf(ctx, row),
      lock: null,
    }),
  );
  return ok({
    accountId,
    accountName: account.name,
    timeZone: account.timeZone,
    primaryId: members.find(({ isPrimary }) => isPrimary)?.id ?? null,
    canChange,
    people: [...members, ...invited],
  });
}

/** One person of an account, after a change of that person. @throws when there is none. */
export async function readPerson(
  ctx: Ctx,
  db: Db | Tx,
  accountId: number,
  userId: number,
): Promise<AccountPerson> {
  const read = await readPeople(ctx, db, accountId);
  const person = read.ok ? read.value.people.find(({ id }) => id === userId) : undefined;
  if (!person) throw new Error(`user ${userId} is not among the people of account ${accountId}`);
  return person;
}

/**
 * Why the actor must leave a person's own data alone. Whoever could change the address or the
 * password of somebody who has access elsewhere would gain that access too.
 */
export function lockOf(
  ctx: Ctx,
  person: { id: number; isStaff: boolean; isShared: boolean },
): AccountPerson["lock"] {
  const { actor } = ctx;
  if (actor.kind === "system" || (actor.kind === "user" && actor.userId === person.id)) return null;
  if (person.isStaff) return "staff";
  return person.isShared && !isStaff(ctx) ? "elsewhere" : null;
}

const profile = {
  firstName: true,
  lastName: true,
  phone: true,
  smsPhone: true,
  isSubscribedBulkEmails: true,
  isSubscribedEventEmails: true,
  isSubscribedSms: true,
} as const;

const shown = {
  name: true,
  timeZone: true,
  users: {
    orderBy: [{ isPrimary: "desc" as const }, { userId: "asc" as const }],
    select: {
      isPrimary: true,
      user: {
        select: {
          ...profile,
          id: true,
          email: true,
          isStaff: true,
          _count: { select: { accounts: true } },
        },
      },
    },
  },
  invitations: {
    orderBy: { id: "asc" as const },
    select: {
      ...profile,
      isPrimary: true,
      sentAt: true,
      expiresAt: true,
      user: { select: { id: true, email: true } },
    },
  },
};

interface ProfileRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly smsPhone: string | null;
  readonly isPrimary: boolean;
  readonly isSubscribedBulkEmails: boolean;
  readonly isSubscribedEventEmails: boolean;
  readonly isSubscribedSms: boolean;
}

const profileOf = (row: ProfileRow) => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone === null ? "" : formatPhone(row.phone),
  smsPhone: row.smsPhone === null ? "" : formatPhone(row.smsPhone),
  isPrimary: row.isPrimary,
  isSubscribedBulkEmails: row.isSubscribedBulkEmails,
  isSubscribedEventEmails: row.isSubscribedEventEmails,
  isSubscribedSms: row.isSubscribedSms,
});

function invitationOf(
  ctx: Ctx,
  row: { isPrimary: boolean; sentAt: Date | null; expiresAt: Date | null },
): PersonInvitation {
  const { isPrimary: becomesPrimary, sentAt, expiresAt } = row;
  const isOver = expiresAt !== null && expiresAt.getTime() <= ctx.now().getTime();
  const state = isOver ? "expired" : sentAt === null ? "waiting" : "sent";
  return { state, sentAt, expiresAt, becomesPrimary };
}
