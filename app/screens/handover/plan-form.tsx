import { handoverForm } from "#modules/handover/contract";
import { AllFields } from "~/parts/form-field/form-field";
import { Form, SubmitButton } from "~/ui/form";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { SuccessorFieldsProps } from "./successor-fields";
import { handoverWords } from "./words";

export interface PlanFormProps extends SuccessorFieldsProps {
  action: string;
  answer: FormOutcome | undefined;
}

/** To whom a club is handed over, and what becomes of who hands over. */
export function PlanForm({ action, answer, office, title, startsOn }: PlanFormProps) {
  const t = useWords(handoverWords);
  return (
    <Form id="plan" action={action} answer={answer} label={t("title")} hasRequiredNote>
      <AllFields
        form={handoverForm}
        start={{ office, title, starts_on: startsOn, afterwards: "leave" }}
      />
      <SubmitButton className="mt-6">{t("next")}</SubmitButton>
    </Form>
  );
}
