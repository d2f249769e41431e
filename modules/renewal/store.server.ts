import { lockAccount } from "#modules/accounts/index.server";
import { invoiceStanding } from "#modules/billing/index.server";
import type { Actor, TxCtx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { mayActFor } from "#modules/platform/permission.server";

/** Renewing makes invoices and changes memberships, which a member may not by hand. */
export const asSystem = (tx: TxCtx): TxCtx => ({
  ...tx,
  actor: { kind: "system", name: "renewal" },
});

/** Whether somebody may renew an account: its people, staff whose work it is, and the system. */
export const mayRenew = (actor: Actor, accountId: number): boolean =>
  mayActFor({ actor }, accountId);

/** What a renewal depends on of an account, which is held until the transaction ends. */
export async function readLockedAccount(tx: TxCtx, accountId: number) {
  await lockAccount(tx, accountId);
  const account = await tx.tx.account.findUnique({ where: { id: accountId } });
  if (!account) return undefined;
  const { id, levelId, timeZone, renewalDueAt, isSuspendedFromBasicRenewal } = account;
  return {
    id,
    levelId,
    timeZone,
    isSuspendedFromBasicRenewal,
    dueOn: renewalDueAt && fromUtcDate(renewalDueAt),
    bonusBalance: cents(account.claimedAt ? 0 : account.bonusBalanceCents),
  };
}

/**
 * An account's open renewal, and what is still to be paid for it. One whose invoice was voided is
 * over, and is ended here. To be called with the account locked.
 */
export async function openRenewal(tx: TxCtx, accountId: number) {
  const renewal = await tx.tx.renewal.findFirst({ where: { accountId, status: "open" } });
  if (!renewal) return undefined;
  const { id, invoiceId } = renewal;
  const standing = await invoiceStanding(tx, invoiceId);
  if (!standing?.isVoid) return { id, invoiceId, balance: standing?.balance ?? cents(0) };
  await endRenewal(tx, id, "cancelled");
  return undefined;
}

/** Ends an open renewal. @returns false when somebody else ended it before */
export async function endRenewal(
  tx: TxCtx,
  id: number,
  status: "settled" | "cancelled",
): Promise<boolean> {
  const { count } = await tx.tx.renewal.updateMany({
    where: { id, status: "open" },
    data: { status, decidedAt: tx.now() },
  });
  return count === 1;
}
