import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { PaymentEnd, ShownPayment } from "./payment-call";
import type { Choice } from "./use-choice";

/** What the page says after a payment, and where it goes. */
export interface ShownEnd {
  /** What the dialog says; undefined while it is closed. */
  readonly dialog: ShownPayment | undefined;
  /** A PayPal or a zero payment failed. */
  readonly hasFailed: boolean;
  onCard(end: PaymentEnd): void;
  onOther(end: PaymentEnd): void;
  close(): void;
}

/** An answer of the server's that says this payment will not be made. */
const isFinal = (end: PaymentEnd): boolean =>
  end.kind === "refused" && end.status >= 400 && end.status < 500;

/** A fault of the server's: the payment may have been made. */
const isUnclear = (end: PaymentEnd): boolean => end.kind === "refused" && end.status >= 500;

/** Follows how payments end: dialogs for cards and banks, a toast for the others. */
export function usePaymentEnd(choice: Choice): ShownEnd {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<{ end: ShownPayment; isToast: boolean }>();
  const { paidTo, settledTo } = choice.view;

  function show(end: PaymentEnd, isToast: boolean) {
    if (end.kind === "confirm") {
      window.location.assign(end.at);
      return;
    }
    if (isFinal(end)) choice.renewAttempt();
    setShown({ end, isToast });
    // What is owed, held or under way may have changed.
    if (end.kind === "unassigned" || isFinal(end)) revalidate();
  }

  return {
    dialog: shown?.isToast ? undefined : shown?.end,
    hasFailed: shown?.isToast === true,
    onCard: (end) => show(end, false),
    onOther(end) {
      if (end.kind === "approved") window.location.assign(settledTo);
      else show(end, end.kind !== "unassigned" && !isUnclear(end));
    },
    close() {
      if (shown?.end.kind === "approved") window.location.assign(paidTo);
      setShown(undefined);
    },
  };
}
