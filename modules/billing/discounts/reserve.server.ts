import { lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { mayPayFor } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { billingMessages } from "../messages";
import { awaitingPaypal, type HeldDiscount, toHeld } from "./held.server";
import { foldCode } from "./new-discount";
import { giveBack, keepUse, lockDiscount, takenUses } from "./store.server";
import { keptUntil, whyRefused } from "./use";

export interface ReserveDiscount {
  readonly accountId: number;
  /** As typed; empty removes the discount that is applied. */
  readonly code: string;
}

/**
 * Applies a code to what an account is about to pay: keeps one use free for 30 minutes, in place of
 * any other code's. Whatever the refusal, no discount is applied afterwards. For who may pay.
 * @returns the discount; null after a removal. Refusals: `not_found`; `invalid` at `code` (unknown,
 *   not begun, ended, used up, used by the account, in a payment under way); `conflict` while a
 *   PayPal payment keeps its discount; `too_many` tries, 10 in 10 minutes for one person
 */
export async function reserveDiscount(
  ctx: Ctx,
  { accountId, code }: ReserveDiscount,
): Promise<Result<HeldDiscount | null>> {
  const folded = foldCode(code);
  if (folded === "") return releaseDiscount(ctx, { accountId });
  if (!mayPayFor(ctx, accountId)) return refuse({ code: "not_found" });
  const allowed = await mayTry(ctx);
  const reserved = allowed.ok
    ? await inTransaction(ctx, (tx) => reserve(tx, accountId, folded))
    : allowed;
  if (!reserved.ok) await releaseDiscount(ctx, { accountId });
  return reserved;
}

/**
 * Removes the discount that an account has applied; its use is free for others again. Doing it twice
 * changes nothing. Refusals: `not_found`; `conflict` while a PayPal payment keeps it.
 */
export async function releaseDiscount(
  ctx: Ctx,
  { accountId }: { readonly accountId: number },
): Promise<Result<null>> {
  if (!mayPayFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    // One at a time for an account, so that it never has two codes applied.
    if (!(await lockAccount(tx, accountId))) return refuse({ code: "not_found" });
    if (await awaitingPaypal(tx, accountId)) return heldByPaypal();
    const count = await giveBack(tx, accountId);
    if (count > 0) await note(tx, "billing.discount-removed", accountId);
    return ok(null);
  });
}

/** Guessing is counted a person; the system does not guess. */
const mayTry = async (ctx: Ctx): Promise<Result<void>> =>
  ctx.actor.kind === "user"
    ? hitLimit(ctx, "discountReserve", String(ctx.actor.userId))
    : ok(undefined);

async function reserve(tx: TxCtx, accountId: number, code: string): Promise<Result<HeldDiscount>> {
  if (!(await lockAccount(tx, accountId))) return refuse({ code: "not_found" });
  if (await awaitingPaypal(tx, accountId)) return heldByPaypal();
  const discountId = await lockDiscount(tx, { code });
  if (discountId === undefined) {
    return refuseField("code", message(billingMessages, "discountUnknown"));
  }
  const discount = await tx.tx.discount.findUniqueOrThrow({ where: { id: discountId } });
  const why = whyRefused(discount, await takenUses(tx, discountId, accountId), tx.now());
  if (why) return refuseField("code", why);
  const expiresAt = keptUntil(discount, tx.now());
  const kept = await keepUse(tx, { discountId, accountId, expiresAt });
  if (kept === undefined) return refuseField("code", message(billingMessages, "discountInPayment"));
  await giveBack(tx, accountId, kept);
  await note(tx, "billing.discount-reserved", accountId, discountId);
  return ok(toHeld(discount, expiresAt));
}

const note = (tx: TxCtx, action: string, accountId: number, discountId?: number) =>
  audit(tx, {
    action,
    subject: `account:${accountId}`,
    data: discountId === undefined ? {} : { discount: discountId },
  });

function heldByPaypal(): Refused {
  const words = message(billingMessages, "discountHeldByPaypal");
  return refuse({ code: "conflict", message: words, errors: { code: [words] } });
}
