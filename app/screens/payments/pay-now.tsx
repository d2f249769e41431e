import { Notice } from "~/ui/notice";
import { useWords } from "~/ui/ui-context";
import type { PaymentEnd } from "./payment-call";
import { SecretArea } from "./secret-area";
import { PaypalForm, ZeroForm } from "./settle-forms";
import type { Choice } from "./use-choice";
import { paymentsMessages } from "./words";

export interface PayNowProps {
  choice: Choice;
  /** Told how a card or bank payment ended. */
  onCard(end: PaymentEnd): void;
  /** Told how every other payment ended. */
  onOther(end: PaymentEnd): void;
}

/**
 * What pays the chosen invoices. What was typed stays while another way is looked at, so the card
 * and bank forms are hidden then and not removed.
 */
export function PayNow({ choice, onCard, onOther }: PayNowProps) {
  const { invoiceIds, isFree, method } = choice;
  const isNothing = invoiceIds.length === 0;
  const isSecret = !isNothing && !isFree && method !== "paypal";
  return (
    <>
      <div role="status">{isNothing && <NothingChosen />}</div>
      {isFree && <ZeroForm choice={choice} onEnd={onOther} />}
      {!isNothing && !isFree && method === "paypal" && (
        <PaypalForm choice={choice} onEnd={onOther} />
      )}
      <div hidden={!isSecret}>
        <SecretArea choice={choice} onEnd={onCard} />
      </div>
    </>
  );
}

function NothingChosen() {
  const t = useWords(paymentsMessages);
  return (
    <Notice tone="warning" title={t("noneSelected")}>
      <p>{t("noneSelectedText")}</p>
    </Notice>
  );
}
