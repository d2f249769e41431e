import type { PaypalHold } from "#modules/billing/contract";
import { formatCurrency } from "#modules/platform/format";
import { toAmountText, toDollars } from "#modules/platform/money";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";
import { type PaymentEnd, sendPayment } from "./payment-call";
import { useOnce } from "./settle-forms";
import { paymentsMessages } from "./words";

export interface HeldPaypalProps {
  hold: PaypalHold;
  accountId: number | undefined;
  onEnd(end: PaymentEnd): void;
}

/** A PayPal payment that is under way: go on with it, or disconnect. */
export function HeldPaypal({ hold, accountId, onEnd }: HeldPaypalProps) {
  const t = useWords(paymentsMessages);
  const { csrfToken } = useUi();
  const amount = formatCurrency(hold.value);
  return (
    <section className="stack" aria-labelledby="paypal-held">
      <Notice
        title={<span id="paypal-held">{t("held.title")}</span>}
        tone={hold.isBack ? "success" : "info"}
      >
        <p>{t(hold.isBack ? "held.back" : "held.waiting", { amount })}</p>
      </Notice>
      <div className="btn-row">
        {hold.isBack ? (
          <CaptureForm hold={hold} accountId={accountId} onEnd={onEnd} />
        ) : (
          <a className="btn btn-primary" href={hold.url} rel="noreferrer">
            {t("held.continue")}
          </a>
        )}
        <form method="post" action={paths.pay("paypal/clear", accountId)}>
          <input type="hidden" name="_token" value={csrfToken} />
          <Button type="submit" variant="secondary">
            {t("held.disconnect")}
          </Button>
        </form>
      </div>
    </section>
  );
}

/** Takes the payment to which the payer has agreed. */
function CaptureForm({ hold, accountId, onEnd }: HeldPaypalProps) {
  const t = useWords(paymentsMessages);
  const { csrfToken } = useUi();
  const action = paths.pay("paypal", accountId);
  const { txId, token, payerId, value, invoiceIds, discountId } = hold;
  const { isBusy, onSubmit } = useOnce(async () => {
    const end = await sendPayment(action, {
      type: "paypal",
      tx_id: txId,
      token,
      payer_id: payerId,
      value: toDollars(value),
      invoices: invoiceIds,
      ...(discountId !== null && { discount_id: discountId }),
    });
    onEnd(end);
    return end.kind === "approved";
  });
  const fields = [
    ["_token", csrfToken],
    ["type", "paypal"],
    ["tx_id", txId],
    ["token", token],
    ["payer_id", payerId],
    ["value", toAmountText(value)],
    ...invoiceIds.map((id) => ["invoices", id] as const),
    ...(discountId === null ? [] : [["discount_id", discountId] as const]),
  ] as const;
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      {fields.map(([name, content]) => (
        <input key={`${name}-${content}`} type="hidden" name={name} value={content} />
      ))}
      <Button type="submit" isBusy={isBusy}>
        {t("payPaypal", { amount: formatCurrency(value) })}
      </Button>
    </form>
  );
}
