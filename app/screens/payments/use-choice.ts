import { useCallback, useMemo, useState } from "react";
import {
  type HeldDiscountView,
  type PaymentTotals,
  paymentTotals,
} from "#modules/billing/contract";
import { newAttemptKey } from "~/parts/payments/attempt-key";
import { type ChosenMethod, chosenMethods } from "./chosen-methods";
import type { PaymentsView } from "./payments-page.server";

/** What is about to be paid: the chosen invoices, the discount, the totals, the way to pay. */
export interface Choice {
  readonly view: PaymentsView;
  readonly invoiceIds: readonly number[];
  readonly method: ChosenMethod;
  readonly discount: HeldDiscountView | null;
  readonly totals: PaymentTotals;
  /** The page's key; kept until it is known what became of the payment. */
  readonly attempt: string;
  /** Something can be paid, or PayPal holds it; else payments of everything are under way. */
  readonly isPayable: boolean;
  /** Only settling without payment is offered: a discount covers everything. */
  readonly isFree: boolean;
  /** Takes what the boxes and radio buttons show. */
  take(form: FormData): void;
  setDiscount(discount: HeldDiscountView | null): void;
  /** A payment was refused, so the next one is another. */
  renewAttempt(): void;
}

/** Keeps the choice on a live page; where there is no script the address bar keeps it. */
export function useChoice(view: PaymentsView): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(view.chosenIds));
  const [method, setMethod] = useState(view.method);
  const [applied, setApplied] = useState({ view, discount: view.discount });
  const [attempt, setAttempt] = useState(view.attempt);
  const discount = applied.view === view ? applied.discount : view.discount;
  const totals = useMemo(() => {
    const payable = view.hold
      ? view.invoices.filter(({ id }) => view.hold?.invoiceIds.includes(id))
      : view.invoices.filter(({ id, isBlocked }) => chosen.has(id) && !isBlocked);
    return { payable, sums: paymentTotals(payable, discount ?? undefined) };
  }, [view, chosen, discount]);
  const invoiceIds = totals.payable.map(({ id }) => id);
  const { sums } = totals;
  const take = useCallback((form: FormData) => {
    setChosen(new Set(form.getAll("invoices").map(Number)));
    const shown = form.get("method");
    setMethod((before) => chosenMethods.find((method) => method === shown) ?? before);
  }, []);

  return {
    view,
    invoiceIds,
    method,
    discount,
    totals: sums,
    attempt,
    isPayable: view.hold !== null || view.invoices.some(({ isBlocked }) => !isBlocked),
    isFree: invoiceIds.length > 0 && sums.discount > 0 && sums.total === 0,
    take,
    setDiscount: (next) => setApplied({ view, discount: next }),
    renewAttempt: () => setAttempt(newAttemptKey()),
  };
}
