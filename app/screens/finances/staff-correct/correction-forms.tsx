import { billingLimits } from "#modules/billing/contract";
import { backOfficeMessages } from "~/parts/back-office/words";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { ShownCorrection } from "./correct.server";

interface CorrectionProps {
  answer: FormOutcome | undefined;
}

/** Takes an amount off an invoice. */
export function CreditForm({ invoice, answer }: CorrectionProps & { invoice: ShownCorrection }) {
  const t = useWords(backOfficeMessages);
  return (
    <section aria-labelledby="credit-title">
      <h2 id="credit-title">{t("creditTitle")}</h2>
      <p className="mb-6">{t("creditText")}</p>
      <Form id="credit" answer={answer} label={t("creditTitle")}>
        <input type="hidden" name="decision" value="credit" />
        <input type="hidden" name="key" value={invoice.key} />
        <MoneyInput
          name="amount"
          label={t("creditAmount")}
          hint={t("creditHint", { amount: invoice.balance })}
          defaultValue={invoice.balanceText}
          required
        />
        <Reason />
        <SubmitButton className="mt-6">{t("credit")}</SubmitButton>
      </Form>
    </section>
  );
}

/** Takes a whole invoice back. */
export function VoidForm({ answer }: CorrectionProps) {
  const t = useWords(backOfficeMessages);
  return (
    <details className="details" open={answer !== undefined || undefined}>
      <summary>
        <span>{t("voidTitle")}</span>
      </summary>
      <Form id="void" answer={answer} label={t("voidTitle")}>
        <input type="hidden" name="decision" value="void" />
        <p className="mb-6">{t("voidText")}</p>
        <Reason />
        <SubmitButton variant="danger" className="mt-6">
          {t("void")}
        </SubmitButton>
      </Form>
    </details>
  );
}

function Reason() {
  const t = useWords(backOfficeMessages);
  return (
    <TextArea
      name="note"
      label={t("reason")}
      hint={t("reasonHint")}
      maxLength={billingLimits.note}
      rows={3}
      required
    />
  );
}
