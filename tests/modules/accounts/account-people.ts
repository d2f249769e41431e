import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { makePerson } from "./people";

/** A person of an account of their own, signed in. */
export async function memberOfNewAccount(renewalDueOn?: string) {
  const person = await makePerson();
  const { id: accountId } = await db.account.create({
    data: {
      name: "Lincoln Boosters",
      renewalDueAt: renewalDueOn ? new Date(renewalDueOn) : null,
    },
  });
  await db.accountUser.create({ data: { accountId, userId: person.id, isPrimary: true } });
  const ctx = createCtx({
    actor: { kind: "user", userId: person.id, isStaff: false, accountIds: [accountId] },
  });
  return { accountId, person, ctx };
}
