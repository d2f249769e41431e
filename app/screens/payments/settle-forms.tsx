import { type FormEvent, useRef, useState } from "react";
import { formatCurrency } from "#modules/platform/format";
import { toAmountText, toDollars } from "#modules/platform/money";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { useWords } from "~/ui/ui-context";
import { HiddenPayment } from "./hidden-payment";
import { paymentBody, paymentQuery } from "./payment-body";
import { type PaymentEnd, sendPayment, startPaypal } from "./payment-call";
import type { Choice } from "./use-choice";
import { paymentsMessages } from "./words";

interface SettleFormProps {
  choice: Choice;
  onEnd(end: PaymentEnd): void;
}

/** Sends once, however often the button is pressed; the button stays busy while the page leaves. */
export function useOnce(work: () => Promise<boolean>) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async onSubmit(event: FormEvent) {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setIsBusy(true);
      const isLeaving = await work();
      if (isLeaving) return;
      isUnderWay.current = false;
      setIsBusy(false);
    },
  };
}

/** Settles invoices whose total a discount covers; nothing is charged. */
export function ZeroForm({ choice, onEnd }: SettleFormProps) {
  const t = useWords(paymentsMessages);
  const { view, totals } = choice;
  const action = paths.pay("zero-payment", view.accountId);
  const { isBusy, onSubmit } = useOnce(async () => {
    const end = await sendPayment(action, {
      ...paymentBody(choice, "zero_payment"),
      discount_total: toDollars(totals.discount),
    });
    onEnd(end);
    return end.kind === "approved";
  });
  return (
    <form
      method="post"
      action={action}
      className="stack"
      aria-label={t("settle")}
      onSubmit={onSubmit}
    >
      <HiddenPayment choice={choice} type="zero_payment" />
      <input type="hidden" name="discount_total" value={toAmountText(totals.discount)} />
      <p>{t("settleText")}</p>
      <Button type="submit" isWide isBusy={isBusy}>
        {t("settle")}
      </Button>
    </form>
  );
}

/** Begins a PayPal payment and leads to the page on which the payer consents. */
export function PaypalForm({ choice, onEnd }: SettleFormProps) {
  const t = useWords(paymentsMessages);
  const { view, totals } = choice;
  const { isBusy, onSubmit } = useOnce(async () => {
    const url = await startPaypal(`${paths.pay("paypal/init")}?${paymentQuery(choice)}`);
    if (url) window.location.assign(url);
    else onEnd({ kind: "refused", status: 0, error: "", fields: {} });
    return url !== undefined;
  });
  return (
    <form
      method="post"
      action={paths.pay("paypal/start", view.accountId)}
      className="stack"
      aria-label={t("method.paypal")}
      onSubmit={onSubmit}
    >
      <HiddenPayment choice={choice} type="paypal" />
      <p>{t("paypalText")}</p>
      <Button type="submit" isWide isBusy={isBusy}>
        {t("payPaypal", { amount: formatCurrency(totals.total) })}
      </Button>
    </form>
  );
}
