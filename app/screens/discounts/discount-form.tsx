import type { ReactNode } from "react";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { DiscountDefaults } from "./discount-views";
import { discountPages } from "./words";

interface DiscountFormProps {
  answer: FormOutcome | undefined;
  /** The discount that is changed; a new one when left out. */
  defaults?: DiscountDefaults;
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className="field">
      <legend className="field-label">{title}</legend>
      <div className="field-hint">{hint}</div>
      {children}
    </fieldset>
  );
}

const boxes = ["is_new_account", "is_renewals", "is_upgrades", "is_service_fees"];

/** The form of a new discount, or of one that is changed: all of it but the code. */
export function DiscountForm({ answer, defaults }: DiscountFormProps) {
  const t = useWords(discountPages);
  return (
    <Form answer={answer} boxes={boxes}>
      {defaults ? (
        <input type="hidden" name="version" value={defaults.version} />
      ) : (
        <TextInput
          name="code"
          label={t("fieldCode")}
          hint={t("fieldCodeHint")}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
      <TextInput
        name="description"
        label={t("fieldDescription")}
        hint={t("fieldDescriptionHint")}
        defaultValue={defaults?.description}
        autoComplete="off"
        maxLength={200}
        required
      />
      <Group title={t("amountGroup")} hint={t("amountHint")}>
        <MoneyInput
          name="currency_value"
          label={t("fieldAmount")}
          defaultValue={defaults?.amount}
        />
        <TextInput
          name="percent"
          label={t("fieldPercent")}
          hint={t("fieldPercentHint")}
          defaultValue={defaults?.percent}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          sideLabel="%"
          isShort
        />
      </Group>
      <Group title={t("reachGroup")} hint={t("reachHint")}>
        <Checkbox
          name="is_new_account"
          label={t("fieldNewAccount")}
          defaultChecked={defaults?.isNewAccount}
        />
        <Checkbox
          name="is_renewals"
          label={t("fieldRenewals")}
          defaultChecked={defaults?.isRenewals}
        />
        <Checkbox
          name="is_upgrades"
          label={t("fieldUpgrades")}
          defaultChecked={defaults?.isUpgrades}
        />
        <Checkbox
          name="is_service_fees"
          label={t("fieldServiceFees")}
          defaultChecked={defaults?.isServiceFees}
        />
      </Group>
      <Group title={t("limitsGroup")} hint={t("limitsHint")}>
        <DateInput name="first_day" label={t("fieldFirstDay")} defaultValue={defaults?.firstDay} />
        <DateInput name="last_day" label={t("fieldLastDay")} defaultValue={defaults?.lastDay} />
        <CountInput name="max_uses" label={t("fieldUses")} defaultValue={defaults?.maxUses} />
        <CountInput
          name="max_uses_per_account"
          label={t("fieldUsesPerAccount")}
          defaultValue={defaults?.maxUsesPerAccount}
        />
      </Group>
      <SubmitButton className="mt-6">{t(defaults ? "save" : "create")}</SubmitButton>
    </Form>
  );
}

const CountInput = (props: { name: string; label: string; defaultValue: string | undefined }) => (
  <TextInput {...props} inputMode="numeric" autoComplete="off" maxLength={9} isShort />
);
