import { type FormEvent, useState } from "react";
import {
  bylawsMessages,
  bylawsWords,
  type FieldPart,
  type FlagGroup,
  type PartGroup,
  type Variant,
} from "#modules/bylaws/contract";
import { translator } from "#modules/platform/messages";
import { Checkbox } from "~/ui/choices";
import { useFormContext } from "~/ui/form-context";
import { TextArea, TextInput } from "~/ui/inputs";
import { MonthSelect, Select } from "~/ui/selects";
import { StateSelect } from "~/ui/state-select";
import { useUi } from "~/ui/ui-context";
import { type BylawsFieldsProps, wordsOf } from "./fields-props";

/** The questions of a variant, as its template lists them. */
export function Questions({ variant, ...props }: BylawsFieldsProps & { variant: Variant }) {
  const parts: readonly (FieldPart | FlagGroup | PartGroup)[] = bylawsWords[variant].parts;
  return parts.map((part) =>
    "field" in part ? (
      <Question key={part.field} part={part} {...props} />
    ) : "parts" in part ? (
      <Section key={part.title} group={part} {...props} />
    ) : (
      <Group key={part.title} group={part} {...props} />
    ),
  );
}

/** Questions under a title of their own. */
function Section({ group, ...props }: BylawsFieldsProps & { group: PartGroup }) {
  const words = translator(bylawsMessages, useUi().locale);
  const hintId = `${group.title}-hint`;
  return (
    <fieldset className="field" aria-describedby={hintId}>
      <legend className="field-label">{words(group.title)}</legend>
      <p id={hintId} className="field-hint">
        {words(group.hint)}
      </p>
      {group.parts.map((part) => (
        <Question key={part.field} part={part} {...props} />
      ))}
    </fieldset>
  );
}

function Question({ part, fields, questions }: BylawsFieldsProps & { part: FieldPart }) {
  const { field: name } = part;
  const words = translator(bylawsMessages, useUi().locale);
  const field = { name, ...wordsOf({ questions }, name) };
  const value = fields[name];
  switch (part.as) {
    case "text":
      return (
        <TextInput
          {...field}
          defaultValue={value}
          isShort={part.isShort}
          autoComplete={part.autoComplete}
        />
      );
    case "longText":
      return <TextArea {...field} defaultValue={value} rows={6} />;
    case "month":
      return <MonthSelect {...field} defaultValue={value} />;
    case "state":
      return <StateSelect {...field} defaultValue={value} autoComplete="off" />;
    case "choice":
      return (
        <Select
          {...field}
          defaultValue={value}
          options={part.choices.map(([choice, label]) => ({ value: choice, label: words(label) }))}
        />
      );
    case "flag":
      return <Checkbox {...field} defaultChecked={value === "1"} />;
  }
}

/** Boxes with the field that is needed as soon as one of them is ticked. */
function Group({ group, fields, questions }: BylawsFieldsProps & { group: FlagGroup }) {
  const { needed, flags } = group;
  const { values = fields } = useFormContext();
  const [isAnyTicked, setIsAnyTicked] = useState(flags.some((name) => values[name] === "1"));
  const words = translator(bylawsMessages, useUi().locale);
  const look = (event: FormEvent<HTMLFieldSetElement>) =>
    setIsAnyTicked(event.currentTarget.querySelector("input:checked") !== null);
  const hintId = `${needed}-group-hint`;
  return (
    <fieldset className="field" onChange={look} aria-describedby={hintId}>
      <legend className="field-label">{words(group.title)}</legend>
      <p id={hintId} className="field-hint">
        {words(group.hint)}
      </p>
      <TextInput
        name={needed}
        {...wordsOf({ questions }, needed)}
        defaultValue={fields[needed]}
        required={isAnyTicked}
      />
      {flags.map((name) => (
        <Checkbox
          key={name}
          name={name}
          {...wordsOf({ questions }, name)}
          defaultChecked={fields[name] === "1"}
        />
      ))}
    </fieldset>
  );
}
