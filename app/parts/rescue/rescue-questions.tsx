import type { ReactNode } from "react";
import { RadioGroup } from "~/ui/choices";
import { FieldGroup, type FieldProps, useField } from "~/ui/field";
import { DateInput, TextInput } from "~/ui/inputs";
import { MonthSelect, Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { rescueWords } from "./words";

type Errors = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string>>;

/** Several fields under one question; each has its own error. */
function QuestionGroup({ children, ...props }: FieldProps & { children: ReactNode }) {
  return (
    <FieldGroup {...props} field={useField(props)}>
      {children}
    </FieldGroup>
  );
}

/** The day of the IRS's letter, of which the day itself may be missing. */
export function LetterQuestion({ values, errors = {} }: { values: Values; errors?: Errors }) {
  const t = useWords(rescueWords);
  const typed = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  return (
    <QuestionGroup name="letter" label={t("letter")} hint={t("letterHint")}>
      <div className="rescue-day">
        <MonthSelect {...typed("letter_month")} label={t("letterMonth")} />
        <TextInput
          {...typed("letter_day")}
          label={t("letterDay")}
          inputMode="numeric"
          maxLength={2}
          isShort
        />
        <TextInput
          {...typed("letter_year")}
          label={t("letterYear")}
          inputMode="numeric"
          maxLength={4}
          isShort
        />
      </div>
    </QuestionGroup>
  );
}

export interface RescueQuestionsProps {
  /** What the fields hold, by their names. */
  values: Values;
  /** In a form without a context of its own. */
  errors?: Errors;
  /** The ends of the three years, worded, where they are known. */
  yearEnds: readonly string[] | undefined;
}

/** The questions about a revocation; each may be left open. */
export function RescueQuestions({ values, errors = {}, yearEnds }: RescueQuestionsProps) {
  const t = useWords(rescueWords);
  const known = (["yes", "no", "unknown"] as const).map((value) => ({
    value,
    label: t(value === "unknown" ? "notSure" : value),
  }));
  const forms = (["short", "full", "unknown"] as const).map((value) => ({
    value,
    label: t(`form.${value}`),
  }));
  const causes = (["all", "some", "none", "unknown"] as const).map((value) => ({
    value,
    label: t(`cause.${value}`),
  }));
  const years = (["year1", "year2", "year3"] as const).map((key, at) => {
    const end = yearEnds?.[at];
    return { name: `year_${at + 1}`, label: end ? t("yearOf", { end }) : t(key) };
  });
  const chosen = (name: string) => ({
    name,
    error: errors[name],
    defaultValue: values[name] || "unknown",
  });
  return (
    <>
      <DateInput
        name="posted_on"
        label={t("list")}
        hint={t("listHint")}
        error={errors.posted_on}
        defaultValue={values.posted_on}
      />
      <LetterQuestion values={values} errors={errors} />
      <QuestionGroup name="years" label={t("years")} hint={t("yearsHint")}>
        {years.map(({ name, label }) => (
          <Select key={name} {...chosen(name)} label={label} emptyLabel={false} options={forms} />
        ))}
      </QuestionGroup>
      <RadioGroup {...chosen("revoked_before")} label={t("before")} options={known} />
      <RadioGroup {...chosen("cause")} label={t("cause")} hint={t("causeHint")} options={causes} />
      <RadioGroup {...chosen("in_group")} label={t("group")} options={known} />
    </>
  );
}
