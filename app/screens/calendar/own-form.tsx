import { Checkbox } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { ownDutyWords } from "./own-words";

export interface OwnFormProps {
  action: string;
  answer: FormOutcome | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
  label: string;
  submit: string;
  /** What stands now, of one that is changed. */
  duty?: {
    readonly title: string;
    readonly dueOn: string;
    readonly isYearly: boolean;
    readonly note: string;
    readonly version: number;
  };
}

/** Names a duty of the club's own, with its date. */
export function OwnForm({ action, answer, constraints, label, submit, duty }: OwnFormProps) {
  const t = useWords(ownDutyWords);
  return (
    <Form
      id="own"
      action={action}
      answer={answer}
      constraints={constraints}
      boxes={["is_yearly"]}
      label={label}
      hasRequiredNote
    >
      <input type="hidden" name="decision" value={duty ? "change" : "add"} />
      {duty && <input type="hidden" name="version" value={duty.version} />}
      <TextInput name="title" label={t("name")} hint={t("nameHint")} defaultValue={duty?.title} />
      <DateInput
        name="due_on"
        label={t("date")}
        defaultValue={duty?.dueOn}
        min="2000-01-01"
        max="2100-12-31"
        required
      />
      <Checkbox name="is_yearly" label={t("yearly")} defaultChecked={duty?.isYearly ?? false} />
      <TextArea name="note" label={t("note")} hint={t("noteHint")} defaultValue={duty?.note} />
      <SubmitButton className="mt-6">{submit}</SubmitButton>
    </Form>
  );
}
