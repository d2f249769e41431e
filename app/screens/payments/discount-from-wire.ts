import type { HeldDiscountView } from "#modules/billing/contract";
import { type Cents, moneyFromDollars, ppm } from "#modules/platform/money";
import type { WireDiscount } from "./wire-discount";

function fromDollars(dollars: number): Cents | null {
  const amount = moneyFromDollars(dollars);
  return amount.ok ? amount.value : null;
}

/** A discount as the server answers it, with whole cents and whole millionths, for the totals. */
export function toDiscount(wire: WireDiscount): HeldDiscountView {
  const { currency_value: dollars, multiplier } = wire;
  return {
    id: wire.id,
    code: wire.code,
    description: wire.description,
    currencyValue: dollars === null ? null : fromDollars(dollars),
    multiplier: multiplier === null ? null : ppm(multiplier.toFixed(6)),
    isNewAccount: Boolean(wire.is_new_account),
    isRenewals: Boolean(wire.is_renewals),
    isUpgrades: Boolean(wire.is_upgrades),
    isServiceFees: Boolean(wire.is_service_fees),
  };
}
