import { lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { shareMessages } from "./share-messages";

/**
 * Ends a link at once: the account's people and staff may. Refusals: `not_found`; `conflict` when it
 * has ended already.
 */
export const revokeShare = (ctx: Ctx, id: number): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const share = await tx.tx.vaultShare.findUnique({ where: { id } });
    if (!share || !mayActFor(tx, share.accountId)) return refuse({ code: "not_found" });
    const { accountId } = share;
    const { count } = await tx.tx.vaultShare.updateMany({
      where: { id, endedAt: null },
      data: { endedAt: tx.now(), endReason: "revoked" },
    });
    if (count === 0) return refuse({ code: "conflict", message: message(shareMessages, "ended") });
    const subject = `account:${accountId}`;
    await audit(tx, { action: "vault.share-revoked", subject, data: { share: id } });
    return ok(undefined);
  });

export interface TakenShare {
  readonly accountId: number;
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Gives a link to another of the account's people, as part of a handover: it goes on working, and
 * ends with the new person's access.
 * @returns whether it was there and had not ended
 */
export async function takeShare(
  tx: TxCtx,
  { accountId, id, from, to }: TakenShare,
): Promise<boolean> {
  await lockAccount(tx, accountId);
  const { count } = await tx.tx.vaultShare.updateMany({
    where: { id, accountId, makerId: from, endedAt: null, expiresAt: { gt: tx.now() } },
    data: { makerId: to },
  });
  if (count === 0) return false;
  const subject = `account:${accountId}`;
  await audit(tx, { action: "vault.share-taken", subject, data: { share: id, from, to } });
  return true;
}
