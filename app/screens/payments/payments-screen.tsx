import { useLayoutEffect } from "react";
import type { FormAnswer } from "~/http/form-answer";
import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ChoiceForm } from "./choice-form";
import { DiscountCode } from "./discount-code";
import { HeldPaypal } from "./held-paypal";
import { PayNow } from "./pay-now";
import { PaymentDialog } from "./payment-dialog";
import type { PaymentsView } from "./payments-page.server";
import { Totals } from "./totals";
import { UnfinishedNotice } from "./unfinished-notice";
import { useChoice } from "./use-choice";
import { usePaymentEnd } from "./use-payment-end";
import { paymentsMessages } from "./words";

export interface PaymentsScreenProps {
  view: PaymentsView;
  /** What a form sent without script was answered. */
  answer?: FormOutcome | undefined;
  /** The same of a discount code. */
  codeAnswer?: FormOutcome | undefined;
}

/** Open invoices and the ways to pay them. */
export function PaymentsScreen({ view, answer, codeAnswer }: PaymentsScreenProps) {
  const t = useWords(paymentsMessages);
  const choice = useChoice(view);
  const { dialog, hasFailed, onCard, onOther, close } = usePaymentEnd(choice);
  useOwnDocument();
  const { accountId, accountName: name, hold, unfinished } = view;
  const refusal = answer && !answer.ok ? answer : undefined;
  const refusedCode = codeAnswer && !codeAnswer.ok ? codeAnswer : undefined;
  const isEmpty = view.invoices.length === 0 && hold === null;
  return (
    <FormPage>
      <div data-payments>
        <PageTitle
          title={t("title")}
          lede={t(view.isOnBehalf ? "onBehalf" : "lede", { name })}
          answer={refusal ?? refusedCode}
        />
        {refusal && <PlainRefusal refusal={refusal} />}
        {unfinished && <UnfinishedNotice unfinished={unfinished} accountId={accountId} />}
        {isEmpty ? (
          <EmptyState
            title={t("none")}
            action={<ButtonLink to={paths.app}>{t("home")}</ButtonLink>}
          >
            {t("noneText")}
          </EmptyState>
        ) : (
          <div className="pay-layout">
            <ChoiceForm choice={choice} />
            {choice.isPayable && (
              <>
                <DiscountCode choice={choice} refusal={refusedCode} />
                <Totals choice={choice} />
                <section className="pay-now">
                  {hold ? (
                    <HeldPaypal hold={hold} accountId={accountId} onEnd={onOther} />
                  ) : (
                    <PayNow choice={choice} onCard={onCard} onOther={onOther} />
                  )}
                </section>
              </>
            )}
          </div>
        )}
        <PaymentDialog end={dialog} onClose={close} />
        <ToastRegion>{hasFailed && <FailedToast onDismiss={close} />}</ToastRegion>
      </div>
    </FormPage>
  );
}

/** Why a payment that was sent without script was not carried out. */
function PlainRefusal({ refusal }: { refusal: FormAnswer }) {
  const errors = Object.values(refusal.errors).flatMap(([first]) => first ?? []);
  return (
    <div
      className="mb-8"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refusal it is what the reader came for; without script nothing else can lead there
      autoFocus
    >
      <FailedToast />
      <Notice tone="urgent" title={errors.length === 0 ? refusal.message : undefined}>
        {errors.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    </div>
  );
}

/**
 * Makes every link and every form that is not this screen's own load a new document. The policy
 * that lets the provider's script in belongs to this document, and so does the script: neither may
 * stay when the page is left.
 */
function useOwnDocument(): void {
  useLayoutEffect(() => {
    const leave = (event: Event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest("a[href]") && !target.closest('a[href^="#"]')) event.stopPropagation();
    };
    const send = (event: Event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : undefined;
      if (form && !form.closest("[data-payments]")) event.stopPropagation();
    };
    window.addEventListener("click", leave, { capture: true });
    window.addEventListener("submit", send, { capture: true });
    return () => {
      window.removeEventListener("click", leave, { capture: true });
      window.removeEventListener("submit", send, { capture: true });
    };
  }, []);
}
