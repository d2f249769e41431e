import { billingLimits } from "#modules/billing/contract";
import { backOfficeMessages } from "~/parts/back-office/words";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { ShownPayment } from "./pay-back.server";

/** A part that went back shows that the provider has settled the payment. */
function hintOf({ isByHand, back }: ShownPayment) {
  if (isByHand) return "refundHandHint";
  return back === "" ? "refundHint" : "refundRestHint";
}

/** Pays back all or a part, with the reason and what becomes of the invoices. */
export function RefundForm(props: { payment: ShownPayment; answer: FormOutcome | undefined }) {
  const { payment, answer } = props;
  const { left, leftText, isByHand } = payment;
  const t = useWords(backOfficeMessages);
  return (
    <Form answer={answer} label={t("refundTitle")}>
      <input type="hidden" name="key" value={payment.key} />
      <MoneyInput
        name="amount"
        label={t("refundAmount")}
        hint={t(hintOf(payment), { amount: left })}
        defaultValue={leftText}
        required
      />
      <RadioGroup
        name="after"
        label={t("after")}
        defaultValue={payment.after}
        required
        options={[
          { value: "reopen", label: t("afterReopen"), hint: t("afterReopenHint") },
          { value: "credit", label: t("afterCredit"), hint: t("afterCreditHint") },
        ]}
      />
      <TextArea
        name="note"
        label={t("reason")}
        hint={t("reasonHint")}
        maxLength={billingLimits.note}
        rows={3}
        required
      />
      <SubmitButton variant="danger" className="mt-6">
        {t(isByHand ? "refundByHand" : "refund")}
      </SubmitButton>
    </Form>
  );
}
