import type { ReactElement, ReactNode } from "react";
import { type Form, type FormFields, formWord } from "#modules/platform/forms/contract";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { Select, type SelectOption } from "~/ui/selects";
import { useUi } from "~/ui/ui-context";

interface FormFieldProps<F extends FormFields> {
  form: Form<F>;
  name: keyof F & string;
  /** What it starts with, as it is typed; a ticked box starts with "1". */
  start?: string | undefined;
  /** What is wrong with it, in a form that is none of ours. */
  error?: string | undefined;
  /** The id of a `datalist` of suggestions for a line of text. */
  list?: string;
  /** In place of the form's own. */
  hint?: ReactNode;
  /** Of a text that is chosen from what the page knows. */
  options?: readonly SelectOption[] | undefined;
  /** The last day that its control offers for a date. */
  latest?: string;
}

/** Room for the ways that people write them; of an address as much as mail servers take. */
const LONGEST = { email: 254, phone: 40, ein: 20, digits: 20 } as const;

const looks = {
  code: { autoCapitalize: "characters", spellCheck: false },
  url: { type: "url" },
} as const;

interface AllFieldsProps<F extends FormFields> {
  form: Form<F>;
  /** What fields start with, by their names. */
  start?: { readonly [K in keyof F & string]?: string | undefined };
  /** Just these of them. */
  only?: readonly (keyof F & string)[];
}

/** The fields of a form in their order. */
export function AllFields<F extends FormFields>({
  form,
  start,
  only = Object.keys(form.fields),
}: AllFieldsProps<F>) {
  return only.map((name) => <FormField key={name} form={form} name={name} start={start?.[name]} />);
}

/** A field of a form that is declared once: its control, by how it is read. */
export function FormField<F extends FormFields>({
  form,
  name,
  start,
  error,
  list,
  hint,
  options,
  latest,
}: FormFieldProps<F>): ReactElement {
  const { locale } = useUi();
  const { reader, isDemanded } = (form as Form).fields[name] as FormFields[string];
  const word = (key: string) => formWord(form, locale, key);
  const shared = { name, label: word(name) ?? name, hint: hint ?? word(`${name}.hint`), error };
  const typed = { ...shared, required: isDemanded, defaultValue: start };
  switch (reader.kind) {
    case "text":
      if (options) return <Select {...typed} options={options} emptyLabel={word(`${name}.none`)} />;
      return reader.lines > 1 ? (
        <TextArea {...typed} maxLength={reader.max} rows={reader.lines} />
      ) : (
        <TextInput
          {...typed}
          {...(reader.look && looks[reader.look])}
          maxLength={reader.max}
          autoComplete={reader.autoComplete ?? "off"}
          list={list}
        />
      );
    case "email":
    case "phone":
      return (
        <TextInput
          {...typed}
          type={reader.kind === "email" ? "email" : "tel"}
          maxLength={LONGEST[reader.kind]}
          autoComplete={reader.isOfOthers ? "off" : reader.kind === "email" ? "email" : "tel"}
        />
      );
    case "ein":
    case "digits":
      return (
        <TextInput
          {...typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST[reader.kind]}
          isShort
        />
      );
    case "date":
      return <DateInput {...typed} max={latest} />;
    case "money":
      return <MoneyInput {...typed} />;
    case "share":
      return (
        <TextInput
          {...typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          sideLabel="%"
          isShort
        />
      );
    case "count":
      return (
        <TextInput
          {...typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={reader.max.toLocaleString("en-US").length}
          isShort
        />
      );
    case "choice": {
      const choices = reader.values.map((value) => ({
        value,
        label: word(`${name}.${value}`) ?? value,
        hint: word(`${name}.${value}.hint`),
      }));
      return reader.look === "radios" ? (
        <RadioGroup {...typed} options={choices} />
      ) : (
        <Select {...typed} options={choices} emptyLabel={word(`${name}.none`)} />
      );
    }
    case "flag":
      return <Checkbox {...shared} defaultChecked={start === "1"} />;
    case "version":
      return <input type="hidden" name={name} value={start ?? "0"} />;
  }
}
