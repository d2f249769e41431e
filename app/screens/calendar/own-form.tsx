import type { Translate } from "#modules/platform/messages";
import { BothKept, type Difference } from "~/ui/both-kept";
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
  /** What is kept now, of one that is changed. */
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
  const differences = duty ? differencesOf(t, duty, answer) : [];
  return (
    <>
      {differences.length > 0 && <BothKept differences={differences} />}
      <Form
        id="own"
        action={action}
        answer={answer}
        constraints={constraints}
        boxes={["is_yearly"]}
        label={label}
        hasRequiredNote
      >
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
    </>
  );
}

/** What somebody else saved meanwhile, beside what was typed. */
function differencesOf(
  t: Translate<(typeof ownDutyWords)["en"]>,
  duty: NonNullable<OwnFormProps["duty"]>,
  answer: FormOutcome | undefined,
): readonly Difference[] {
  if (!answer || answer.ok || answer.status !== 409) return [];
  const typed = answer.values;
  const yearly = (is: boolean) => t(is ? "repeats" : "once");
  const rows = [
    { field: t("name"), theirs: duty.title, yours: typed.title ?? "" },
    { field: t("date"), theirs: duty.dueOn, yours: typed.due_on ?? "" },
    {
      field: t("howOften"),
      theirs: yearly(duty.isYearly),
      yours: yearly(typed.is_yearly === "1"),
    },
    { field: t("note"), theirs: duty.note, yours: typed.note ?? "" },
  ];
  return rows.filter(({ theirs, yours }) => theirs !== yours);
}
