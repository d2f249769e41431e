import type { SeeablePerson } from "#modules/accounts/contract";
import { useSeeingWords } from "~/parts/impersonation/use-seeing-words";
import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextArea } from "~/ui/inputs";
import type { FormOutcome } from "~/ui/use-form-state";

export interface BeginFormProps {
  people: readonly SeeablePerson[];
  /** Who is chosen beforehand. */
  chosenId: number | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
}

/** As whom, and why. */
export function BeginForm({ people, chosenId, constraints, answer }: BeginFormProps) {
  const t = useSeeingWords();
  return (
    <Form answer={answer} constraints={constraints} label={t("title")}>
      <RadioGroup
        name="person"
        label={t("who")}
        options={people.map(({ id, name, email, isPrimary }) => ({
          value: String(id),
          label: name,
          hint: isPrimary ? t("primary", { email }) : email,
        }))}
        defaultValue={chosenId === undefined ? undefined : String(chosenId)}
        required
      />
      <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} rows={3} required />
      <SubmitButton className="mt-6">{t("begin")}</SubmitButton>
    </Form>
  );
}
