import type { ReactNode } from "react";
import { BothKept } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import { TextArea } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { LevelPage, LevelPreview, LevelRefusal, LevelValues } from "../level-views";
import { levelPages } from "../words";
import { levelDifferences } from "./level-fields";
import { LevelPreviewTable } from "./level-preview";

interface LevelFormProps {
  page: LevelPage;
  answer: LevelRefusal | LevelPreview | undefined;
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="field">
      <legend className="field-label">{title}</legend>
      {hint && <div className="field-hint">{hint}</div>}
      {children}
    </fieldset>
  );
}

function Amounts({
  fields,
  values,
}: {
  fields: readonly (readonly [name: string, label: string])[];
  values: LevelValues;
}) {
  return fields.map(([name, label]) => (
    <MoneyInput key={name} name={name} label={label} defaultValue={values[name]} maxLength={20} />
  ));
}

/** What staff change of a level. The first button shows a preview; only the second one saves. */
export function LevelForm({ page, answer }: LevelFormProps) {
  const t = useWords(levelPages);
  const preview = answer?.ok ? answer : undefined;
  const refusal = answer?.ok === false ? answer : undefined;
  const values = preview?.values ?? page.values;
  const version = refusal?.stored?.version ?? page.version;
  return (
    <Form answer={refusal}>
      {refusal?.stored && (
        <BothKept differences={levelDifferences(t, refusal.stored.fields, refusal.values)} />
      )}
      <input type="hidden" name="version" value={version} />
      <Group title={t("joinGroup")}>
        <Amounts fields={[["joining_price", t("fieldJoining")]]} values={values} />
      </Group>
      {page.hasRenewal ? (
        <Group title={t("renewalGroup")} hint={t("renewalHint")}>
          <Amounts
            fields={[
              ["renewal_price", t("fieldRenewal")],
              ["price_discount", t("fieldDiscount")],
            ]}
            values={values}
          />
        </Group>
      ) : (
        <p className="hint">{t("renewsAs", { name: page.renewsAs })}</p>
      )}
      {page.targets.length > 0 && (
        <Group title={t("upgradeGroup")} hint={t("upgradeHint")}>
          <Select
            name="upgrade_to"
            label={t("fieldUpgradeTo")}
            emptyLabel={t("noUpgrade")}
            defaultValue={values.upgrade_to}
            options={page.targets}
          />
          <Amounts
            fields={[
              ["upgrade", t("fieldUpgrade")],
              ["upgrade_discount", t("fieldUpgradeDiscount")],
              ["inc_package", t("fieldPackage")],
              ["inc_package_discount", t("fieldPackageDiscount")],
            ]}
            values={values}
          />
        </Group>
      )}
      <TextArea
        name="renewal_features"
        label={t("fieldFeatures")}
        hint={t("fieldFeaturesHint")}
        rows={10}
        maxLength={4_000}
        defaultValue={values.renewal_features}
      />
      <div role="status">{preview && <LevelPreviewTable rows={preview.rows} />}</div>
      <div className="btn-row mt-6">
        <SubmitButton name="step" value="preview" variant={preview ? "secondary" : "primary"}>
          {t("preview")}
        </SubmitButton>
        <SubmitButton name="step" value="save" variant={preview ? "primary" : "secondary"}>
          {t("save")}
        </SubmitButton>
      </div>
    </Form>
  );
}
