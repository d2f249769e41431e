import { RadioGroup } from "~/ui/choices";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { DateInput, TextInput } from "~/ui/inputs";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import { bylawsVersionsMessages } from "../bylaws-versions-words";

export interface AdoptionFormProps {
  version: number;
  /** The days on which it can have been adopted. */
  days: { readonly first: string; readonly last: string };
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
}

/** When and how the members adopted a version. */
export function AdoptionForm({ version, days, constraints, answer }: AdoptionFormProps) {
  const t = useWords(bylawsVersionsMessages);
  const votes = [
    { value: "counted", label: t("counted") },
    { value: "unanimous", label: t("unanimous") },
  ];
  return (
    <Form answer={answer} constraints={constraints} hasRequiredNote>
      <input type="hidden" name="version" value={version} />
      <DateInput
        name="date"
        label={t("date")}
        hint={t("dateHint")}
        min={days.first}
        max={days.last}
      />
      <div data-together>
        <RadioGroup name="vote" label={t("vote")} options={votes} defaultValue="counted" required />
        <TextInput
          name="votes_for"
          label={t("votesFor")}
          hint={t("votesForHint")}
          inputMode="numeric"
          autoComplete="off"
          isShort
        />
        <TextInput
          name="votes_against"
          label={t("votesAgainst")}
          inputMode="numeric"
          autoComplete="off"
          isShort
        />
      </div>
      <TextInput
        name="abstained"
        label={t("abstained")}
        inputMode="numeric"
        autoComplete="off"
        isShort
      />
      <TextInput name="presiding_officer" label={t("presidingOfficer")} autoComplete="off" />
      <TextInput name="secretary" label={t("secretary")} autoComplete="off" />
      <SubmitButton className="mt-6">{t("record")}</SubmitButton>
    </Form>
  );
}
