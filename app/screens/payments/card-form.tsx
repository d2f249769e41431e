import { type ReactNode, useState } from "react";
import { paymentFieldMessages } from "#modules/billing/contract";
import { paths } from "~/http/paths";
import { TextInput } from "~/ui/inputs";
import { StateSelect } from "~/ui/state-select";
import { useWords } from "~/ui/ui-context";
import { brandOf, type CardBrand, groupedNumber, setWhileTyped, spacedExpiry } from "./card-typing";
import { paymentBody } from "./payment-body";
import { type PaymentEnd, sendPayment } from "./payment-call";
import { cardDataOf, cardFields, EXPIRY_YEARS, emptyFields, expiryProblem } from "./payment-rules";
import type { Billing } from "./payments-page.server";
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
  const nameOf = useWords(paymentFieldMessages);
  const { view } = choice;
  const first = view.firstExpiryYear;
  const [brand, setBrand] = useState<CardBrand>();
  const state = useSecretForm({
    id: "card",
    tokeniser: view.tokeniser,
    fieldOf: cardFieldOf,
    forgotten: ["cardCode"],
    related: {},
    away: t("failed.provider"),
    judge(typed) {
      const empty = emptyFields(cardFields, typed).map((name) => [
        name,
        t("required", { label: nameOf(name) }),
      ]);
      const wrong = expiryProblem(typed.expiry ?? "", first);
      const years = { first, last: first + EXPIRY_YEARS };
      return Object.fromEntries([...empty, ...(wrong ? [["expiry", t(wrong, years)]] : [])]);
    },
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
    onEnd(end) {
      if (end.kind === "approved") setBrand(undefined);
      onEnd(end);
    },
  });
  return (
    <SecretForm id="card" label={t("method.credit_card")} choice={choice} state={state}>
      <h2>{t("cardTitle")}</h2>
      <TypedField format={groupedNumber} onTyped={(typed) => setBrand(brandOf(typed))}>
        <TextInput
          name="cardNumber"
          label={t("cardNumber")}
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={20}
          required
          isUnsent
          sideLabel={
            <span role="status" className="card-brand" data-brand={brand}>
              {brand && t(`brand.${brand}`)}
            </span>
          }
        />
      </TypedField>
      <TypedField format={spacedExpiry}>
        <TextInput
          name="expiry"
          label={t("expiry")}
          placeholder="MM / YY"
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={9}
          isShort
          required
          isUnsent
        />
      </TypedField>
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
      <BillingAddress billing={view.billing} />
    </SecretForm>
  );
}

interface TypedFieldProps {
  /** What is typed, as it is to be read. */
  format: (typed: string) => string;
  onTyped?: (typed: string) => void;
  children: ReactNode;
}

/** A field that is set in groups while somebody types into it. */
function TypedField({ format, onTyped, children }: TypedFieldProps) {
  return (
    <div
      className="mt-6"
      onInput={({ target, nativeEvent }) => {
        const input = target as HTMLInputElement;
        const { inputType = "" } = nativeEvent as InputEvent;
        setWhileTyped(input, format, inputType.startsWith("delete"));
        onTyped?.(input.value);
      }}
    >
      {children}
    </div>
  );
}

function BillingAddress({ billing }: { billing: Billing }) {
  const t = useWords(paymentsMessages);
  const isKnown = Object.values(billing).some((value) => value !== "");
  return (
    <>
      {isKnown && <p className="hint">{t("billingKnown")}</p>}
      <TextInput
        name="name"
        label={t("name")}
        defaultValue={billing.name}
        autoComplete="cc-name"
        maxLength={100}
        required
        isUnsent
      />
      <TextInput
        name="address"
        label={t("address")}
        defaultValue={billing.address}
        autoComplete="billing address-line1"
        maxLength={60}
        required
        isUnsent
      />
      <TextInput
        name="zip"
        label={t("zip")}
        defaultValue={billing.zip}
        autoComplete="billing postal-code"
        inputMode="numeric"
        maxLength={10}
        isShort
        required
        isUnsent
      />
      <div className="field-pair">
        <TextInput
          name="city"
          label={t("city")}
          defaultValue={billing.city}
          autoComplete="billing address-level2"
          maxLength={40}
          required
          isUnsent
        />
        <StateSelect
          name="state"
          label={t("state")}
          defaultValue={billing.state}
          autoComplete="billing address-level1"
          required
          isUnsent
        />
      </div>
      <TextInput
        name="phone"
        type="tel"
        label={t("phone")}
        defaultValue={billing.phone}
        autoComplete="billing tel"
        maxLength={25}
        required
        isUnsent
      />
    </>
  );
}
