import type { HeldDiscountView } from "#modules/billing/contract";
import { type Cents, moneyFromDollars, ppm } from "#modules/platform/money";

type Flag = boolean | 0 | 1;

/** A discount as `/app/discount/reserve` answers it: dollars, a multiplier, flags. */
export interface WireDiscount {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly currency_value: number | null;
  readonly multiplier: number | null;
  readonly is_new_account: Flag;
  readonly is_renewals: Flag;
  readonly is_upgrades: Flag;
  readonly is_service_fees: Flag;
}

function fromDollars(dollars: number): Cents | null {
  const amount = moneyFromDollars(dollars);
  return amount.ok ? amount.value : null;
}

/** The same with whole cents and whole millionths, for the totals. */
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
