import type { TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Refused, type Result, refuse } from "#modules/platform/result";
import { billingMessages } from "../messages";
import { type HeldDiscount, termsSelect, toHeld } from "./held.server";
import { keepUse, lockDiscount, open, takenUses } from "./store.server";
import { keptUntil, whyRefused } from "./use";

interface PaidDiscount {
  readonly discountId: number;
  readonly accountId: number;
  readonly attemptRef: string;
}

/**
 * Hands the use that is kept free for an account to a payment, which keeps it until it ends. One
 * whose 30 minutes are over is taken again while the discount has a use left. Call it in the
 * transaction that writes the attempt, after the invoices are locked.
 * @returns the discount's terms. Refusal `conflict`: the account has not applied it, it ended, it is
 *   used up, or another payment has it
 */
export async function holdReservation(tx: TxCtx, use: PaidDiscount): Promise<Result<HeldDiscount>> {
  if (!(await hand(tx, use)) && !((await keepAgain(tx, use)) && (await hand(tx, use)))) {
    return refused();
  }
  const row = await tx.tx.discountReservation.findUniqueOrThrow({
    where: { attemptRef: use.attemptRef },
    include: { discount: { select: termsSelect } },
  });
  return ok(toHeld(row.discount, row.expiresAt));
}

/** The use of a payment counts as used from now on. @returns false when it had none, or did before */
export async function spendReservation(tx: TxCtx, attemptRef: string): Promise<boolean> {
  const { count } = await tx.tx.discountReservation.updateMany({
    where: { attemptRef, ...open },
    data: { usedAt: tx.now() },
  });
  return count === 1;
}

/**
 * Takes the use from a payment that came to nothing. The account keeps it for the rest of its time,
 * so that a declined card can be followed by another, unless it applied another code meanwhile.
 * With `isOver` it is given back at once (PayPal disconnected).
 * @returns false when the payment had none, or it was used
 */
export async function releaseReservation(
  tx: TxCtx,
  attemptRef: string,
  { isOver = false }: { readonly isOver?: boolean } = {},
): Promise<boolean> {
  const held = await tx.tx.discountReservation.findFirst({ where: { attemptRef, ...open } });
  if (!held) return false;
  const other = { accountId: held.accountId, attemptRef: null, ...open, id: { not: held.id } };
  const goes = isOver || (await tx.tx.discountReservation.count({ where: other })) > 0;
  const { count } = await tx.tx.discountReservation.updateMany({
    where: { id: held.id, attemptRef, ...open },
    data: goes ? { releasedAt: tx.now() } : { attemptRef: null },
  });
  return count === 1;
}

/** False unless the account has the use, its time is not over, and no other payment has it. */
async function hand(tx: TxCtx, { discountId, accountId, attemptRef }: PaidDiscount) {
  const { count } = await tx.tx.discountReservation.updateMany({
    where: { discountId, accountId, attemptRef: null, ...open, expiresAt: { gt: tx.now() } },
    data: { attemptRef },
  });
  return count === 1;
}

/** Keeps a use whose time is over once more, if the discount still allows it. */
async function keepAgain(tx: TxCtx, { discountId, accountId }: PaidDiscount): Promise<boolean> {
  const found = await tx.tx.discountReservation.count({
    where: { discountId, accountId, attemptRef: null, ...open },
  });
  if (found === 0 || (await lockDiscount(tx, { id: discountId })) === undefined) return false;
  const terms = await tx.tx.discount.findUniqueOrThrow({ where: { id: discountId } });
  if (whyRefused(terms, await takenUses(tx, discountId, accountId), tx.now())) return false;
  const expiresAt = keptUntil(terms, tx.now());
  return (await keepUse(tx, { discountId, accountId, expiresAt })) !== undefined;
}

const refused = (): Refused =>
  refuse({ code: "conflict", message: message(billingMessages, "discountNotHeld") });
