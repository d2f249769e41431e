import { type FormEvent, useState } from "react";
import { bylawsMessages, cooperationFlags } from "#modules/bylaws/contract";
import { translator } from "#modules/platform/messages";
import { Checkbox } from "~/components/ui/choices";
import { useFormContext } from "~/components/ui/form-context";
import { TextInput } from "~/components/ui/inputs";
import { useUi } from "~/components/ui/ui-context";
import { GeneralFields, MeetingFields } from "./booster-fields";
import { type BylawsFieldsProps, wordsOf } from "./fields-props";

/** The questions of the school variant: the general ones and School Cooperation. */
export function SchoolFields(props: BylawsFieldsProps) {
  return (
    <>
      <GeneralFields {...props} />
      <Cooperation {...props} />
      <MeetingFields {...props} />
    </>
  );
}

/** What the school asks. The official's title is needed as soon as anything is ticked. */
function Cooperation({ fields, questions }: BylawsFieldsProps) {
  const { locale } = useUi();
  const { values = fields } = useFormContext();
  const [isAnyTicked, setIsAnyTicked] = useState(
    cooperationFlags.some((name) => values[name] === "1"),
  );
  const words = (name: string) => wordsOf({ questions }, name);
  const t = translator(bylawsMessages, locale);
  const look = (event: FormEvent<HTMLFieldSetElement>) =>
    setIsAnyTicked(event.currentTarget.querySelector("input:checked") !== null);
  return (
    <fieldset className="field" onChange={look} aria-describedby="cooperation-hint">
      <legend className="field-label">{t("cooperationTitle")}</legend>
      <p id="cooperation-hint" className="field-hint">
        {t("cooperationHint")}
      </p>
      <TextInput
        name="school_official_title"
        {...words("school_official_title")}
        defaultValue={fields.school_official_title}
        required={isAnyTicked}
      />
      {cooperationFlags.map((name) => (
        <Checkbox key={name} name={name} {...words(name)} defaultChecked={fields[name] === "1"} />
      ))}
    </fieldset>
  );
}
