import type { ReactNode } from "react";
import { TouchedClubs } from "~/parts/touched/touched-clubs";
import { BothKept } from "~/ui/both-kept";
import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { ruleStaffWords } from "../words";
import { RuleDate } from "./rule-date";
import type { RuleData, RulePreviewed, RuleRefusal } from "./rule-page.server";

interface RuleFormProps {
  page: RuleData;
  answer: RuleRefusal | RulePreviewed | undefined;
}

const boxes = [
  "proof_file",
  "proof_number",
  "proof_seen",
  "is_optional",
  "is_active",
  "confirmed",
] as const;

/**
 * Every field of a rule. The first button shows whom the change would touch; the one that saves comes
 * with the answer.
 */
export function RuleForm({ page, answer }: RuleFormProps) {
  const t = useWords(ruleStaffWords);
  const { labels, options } = page;
  const preview = answer?.ok ? answer : undefined;
  const refusal = answer?.ok === false ? answer : undefined;
  const values = preview?.values ?? page.values;
  // Who saved what was seen and was refused for something else saves again without a second look.
  const mayAgain = refusal?.values.step === "save" && !refusal.stored && !refusal.errors.seen_clubs;
  const [clubs, dates] = preview
    ? [String(preview.touched.clubs), String(preview.touched.dates)]
    : [refusal?.values.seen_clubs ?? "", refusal?.values.seen_dates ?? ""];
  const field = (name: string) => ({
    name,
    label: labels[name] ?? name,
    defaultValue: values[name],
  });
  const box = (name: (typeof boxes)[number], label: string) => (
    <Checkbox name={name} label={label} defaultChecked={values[name] === "1"} />
  );
  return (
    <Form answer={refusal} boxes={boxes} hasRequiredNote>
      {refusal?.stored && <BothKept differences={refusal.stored.differences} />}
      <input type="hidden" name="version" value={refusal?.stored?.version ?? page.version} />
      {preview && (
        <TouchedClubs touched={preview.touched} told={t("touchedTold")} saveId="seen_clubs" />
      )}
      {(preview || mayAgain) && (
        <>
          <input type="hidden" name="seen_clubs" value={clubs} />
          <input type="hidden" name="seen_dates" value={dates} />
        </>
      )}
      {page.version === 0 && (
        <Part title={t("group.new")}>
          <Select {...field("new_level")} options={options.new_level} required />
          <TextInput
            {...field("new_name")}
            hint={t("newNameHint")}
            maxLength={30}
            autoComplete="off"
            required
          />
        </Part>
      )}
      <Part title={t("group.words")} hint={t("wordsHint", placeholders)}>
        {(["title", "reason", "steps"] as const).map((name) =>
          (["en", "es"] as const).map((locale) => (
            <TextArea
              key={`${name}_${locale}`}
              {...field(`${name}_${locale}`)}
              hint={
                name === "steps" ? t("stepsHint") : name === "reason" ? t("reasonHint") : undefined
              }
              rows={name === "steps" ? 5 : 2}
              maxLength={name === "steps" ? 2_000 : 500}
              required={name !== "steps"}
            />
          )),
        )}
      </Part>
      <Part title={t("group.date")}>
        <RuleDate page={page} values={values} />
      </Part>
      <Part title={t("group.whom")}>
        <TextArea
          {...field("condition")}
          hint={t("conditionHint", { condition: page.condition })}
          rows={5}
          maxLength={2_000}
          required
        />
        <Select {...field("role")} options={options.role} emptyLabel={false} required />
        <fieldset className="field">
          <legend className="field-label">{t("proof")}</legend>
          {box("proof_file", labels.proof_file ?? "")}
          {box("proof_number", labels.proof_number ?? "")}
          {box("proof_seen", labels.proof_seen ?? "")}
        </fieldset>
        {box("is_optional", t("isOptional"))}
        {box("is_active", t("isActive"))}
      </Part>
      <Part title={t("group.source")}>
        <TextInput {...field("source_en")} maxLength={500} required />
        <TextInput {...field("source_es")} maxLength={500} required />
        <TextInput {...field("source_url")} type="url" hint={t("sourceUrlHint")} maxLength={500} />
        <DateInput {...field("read_on")} hint={t("readOnHint")} />
        {box("confirmed", t("isConfirmed"))}
        <TextInput {...field("check_en")} hint={t("checkHint")} maxLength={500} />
        <TextInput {...field("check_es")} hint={t("checkHint")} maxLength={500} />
      </Part>
      <Part title={t("group.change")}>
        <TextArea
          name="reason"
          label={t("changeReason")}
          hint={t("changeReasonHint")}
          defaultValue={preview?.values.reason}
          rows={3}
          maxLength={500}
          required
        />
      </Part>
      <div id="seen_clubs" tabIndex={-1} className="btn-row mt-6">
        <SubmitButton
          name="step"
          value="preview"
          variant={preview || mayAgain ? "secondary" : "primary"}
        >
          {t(preview || mayAgain ? "previewAgain" : "preview")}
        </SubmitButton>
        {(preview || mayAgain) && (
          <SubmitButton name="step" value="save">
            {t("save")}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}

/** The names of the dates within a rule's words, as they are typed. */
const placeholders = Object.fromEntries(
  ["end", "year", "day", "plain", "due", "opens", "state"].map((name) => [name, `{${name}}`]),
) as Record<"end" | "year" | "day" | "plain" | "due" | "opens" | "state", string>;

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="form-heading">
    <h2>{title}</h2>
    {hint && <p className="hint">{hint}</p>}
    {children}
  </section>
);
