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
  return (
    <QuestionGroup name="letter" label={t("letter")} hint={t("letterHint")}>
      <div className="rescue-day">
        <MonthSelect
          name="letter_month"
          label={t("letterMonth")}
          error={errors.letter_month}
          defaultValue={values.letter_month}
        />
        <TextInput
          name="letter_day"
          label={t("letterDay")}
          error={errors.letter_day}
          defaultValue={values.letter_day}
          inputMode="numeric"
          maxLength={2}
          isShort
        />
        <TextInput
          name="letter_year"
          label={t("letterYear")}
          error={errors.letter_year}
          defaultValue={values.letter_year}
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
          <Select
            key={name}
            name={name}
            label={label}
            error={errors[name]}
            emptyLabel={false}
            defaultValue={values[name] || "unknown"}
            options={forms}
          />
        ))}
      </QuestionGroup>
      <RadioGroup
        name="revoked_before"
        label={t("before")}
        error={errors.revoked_before}
        defaultValue={values.revoked_before || "unknown"}
        options={known}
      />
      <RadioGroup
        name="cause"
        label={t("cause")}
        hint={t("causeHint")}
        error={errors.cause}
        defaultValue={values.cause || "unknown"}
        options={causes}
      />
      <RadioGroup
        name="in_group"
        label={t("group")}
        error={errors.in_group}
        defaultValue={values.in_group || "unknown"}
        options={known}
      />
    </>
  );
}
