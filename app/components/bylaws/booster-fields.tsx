import { Checkbox } from "~/components/ui/choices";
import { TextArea, TextInput } from "~/components/ui/inputs";
import { MonthSelect } from "~/components/ui/selects";
import { type BylawsFieldsProps, wordsOf } from "./fields-props";

/** The questions of the general variant. */
export function BoosterFields(props: BylawsFieldsProps) {
  const { fields } = props;
  return (
    <>
      <GeneralFields {...props} />
      <Checkbox
        name="is_school"
        {...wordsOf(props, "is_school")}
        defaultChecked={fields.is_school === "1"}
      />
      <MeetingFields {...props} />
    </>
  );
}

/** Who the organization is and whom it supports. */
export function GeneralFields({ fields, questions }: BylawsFieldsProps) {
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
      <TextInput name="facility" {...words("facility")} defaultValue={fields.facility} />
    </>
  );
}

/** Its meetings, its year, and how the document marks the answers. */
export function MeetingFields({ fields, questions }: BylawsFieldsProps) {
  const words = (name: string) => wordsOf({ questions }, name);
  const minimums = ["meeting_attendee_minimum", "meeting_request_minimum"] as const;
  const months = [
    ["nomination_month", [2, 3, 4]],
    ["annual_meeting_month", [4, 5, 6]],
    ["fiscal_year_end", [6, 12, 5]],
  ] as const;
  return (
    <>
      {minimums.map((name) => (
        <TextInput key={name} name={name} {...words(name)} defaultValue={fields[name]} isShort />
      ))}
      {months.map(([name, common]) => (
        <MonthSelect
          key={name}
          name={name}
          {...words(name)}
          defaultValue={fields[name]}
          common={common}
        />
      ))}
      <Checkbox
        name="is_highlighted"
        {...words("is_highlighted")}
        defaultChecked={fields.is_highlighted === "1"}
      />
    </>
  );
}
