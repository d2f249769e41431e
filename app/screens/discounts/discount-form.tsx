import type { ReactNode } from "react";
import { discountForm } from "#modules/billing/contract";
import { FormField } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { DiscountDefaults } from "./discount-pages.server";
import { discountPages } from "./words";

interface DiscountFormProps {
  answer: FormOutcome | undefined;
  /** The discount that is changed; a new one when left out. */
  defaults?: DiscountDefaults;
}

interface GroupProps {
  title: string;
  hint: string;
  /** One rule judges all of its fields. */
  isTogether?: boolean;
  children: ReactNode;
}

function Group({ title, hint, isTogether, children }: GroupProps) {
  return (
    <fieldset className="field" data-together={isTogether}>
      <legend className="field-label">{title}</legend>
      <div className="field-hint">{hint}</div>
      {children}
    </fieldset>
  );
}

const boxes = ["is_new_account", "is_renewals", "is_upgrades", "is_service_fees"] as const;

/** The form of a new discount, or of one that is changed: all of it but the code. */
export function DiscountForm({ answer, defaults }: DiscountFormProps) {
  const t = useWords(discountPages);
  const fieldOf = (name: keyof DiscountDefaults) => (
    <FormField key={name} form={discountForm} name={name} start={defaults?.[name]} />
  );
  return (
    <Form answer={answer} boxes={boxes}>
      {fieldOf(defaults ? "version" : "code")}
      {fieldOf("description")}
      <Group title={t("amountGroup")} hint={t("amountHint")} isTogether>
        {fieldOf("currency_value")}
        {fieldOf("percent")}
      </Group>
      <Group title={t("reachGroup")} hint={t("reachHint")} isTogether>
        {boxes.map(fieldOf)}
      </Group>
      <Group title={t("limitsGroup")} hint={t("limitsHint")}>
        <div data-together>
          {fieldOf("first_day")}
          {fieldOf("last_day")}
        </div>
        {fieldOf("max_uses")}
        {fieldOf("max_uses_per_account")}
      </Group>
      <SubmitButton className="mt-6">{t(defaults ? "save" : "create")}</SubmitButton>
    </Form>
  );
}
