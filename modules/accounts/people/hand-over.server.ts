import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { lockAccount } from "../organization/lock-account.server";
import { peopleMessages } from "./messages";
import { addMember, forgetUnlessNeeded, makePrimary } from "./store.server";

/** The primary user of an account, or null while it has none. */
export async function primaryOf(tx: TxCtx, accountId: number): Promise<number | null> {
  const found = await tx.tx.accountUser.findFirst({ where: { accountId, isPrimary: true } });
  return found?.userId ?? null;
}

/**
 * Moves the primary role to a person, who joins the account where needed. Under the account's lock.
 * A refusal (`conflict`) where the role is no longer with whoever hands it over: of two who take it over
 * at once one does.
 */
export async function takePrimary(
  tx: TxCtx,
  {
    accountId,
    userId,
    from,
  }: { readonly accountId: number; readonly userId: number; readonly from: number | null },
): Promise<Refused | undefined> {
  if ((await primaryOf(tx, accountId)) !== from) {
    return refuse({ code: "conflict", message: message(peopleMessages, "primaryMoved") });
  }
  await tx.tx.invitation.deleteMany({ where: { accountId, userId } });
  const known = await tx.tx.accountUser.count({ where: { accountId, userId } });
  if (known === 0) await addMember(tx, { accountId, userId, isPrimary: true });
  else await makePrimary(tx, accountId, userId);
  return undefined;
}

/**
 * Ends what a person may do for an account, as part of a handover: at once, or after reading for a
 * while. Under the account's lock. Sessions of somebody without another account end everywhere; those of
 * others no longer reach this one. A refusal (`conflict`) for the primary user.
 */
export async function endAccess(
  tx: TxCtx,
  {
    accountId,
    userId,
    readsUntil,
  }: { readonly accountId: number; readonly userId: number; readonly readsUntil?: Date },
): Promise<Refused | undefined> {
  const key = { accountId, userId };
  const member = await tx.tx.accountUser.findUnique({ where: { accountId_userId: key } });
  if (!member) return undefined;
  if (member.isPrimary) {
    return refuse({ code: "conflict", message: message(peopleMessages, "deletePrimary") });
  }
  const subject = `account:${accountId}`;
  if (readsUntil) {
    await tx.tx.accountUser.updateMany({ where: key, data: { readsUntil } });
    const data = { userId, until: readsUntil.toISOString() };
    await audit(tx, { action: "accounts.person-reads-only", subject, data });
    return undefined;
  }
  await tx.tx.accountUser.deleteMany({ where: key });
  await audit(tx, { action: "accounts.person-removed", subject, data: { userId } });
  await forgetUnlessNeeded(tx, userId, { wasMember: true });
  return undefined;
}

/** Takes those out whose time of reading an account is over. */
export async function endReading(ctx: Ctx): Promise<void> {
  const over = await ctx.db.accountUser.findMany({
    where: { readsUntil: { lte: ctx.now() }, isPrimary: false },
    select: { accountId: true, userId: true },
    orderBy: [{ accountId: "asc" }, { userId: "asc" }],
  });
  for (const { accountId, userId } of over) {
    await inTransaction(ctx, async (tx): Promise<Result<void>> => {
      await lockAccount(tx, accountId);
      const where = { accountId, userId, readsUntil: { lte: tx.now() } };
      if ((await tx.tx.accountUser.count({ where })) === 0) return ok(undefined);
      return (await endAccess(tx, { accountId, userId })) ?? ok(undefined);
    });
  }
}
