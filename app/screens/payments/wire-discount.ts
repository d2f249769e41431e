import type { HeldDiscountView } from "#modules/billing/contract";
import { toDollars } from "#modules/platform/money";

/** A discount as the contract gives one to scripts: dollars, a share of 1, flags as 1 or 0. */
export interface WireDiscount {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly currency_value: number | null;
  readonly multiplier: number | null;
  readonly is_new_account: 0 | 1;
  readonly is_renewals: 0 | 1;
  readonly is_upgrades: 0 | 1;
  readonly is_service_fees: 0 | 1;
}

const bit = (flag: boolean) => (flag ? 1 : 0);

/** The contract's fields of a discount, and none besides. */
export const wireDiscount = (discount: HeldDiscountView): WireDiscount => ({
  id: discount.id,
  code: discount.code,
  description: discount.description,
  currency_value: discount.currencyValue === null ? null : toDollars(discount.currencyValue),
  multiplier: discount.multiplier === null ? null : discount.multiplier / 1_000_000,
  is_new_account: bit(discount.isNewAccount),
  is_renewals: bit(discount.isRenewals),
  is_upgrades: bit(discount.isUpgrades),
  is_service_fees: bit(discount.isServiceFees),
});
