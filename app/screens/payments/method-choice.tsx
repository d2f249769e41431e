import { useWords } from "~/ui/ui-context";
import { chosenMethods } from "./payments-view";
import type { Choice } from "./use-choice";
import { paymentsMessages } from "./words";

/** The three ways to pay, as three radio buttons. */
export function MethodChoice({ choice }: { choice: Choice }) {
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
