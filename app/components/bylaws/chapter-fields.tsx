import { Checkbox } from "~/components/ui/choices";
import { TextArea, TextInput } from "~/components/ui/inputs";
import { MonthSelect } from "~/components/ui/selects";
import { type BylawsFieldsProps, wordsOf } from "./fields-props";

/** The questions of the chapter variant. */
export function ChapterFields({ fields, questions }: BylawsFieldsProps) {
  const words = (name: string) => wordsOf({ questions }, name);
  return (
    <>
      <TextInput
        name="name"
        {...words("name")}
        defaultValue={fields.name}
        autoComplete="organization"
      />
      <TextArea name="purpose" {...words("purpose")} defaultValue={fields.purpose} rows={6} />
      <MonthSelect
        name="fiscal_year_end"
        {...words("fiscal_year_end")}
        defaultValue={fields.fiscal_year_end}
        common={[6, 12, 5]}
      />
      <Checkbox
        name="is_highlighted"
        {...words("is_highlighted")}
        defaultChecked={fields.is_highlighted === "1"}
      />
    </>
  );
}
