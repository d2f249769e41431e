import { Checkbox, RadioGroup } from "~/ui/choices";
import { FieldError } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { useFormContext } from "~/ui/form-context";
import { DateInput, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { LatestData } from "./latest.server";
import { latestPaymentsWords } from "./words";

/** The field by which an invoice is chosen. */
export const choiceName = (id: number): string => `invoice_${id}`;

/** Enters cash or a check for the ticked invoices; all of them are ticked at first. */
export function EnterForm({
  form,
  answer,
}: {
  form: LatestData["form"];
  answer: FormOutcome | undefined;
}) {
  const t = useWords(latestPaymentsWords);
  if (form.choices.length === 0) return <p>{t("enterNothing")}</p>;
  return (
    <Form answer={answer} hasRequiredNote>
      <input type="hidden" name="key" value={form.key} />
      <RadioGroup
        name="method"
        label={t("enterMethod")}
        defaultValue="check"
        required
        options={[
          { value: "check", label: t("enterCheck") },
          { value: "cash", label: t("enterCash") },
        ]}
      />
      <MoneyInput
        name="amount"
        label={t("enterAmount")}
        hint={t("enterAmountHint")}
        defaultValue={form.amount}
        required
      />
      <TextInput name="label" label={t("enterLabel")} maxLength={60} autoComplete="off" />
      <DateInput
        name="received_on"
        label={t("enterDate")}
        defaultValue={form.today}
        max={form.today}
        required
      />
      <Choices choices={form.choices} />
      <div className="btn-row mt-6">
        <SubmitButton>{t("enterSubmit")}</SubmitButton>
      </div>
    </Form>
  );
}

function Choices({ choices }: Pick<LatestData["form"], "choices">) {
  const t = useWords(latestPaymentsWords);
  const { errors, idOf } = useFormContext();
  return (
    <fieldset className="field">
      <legend className="field-label">{t("enterInvoices")}</legend>
      <div id={idOf("invoices")} tabIndex={-1}>
        <FieldError id={idOf("invoices")}>{errors.invoices}</FieldError>
        {choices.map(({ id, number, date, amount, isChosen }) => (
          <Checkbox
            key={id}
            name={choiceName(id)}
            label={t("enterChoice", { number, date, amount })}
            defaultChecked={isChosen}
            className="choice-tight"
          />
        ))}
      </div>
    </fieldset>
  );
}
