import { afterwards } from "#modules/handover/contract";
import { offices, officeWords } from "#modules/officers/contract";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { SuccessorFields, type SuccessorFieldsProps } from "./successor-fields";
import { handoverWords } from "./words";

export interface PlanFormProps extends SuccessorFieldsProps {
  action: string;
  answer: FormOutcome | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
}

/** To whom a club is handed over, and what becomes of who hands over. */
export function PlanForm({ action, answer, constraints, office, title, startsOn }: PlanFormProps) {
  const t = useWords(handoverWords);
  const word = useWords(officeWords);
  const options = offices.map((value) => ({ value, label: word(value) }));
  return (
    <Form
      id="plan"
      action={action}
      answer={answer}
      constraints={constraints}
      label={t("title")}
      hasRequiredNote
    >
      <SuccessorFields office={office} title={title} startsOn={startsOn} />
      <RadioGroup
        name="afterwards"
        label={t("afterwards")}
        options={afterwards.map((value) => ({ value, label: t(`afterwards.${value}`) }))}
        defaultValue="leave"
        required
      />
      <Select
        name="stay_office"
        label={t("stayOffice")}
        options={options}
        emptyLabel={t("stayOfficeNone")}
      />
      <TextInput name="stay_title" label={t("stayTitle")} hint={t("officeTitleHint")} />
      <SubmitButton className="mt-6">{t("next")}</SubmitButton>
    </Form>
  );
}
