import { type FormEvent, useRef, useState } from "react";
import type { FormAnswer } from "~/http/form-answer";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { useUi, useWords } from "~/ui/ui-context";
import { toDiscount } from "./discount-from-wire";
import { reserveDiscount } from "./payment-call";
import type { Choice } from "./use-choice";
import type { WireDiscount } from "./wire-discount";
import { paymentsMessages } from "./words";

const FIELD = "discount-code";

interface DiscountCodeProps {
  choice: Choice;
  /** Why a code that was sent without script was refused. */
  refusal: FormAnswer | undefined;
}

/** Applies and removes a discount code; locked while PayPal holds the payment. */
export function DiscountCode({ choice, refusal }: DiscountCodeProps) {
  const t = useWords(paymentsMessages);
  const { csrfToken } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const isUnderWay = useRef(false);
  const [refused, setRefused] = useState(refusal && (refusal.errors.code?.[0] ?? refusal.message));
  const { discount, view } = choice;
  const isHeld = view.hold !== null;
  const action = paths.discountReserve(view.accountId);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current || isHeld) return;
    isUnderWay.current = true;
    const code = discount ? "" : (input.current?.value.trim() ?? "");
    const { discount: found, error: problem } = await reserveDiscount<WireDiscount>(action, code);
    isUnderWay.current = false;
    setRefused(problem);
    choice.setDiscount(found && toDiscount(found));
  }

  return (
    <form
      method="post"
      action={chosenAction(choice)}
      className="pay-discount"
      onSubmit={onSubmit}
      noValidate
    >
      <input type="hidden" name="_token" value={csrfToken} />
      {discount && <input type="hidden" name="code" value="" />}
      <label className="field-label" htmlFor={FIELD}>
        {t("code")}
      </label>
      <FieldError id={FIELD}>{refused}</FieldError>
      <div className="control-group">
        <input
          // The code that is applied is in another field than the one that is typed into.
          key={discount?.id ?? 0}
          ref={input}
          id={FIELD}
          name={discount ? undefined : "code"}
          className="control pay-code"
          defaultValue={discount?.code ?? refusal?.values.code?.toUpperCase() ?? ""}
          // biome-ignore lint/a11y/noAutofocus: after a refusal it is what the reader came for; without script nothing else can lead there
          autoFocus={refusal !== undefined && discount === null}
          disabled={discount !== null || isHeld}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `${FIELD}-error` : undefined}
          onInput={({ currentTarget }) => {
            const { selectionStart, selectionEnd } = currentTarget;
            currentTarget.value = currentTarget.value.toUpperCase();
            currentTarget.setSelectionRange(selectionStart, selectionEnd);
            setRefused(undefined);
          }}
        />
        {!isHeld && (
          <Button type="submit" variant="secondary">
            {t(discount ? "remove" : "apply")}
          </Button>
        )}
      </div>
      <div role="status" className="hint">
        {isHeld
          ? t("codeHeld")
          : discount && t("applied", { description: discount.description || discount.code })}
      </div>
    </form>
  );
}

/** Without script the address keeps what is chosen. */
function chosenAction({ view, invoiceIds, method }: Choice): string {
  const query = new URLSearchParams({ chosen: "1", method });
  if (view.accountId !== undefined) query.set("account_id", String(view.accountId));
  for (const id of invoiceIds) query.append("invoices", String(id));
  return `${paths.discountReserve()}?${query}`;
}
