import type { ReactNode } from "react";
import { formatCurrency } from "#modules/platform/format";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { RequiredNote } from "~/ui/form";
import { FormProvider } from "~/ui/form-context";
import { useWords } from "~/ui/ui-context";
import { useKeptForm } from "~/ui/use-kept-form";
import { uiMessages } from "~/ui/words";
import { HiddenPayment } from "./hidden-payment";
import type { Choice } from "./use-choice";
import type { useSecretForm } from "./use-secret-form";
import { paymentsMessages } from "./words";

export interface SecretFormProps {
  id: "card" | "bank";
  label: string;
  choice: Choice;
  state: ReturnType<typeof useSecretForm>;
  children: ReactNode;
}

/**
 * The frame of the card and the bank form. Its fields have no names; sent before the page's script
 * has taken over, it opens the provider's own page, as it does without script.
 */
export function SecretForm({ id, label, choice, state, children }: SecretFormProps) {
  const t = useWords(paymentsMessages);
  const words = useWords(uiMessages);
  const { errors, isBusy, isBlocked } = state;
  const sentTo = paths.pay(id === "card" ? "credit" : "bank", choice.view.accountId);
  const kept = useKeptForm(sentTo);
  const idOf = (name: string) => `${id}-${name}`;
  const shown = Object.entries(errors).map(([name, text]) => ({ id: idOf(name), text }));
  return (
    <FormProvider
      value={{
        errors,
        values: kept?.values,
        constraints: {},
        isSubmitting: isBusy,
        isBlocked,
        isDisabled: false,
        idOf,
      }}
    >
      <form
        ref={state.form}
        method="post"
        action={paths.pay("hosted", choice.view.accountId)}
        className="needs-script"
        aria-label={label}
        aria-busy={isBusy || undefined}
        noValidate
        onInput={state.onInput}
        onSubmit={state.onSubmit}
      >
        <HiddenPayment choice={choice} />
        <div role="status" className="sr-only">
          {isBusy && words("form.sending")}
        </div>
        {isBusy && <div className="form-loading" />}
        {shown.length > 0 && <ErrorSummary ref={state.summary} errors={shown} />}
        <RequiredNote />
        {children}
        <p className="hint mt-6">{t("privacy")}</p>
        <Button type="submit" isWide className="mt-4" isBusy={isBusy} isUnavailable={isBlocked}>
          {t("pay", { amount: formatCurrency(choice.totals.total) })}
        </Button>
      </form>
    </FormProvider>
  );
}
