import { paths } from "~/http/paths";
import { TextInput } from "~/ui/inputs";
import { MonthSelect, Select } from "~/ui/selects";
import { StateSelect } from "~/ui/state-select";
import { useWords } from "~/ui/ui-context";
import { paymentBody } from "./payment-body";
import { type PaymentEnd, sendPayment } from "./payment-call";
import { cardDataOf, cardFields, emptyFields, expiryYears } from "./payment-rules";
import { cardFieldOf } from "./provider-errors";
import { SecretForm } from "./secret-form";
import type { Choice } from "./use-choice";
import { useSecretForm } from "./use-secret-form";
import { paymentsMessages } from "./words";

export interface MethodFormProps {
  choice: Choice;
  onEnd(end: PaymentEnd): void;
}

/** Pays by card: the provider's script turns the card into a token, which alone is sent to us. */
export function CardForm({ choice, onEnd }: MethodFormProps) {
  const t = useWords(paymentsMessages);
  const { view } = choice;
  const state = useSecretForm({
    id: "card",
    tokeniser: view.tokeniser,
    fieldOf: cardFieldOf,
    forgotten: ["cardCode"],
    related: { expMonth: ["expYear"], expYear: ["expMonth"] },
    away: t("failed.provider"),
    judge: (typed) =>
      Object.fromEntries(
        emptyFields(cardFields, typed).map((name) => [
          name,
          t("required", { label: t(`label.${name}`) }),
        ]),
      ),
    secretOf: (typed) => ({ cardData: cardDataOf(typed) }),
    send: ({ name, address, city, state: code, zip, phone }, opaque) =>
      sendPayment(paths.pay("credit", view.accountId), {
        ...paymentBody(choice, "credit_card"),
        name,
        address,
        city,
        state: code,
        zip,
        phone,
        ...opaque,
      }),
    onEnd,
  });
  const years = expiryYears(view.firstExpiryYear).map((year) => ({ value: year, label: year }));
  return (
    <SecretForm id="card" label={t("method.credit_card")} choice={choice} state={state}>
      <h2>{t("cardTitle")}</h2>
      <TextInput
        name="cardNumber"
        label={t("cardNumber")}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={20}
        required
        isUnsent
      />
      <div className="field-pair">
        <MonthSelect
          name="expMonth"
          label={t("expMonth")}
          autoComplete="cc-exp-month"
          required
          isUnsent
        />
        <Select
          name="expYear"
          label={t("expYear")}
          emptyLabel={t("yearNone")}
          options={years}
          autoComplete="cc-exp-year"
          isShort
          required
          isUnsent
        />
      </div>
      <TextInput
        name="cardCode"
        label={t("cardCode")}
        hint={t("cardCodeHint")}
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
        isShort
        required
        isUnsent
      />
      <h2 className="mt-8">{t("billingTitle")}</h2>
      <BillingAddress />
    </SecretForm>
  );
}

function BillingAddress() {
  const t = useWords(paymentsMessages);
  return (
    <>
      <TextInput
        name="name"
        label={t("name")}
        autoComplete="cc-name"
        maxLength={100}
        required
        isUnsent
      />
      <TextInput
        name="address"
        label={t("address")}
        autoComplete="billing street-address"
        maxLength={60}
        required
        isUnsent
      />
      <TextInput
        name="city"
        label={t("city")}
        autoComplete="billing address-level2"
        maxLength={40}
        required
        isUnsent
      />
      <div className="field-pair">
        <StateSelect
          name="state"
          label={t("state")}
          autoComplete="billing address-level1"
          required
          isUnsent
        />
        <TextInput
          name="zip"
          label={t("zip")}
          autoComplete="billing postal-code"
          inputMode="numeric"
          maxLength={10}
          required
          isUnsent
        />
      </div>
      <TextInput
        name="phone"
        type="tel"
        label={t("phone")}
        autoComplete="billing tel"
        maxLength={25}
        required
        isUnsent
      />
    </>
  );
}
