import { paths } from "~/http/paths";
import { ButtonLink } from "~/ui/button";
import { FormPage, PageTitle } from "~/ui/page";
import { EmptyState } from "~/ui/table";
import { FailedToast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ChoiceForm } from "./choice-form";
import { DiscountCode } from "./discount-code";
import { HeldPaypal } from "./held-paypal";
import { useOwnDocument } from "./own-document";
import { PayNow } from "./pay-now";
import { PaymentDialog } from "./payment-dialog";
import type { PaymentsView } from "./payments-view";
import { PlainRefusal } from "./plain-refusal";
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
