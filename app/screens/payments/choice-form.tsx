import { useEffect, useRef } from "react";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { useWords } from "~/ui/ui-context";
import { chosenMethods } from "./chosen-methods";
import { InvoiceChoice } from "./invoice-choice";
import type { Choice } from "./use-choice";
import { paymentsMessages } from "./words";

/** The boxes and the way to pay; without script a button asks the server for the new total. */
export function ChoiceForm({ choice }: { choice: Choice }) {
  const t = useWords(paymentsMessages);
  const { take } = choice;
  const { accountId, hold } = choice.view;
  const isHeld = hold !== null;
  const isChoosing = choice.isPayable && !isHeld;
  const form = useRef<HTMLFormElement>(null);

  // Boxes may have been changed before the page was live, and browsers restore them by themselves.
  useEffect(() => {
    if (form.current && !isHeld) take(new FormData(form.current));
  }, [take, isHeld]);

  return (
    <form
      ref={form}
      method="get"
      action={paths.payments}
      autoComplete="off"
      onChange={({ currentTarget }) => take(new FormData(currentTarget))}
    >
      {accountId !== undefined && <input type="hidden" name="account_id" value={accountId} />}
      <input type="hidden" name="chosen" value="1" />
      <InvoiceChoice choice={choice} />
      {isChoosing && !choice.isFree && <MethodChoice choice={choice} />}
      {isChoosing && (
        <div className="plain-only">
          <p className="hint mt-4">{t("updateHint")}</p>
          <Button type="submit" variant="secondary" className="mt-2">
            {t("update")}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The three ways to pay, as three radio buttons. */
function MethodChoice({ choice }: { choice: Choice }) {
  const t = useWords(paymentsMessages);
  return (
    <fieldset className="field">
      <legend className="field-label">{t("method")}</legend>
      <div className="choices-ruled">
        {chosenMethods.map((method) => (
          <div className="choice" key={method}>
            <input
              type="radio"
              id={`method-${method}`}
              name="method"
              value={method}
              defaultChecked={method === choice.method}
            />
            <label htmlFor={`method-${method}`}>{t(`method.${method}`)}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
