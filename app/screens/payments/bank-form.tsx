import { useState } from "react";
import { paymentFieldMessages } from "#modules/billing/contract";
import { paths } from "~/http/paths";
import { TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { MethodFormProps } from "./card-form";
import { paymentBody } from "./payment-body";
import { sendPayment } from "./payment-call";
import {
  bankDataOf,
  bankFields,
  bankProblems,
  emptyFields,
  nameOnAccountMax,
  type Typed,
} from "./payment-rules";
import { bankFieldOf } from "./provider-errors";
import { SecretForm } from "./secret-form";
import { useBankName } from "./use-bank-name";
import { useSecretForm } from "./use-secret-form";
import { paymentsMessages } from "./words";

const accountTypes = ["checking", "savings", "businessChecking"] as const;

const accountNumbers = ["accountNumber", "accountNumber_confirmation"];

/** Pays from a bank account: its numbers go to the provider's script, and only a token to us. */
export function BankForm({ choice, onEnd }: MethodFormProps) {
  const t = useWords(paymentsMessages);
  const nameOf = useWords(paymentFieldMessages);
  const { view } = choice;
  const [routing, setRouting] = useState("");
  const bank = useBankName(routing, t("routingWrong"));
  const state = useSecretForm({
    id: "bank",
    tokeniser: view.tokeniser,
    fieldOf: bankFieldOf,
    forgotten: [],
    related: {
      routingNumber: accountNumbers,
      accountNumber: accountNumbers,
      accountNumber_confirmation: accountNumbers,
    },
    away: t("failed.provider"),
    judge: (typed) => judge(typed),
    secretOf: (typed) => ({ bankData: bankDataOf(typed) }),
    send: ({ nameOnAccount = "", accountType }, opaque) =>
      sendPayment(paths.pay("bank", view.accountId), {
        ...paymentBody(choice, "bank_account"),
        nameOnAccount: nameOnAccount.trim().slice(0, nameOnAccountMax),
        accountType,
        ...opaque,
      }),
    onEnd(end) {
      if (end.kind === "approved") setRouting("");
      onEnd(end);
    },
  });

  function judge(typed: Typed): Readonly<Record<string, string>> {
    const problems = Object.entries(bankProblems(typed)).map(([name, rule]) => [name, t(rule)]);
    const empty = emptyFields(bankFields, typed).map((name) => [
      name,
      t("required", { label: nameOf(name) }),
    ]);
    return Object.fromEntries([...empty, ...problems]);
  }

  return (
    <SecretForm id="bank" label={t("method.bank_account")} choice={choice} state={state}>
      <h2>{t("bankTitle")}</h2>
      <TextInput
        name="nameOnAccount"
        label={t("nameOnAccount")}
        autoComplete="name"
        maxLength={255}
        required
        isUnsent
      />
      <Select
        name="accountType"
        label={t("accountType")}
        options={accountTypes.map((value) => ({ value, label: t(`accountType.${value}`) }))}
        isShort
        required
        isUnsent
      />
      <div
        className="mt-6"
        onInput={({ target }) => setRouting((target as HTMLInputElement).value)}
      >
        <TextInput
          name="routingNumber"
          label={t("routingNumber")}
          hint={t("routingHint")}
          autoComplete="off"
          inputMode="numeric"
          maxLength={9}
          isShort
          required
          isUnsent
        />
      </div>
      <p role="status" className="pay-bank">
        {bank}
      </p>
      <TextInput
        name="accountNumber"
        label={t("accountNumber")}
        autoComplete="off"
        inputMode="numeric"
        maxLength={17}
        required
        isUnsent
      />
      <TextInput
        name="accountNumber_confirmation"
        label={t("accountNumber_confirmation")}
        autoComplete="off"
        inputMode="numeric"
        maxLength={40}
        required
        isUnsent
      />
    </SecretForm>
  );
}
