import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/generated/prisma/client";
import { cents, ppm } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import type { DiscountTerms } from "../payments/totals";

/** A discount that is applied to what an account is about to pay. */
export interface HeldDiscount extends DiscountTerms {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  /** Until when its use is kept free, unless a payment under way keeps it for longer. */
  readonly expiresAt: Date;
}

export const termsSelect = {
  id: true,
  code: true,
  description: true,
  currencyValueCents: true,
  multiplier: true,
  isNewAccount: true,
  isRenewals: true,
  isUpgrades: true,
  isServiceFees: true,
} satisfies Prisma.DiscountSelect;
type TermsRow = Prisma.DiscountGetPayload<{ select: typeof termsSelect }>;

/** A discount as whoever pays may see it. */
export function toHeld(row: TermsRow, expiresAt: Date): HeldDiscount {
  return {
    id: row.id,
    code: row.code,
    description: row.description,
    currencyValue: row.currencyValueCents === null ? null : cents(row.currencyValueCents),
    multiplier: row.multiplier === null ? null : ppm(row.multiplier.toFixed()),
    isNewAccount: row.isNewAccount,
    isRenewals: row.isRenewals,
    isUpgrades: row.isUpgrades,
    isServiceFees: row.isServiceFees,
    expiresAt,
  };
}

/**
 * The discount that an account has applied: kept by a PayPal payment that waits for its payer, or
 * kept free for up to 30 minutes. Null when there is none, and for who may not see the account.
 */
export async function heldDiscount(ctx: Ctx, accountId: number): Promise<HeldDiscount | null> {
  if (!isOfAccount(ctx, accountId)) return null;
  const db = reader(ctx);
  const open = { accountId, usedAt: null, releasedAt: null };
  const include = { discount: { select: termsSelect } };
  const attemptRef = await awaitingPaypal(ctx, accountId);
  const row =
    (attemptRef &&
      (await db.discountReservation.findFirst({ where: { ...open, attemptRef }, include }))) ||
    (await db.discountReservation.findFirst({
      where: { ...open, attemptRef: null, expiresAt: { gt: ctx.now() } },
      orderBy: { createdAt: "desc" },
      include,
    }));
  return row ? toHeld(row.discount, row.expiresAt) : null;
}

/** The PayPal payment of an account that waits for its payer; it locks invoices and discount. */
export async function awaitingPaypal(ctx: Ctx, accountId: number): Promise<string | undefined> {
  const found = await reader(ctx).paymentAttempt.findFirst({
    where: { accountId, method: "paypal", status: "awaiting_payer" },
    orderBy: { createdAt: "desc" },
    select: { ref: true },
  });
  return found?.ref;
}
