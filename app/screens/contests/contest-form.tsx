import { Form, SubmitButton } from "~/ui/form";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";
import type { ContestDefaults } from "./contest-views";
import { contestStaffMessages } from "./staff-contest-words";

interface ContestFormProps {
  answer: FormOutcome | undefined;
  /** The contest that is changed; a new one when left out. */
  defaults?: ContestDefaults;
}

/** The form of a new contest, or of one that is changed. */
export function ContestForm({ answer, defaults }: ContestFormProps) {
  const t = useWords(contestStaffMessages);
  const kinds = (["photo", "video"] as const).map((value) => ({
    value,
    label: t(`kind.${value}`),
  }));
  return (
    <Form answer={answer}>
      {defaults && <input type="hidden" name="version" value={defaults.version} />}
      <TextInput
        name="title"
        label={t("fieldTitle")}
        defaultValue={defaults?.title}
        autoComplete="off"
        maxLength={120}
        required
      />
      <Select
        name="kind"
        label={t("fieldKind")}
        options={kinds}
        defaultValue={defaults?.kind}
        required
      />
      <DateInput
        name="opens_on"
        label={t("fieldOpens")}
        defaultValue={defaults?.opensOn}
        required
      />
      <DateInput
        name="closes_on"
        label={t("fieldCloses")}
        defaultValue={defaults?.closesOn}
        required
      />
      <TextArea
        name="rules"
        label={t("fieldRules")}
        hint={t("fieldRulesHint")}
        defaultValue={defaults?.rules}
        rows={8}
        maxLength={10_000}
        required
      />
      <SubmitButton className="mt-6">{t("save")}</SubmitButton>
    </Form>
  );
}
