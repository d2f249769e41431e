import type { ReactNode } from "react";
import { formWord } from "#modules/platform/forms/contract";
import { levelForm } from "#modules/renewal/contract";
import { FormField } from "~/parts/form-field/form-field";
import { BothKept } from "~/ui/both-kept";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/selects";
import { useUi, useWords } from "~/ui/ui-context";
import type { LevelPage, LevelPreview, LevelRefusal } from "../levels-page.server";
import { levelPages } from "../words";
import { levelDifferences } from "./level-fields";
import { LevelPreviewTable } from "./level-preview";

interface LevelFormProps {
  page: LevelPage;
  answer: LevelRefusal | LevelPreview | undefined;
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="field" data-together>
      <legend className="field-label">{title}</legend>
      {hint && <div className="field-hint">{hint}</div>}
      {children}
    </fieldset>
  );
}

const upgradeFields = [
  "upgrade",
  "upgrade_discount",
  "inc_package",
  "inc_package_discount",
] as const;

/** What staff change of a level. The first button shows a preview; only the second one saves. */
export function LevelForm({ page, answer }: LevelFormProps) {
  const t = useWords(levelPages);
  const preview = answer?.ok ? answer : undefined;
  const refusal = answer?.ok === false ? answer : undefined;
  const values = preview?.values ?? page.values;
  const fieldOf = (name: keyof (typeof levelForm)["fields"]) => (
    <FormField key={name} form={levelForm} name={name} start={values[name]} />
  );
  const { locale } = useUi();
  const version = refusal?.stored?.version ?? page.version;
  return (
    <Form answer={refusal}>
      {refusal?.stored && (
        <BothKept differences={levelDifferences(locale, refusal.stored.fields, refusal.values)} />
      )}
      <FormField form={levelForm} name="version" start={String(version)} />
      <Group title={t("joinGroup")}>{fieldOf("joining_price")}</Group>
      {page.hasRenewal ? (
        <Group title={t("renewalGroup")} hint={t("renewalHint")}>
          {(["renewal_price", "price_discount"] as const).map(fieldOf)}
        </Group>
      ) : (
        <p className="hint">{t("renewsAs", { name: page.renewsAs })}</p>
      )}
      {page.targets.length > 0 && (
        <Group title={t("upgradeGroup")} hint={t("upgradeHint")}>
          <Select
            name="upgrade_to"
            label={formWord(levelForm, locale, "upgrade_to") ?? ""}
            emptyLabel={t("noUpgrade")}
            defaultValue={values.upgrade_to}
            options={page.targets}
          />
          {upgradeFields.map(fieldOf)}
        </Group>
      )}
      {fieldOf("renewal_features")}
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
