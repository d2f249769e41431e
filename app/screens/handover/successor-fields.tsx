import { offices, officeWords } from "#modules/officers/contract";
import { DateInput, TextInput } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useWords } from "~/ui/ui-context";
import { handoverWords } from "./words";

export interface SuccessorFieldsProps {
  /** What they begin with. */
  office: string;
  title: string;
  startsOn: string;
}

/** Who takes a club over, and in which office. */
export function SuccessorFields({ office, title, startsOn }: SuccessorFieldsProps) {
  const t = useWords(handoverWords);
  const word = useWords(officeWords);
  return (
    <>
      <TextInput name="name" label={t("name")} autoComplete="off" required />
      <TextInput
        name="email"
        label={t("email")}
        hint={t("emailHint")}
        type="email"
        autoComplete="off"
        required
      />
      <Select
        name="office"
        label={t("office")}
        options={offices.map((value) => ({ value, label: word(value) }))}
        defaultValue={office}
        required
      />
      <TextInput
        name="title"
        label={t("officeTitle")}
        hint={t("officeTitleHint")}
        defaultValue={title}
      />
      <DateInput name="starts_on" label={t("startsOn")} defaultValue={startsOn} required />
    </>
  );
}
