import {
  addMoney,
  type Cents,
  cents,
  type Ppm,
  percentOf,
  shareMoney,
  subtractMoney,
} from "#modules/platform/money";
import type { OrderDetailType } from "../invoices/line-types";

/** What a discount takes off, and from which lines. */
export interface DiscountTerms {
  /** The amount taken off, or null when a share is. */
  readonly currencyValue: Cents | null;
  /** The share taken off (0.10 is 100,000 millionths), or null when an amount is. */
  readonly multiplier: Ppm | null;
  /** Which lines it reaches: new_account; renewal; upgrade and incorporation; service_fee. */
  readonly isNewAccount: boolean;
  readonly isRenewals: boolean;
  readonly isUpgrades: boolean;
  readonly isServiceFees: boolean;
}

/** What the totals need to know of an invoice. */
export interface PayableInvoice {
  readonly id: number;
  /** What is still to be paid. */
  readonly balance: Cents;
  readonly orderDetails: readonly {
    readonly id: number;
    readonly type: OrderDetailType;
    readonly value: Cents;
  }[];
}

export interface PaymentTotals {
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** Nothing is taxed; screens and documents show the line all the same. */
  readonly tax: Cents;
  readonly total: Cents;
  /** Invoice id → what the discount takes off it; nothing for an invoice that it does not reach. */
  readonly discountByInvoice: ReadonlyMap<number, Cents>;
  /** Line id → what the discount takes off it. */
  readonly discountByLine: ReadonlyMap<number, Cents>;
}

const nothing = cents(0);

/** Whether a discount reaches lines of a type. State fees and adjustments are reached by none. */
export function reaches(terms: DiscountTerms, type: OrderDetailType): boolean {
  switch (type) {
    case "new_account":
      return terms.isNewAccount;
    case "renewal":
      return terms.isRenewals;
    case "upgrade":
    case "incorporation":
      return terms.isUpgrades;
    case "service_fee":
      return terms.isServiceFees;
    case "state_fee":
    case "adjustment":
      return false;
  }
}

/**
 * How much of an invoice a discount may reach: the smaller of its balance and the sum of its lines
 * of the flagged types, never less than nothing.
 */
export function eligibleAmount(invoice: PayableInvoice, terms: DiscountTerms): Cents {
  const reached = invoice.orderDetails.filter(({ type }) => reaches(terms, type));
  const sum = addMoney(...reached.map(({ value }) => value));
  return cents(Math.max(0, Math.min(invoice.balance, sum)));
}

/** The part of each reached line that is eligible; credits among them take from the others. */
function eligibleLines(invoice: PayableInvoice, terms: DiscountTerms): Map<number, Cents> {
  const parts = invoice.orderDetails
    .filter(({ type, value }) => value > 0 && reaches(terms, type))
    .map(({ id, value }) => ({ id, amount: value }));
  return shareMoney(eligibleAmount(invoice, terms), parts);
}

/**
 * The totals of a payment of these invoices, the same in the browser's preview and on the server.
 * A fixed discount is capped at the eligible amount; a share is rounded half up once on the
 * eligible total. Either is shared over the lines by largest remainder, ties to the smaller id.
 */
export function paymentTotals(
  invoices: readonly PayableInvoice[],
  terms?: DiscountTerms,
): PaymentTotals {
  const subtotal = addMoney(...invoices.map(({ balance }) => balance));
  const total = (discount: Cents) => cents(Math.max(0, subtractMoney(subtotal, discount)));
  const noShares: ReadonlyMap<number, Cents> = new Map();
  if (!terms) {
    const shares = { discountByInvoice: noShares, discountByLine: noShares };
    return { subtotal, discount: nothing, tax: nothing, total: total(nothing), ...shares };
  }
  const parts = invoices.flatMap((invoice) =>
    [...eligibleLines(invoice, terms)].map(([id, amount]) => ({
      id,
      amount,
      invoiceId: invoice.id,
    })),
  );
  const eligible = addMoney(...parts.map(({ amount }) => amount));
  const discount = discountOn(eligible, terms);
  const discountByLine = shareMoney(discount, parts);
  const discountByInvoice = new Map<number, Cents>();
  for (const { id, invoiceId } of parts) {
    const before = discountByInvoice.get(invoiceId) ?? nothing;
    discountByInvoice.set(invoiceId, addMoney(before, discountByLine.get(id) ?? nothing));
  }
  return {
    subtotal,
    discount,
    tax: nothing,
    total: total(discount),
    discountByInvoice,
    discountByLine,
  };
}

function discountOn(eligible: Cents, { currencyValue, multiplier }: DiscountTerms): Cents {
  const wanted = currencyValue ?? (multiplier === null ? nothing : percentOf(eligible, multiplier));
  return cents(Math.min(eligible, wanted));
}
