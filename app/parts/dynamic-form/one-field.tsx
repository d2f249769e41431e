import type { ReactElement, ReactNode } from "react";
import {
  type FieldDefinition,
  type HtmlConstraint,
  kindOfText,
  textKindOf,
} from "#modules/platform/forms/contract";
import { Checkbox, RadioGroup } from "~/ui/choices";
import { cx } from "~/ui/cx";
import { useFormContext } from "~/ui/form-context";
import { DateInput, TextArea, TextInput } from "~/ui/inputs";
import { MoneyInput } from "~/ui/money-input";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";
import { Select } from "~/ui/selects";
import { StateSelect } from "~/ui/state-select";
import { useWords } from "~/ui/ui-context";
import { Dropbox } from "./dropbox";
import { FieldLink } from "./field-words";
import { dynamicFormWords } from "./words";

export interface OneFieldProps {
  field: FieldDefinition;
  /** What it starts with. */
  start: string | undefined;
  constraint: HtmlConstraint;
  isRequired: boolean;
  isDisabled: boolean;
  sideLabel: string | undefined;
  words: ReactNode;
  className: string;
  /** What goes along with uploaded files. */
  along: Readonly<Record<string, string>>;
}

/** What every control takes, from the definition. */
const sharedOf = ({ field, ...props }: OneFieldProps) => ({
  name: field.name,
  label: field.label ?? field.name,
  hint: props.words,
  required: props.isRequired,
  isDisabled: props.isDisabled,
  isAccented: field.is_accented === true,
  sideLabel: props.sideLabel,
  className: props.className,
});

/** One field of a form that is data, whatever its type: a type without a case does not compile. */
export function OneField(props: OneFieldProps): ReactElement {
  const { field, start, constraint, words, className } = props;
  const accent = field.is_accented && "field-accented";
  const shared = sharedOf(props);
  switch (field.field_type) {
    case "text":
      return <TextField {...props} />;
    case "textarea":
      return (
        <TextArea
          {...shared}
          defaultValue={start}
          placeholder={field.placeholder}
          rows={field.rows}
          maxLength={constraint.maxLength}
          autoComplete={constraint.autoComplete}
        />
      );
    case "date":
      return <DateInput {...shared} defaultValue={start} autoComplete={constraint.autoComplete} />;
    case "checkbox":
      return <Checkbox {...shared} defaultChecked={start === "1"} />;
    case "radio":
      return <RadioGroup {...shared} defaultValue={start} options={field.options ?? []} />;
    case "state_select":
      return (
        <StateSelect
          {...shared}
          defaultValue={start}
          {...(field.placeholder && { emptyLabel: field.placeholder })}
          autoComplete={constraint.autoComplete}
        />
      );
    case "greek_select":
      return <GreekSelect {...props} />;
    case "select":
      return (
        <Select
          {...shared}
          defaultValue={start}
          options={field.options ?? []}
          emptyLabel={field.placeholder}
          autoComplete={constraint.autoComplete}
        />
      );
    case "password":
      return <Password {...props} />;
    case "hidden":
      return <HiddenField {...props} />;
    case "dropbox":
      return (
        <Dropbox
          {...shared}
          value={start}
          action={field.action}
          options={field.options ?? []}
          along={props.along}
        />
      );
    case "divider":
      return <hr className={cx("form-divider", accent, className)} />;
    case "heading":
      return (
        <div className={cx("form-heading", accent, className)}>
          <h3>{field.label}</h3>
          {words && <div className="field-hint">{words}</div>}
        </div>
      );
    case "alert_warning":
      return (
        <Notice tone="warning" title={field.label} className={cx("form-alert", accent, className)}>
          {words ?? field.value}
        </Notice>
      );
    case "link":
      return (
        <div className={cx("field", accent, className)}>
          <FieldLink
            href={field.link?.href ?? field.action}
            html={field.link?.html ?? field.label ?? ""}
          />
          {words && <div className="field-hint">{words}</div>}
        </div>
      );
  }
}

function TextField(props: OneFieldProps) {
  const { field, start, constraint } = props;
  const shared = { ...sharedOf(props), defaultValue: start, placeholder: field.placeholder };
  const kind = textKindOf(field);
  if (kind === "money") return <MoneyInput {...shared} maxLength={constraint.maxLength} />;
  return (
    <TextInput
      {...shared}
      type={constraint.type}
      isShort={kind && kindOfText(kind).isShort}
      maxLength={constraint.maxLength}
      inputMode={constraint.inputMode}
      autoComplete={constraint.autoComplete}
    />
  );
}

function GreekSelect(props: OneFieldProps) {
  const { field, start } = props;
  const t = useWords(dynamicFormWords);
  return (
    <Select
      {...sharedOf(props)}
      defaultValue={start}
      options={field.options ?? []}
      emptyLabel={field.placeholder ?? t("greekNone")}
    />
  );
}

function Password(props: OneFieldProps) {
  const { field, constraint } = props;
  const isNew = constraint.autoComplete === "new-password";
  const isConfirming = field.rules?.some((rule) => rule.startsWith("confirmed:")) ?? false;
  return (
    <PasswordField
      {...sharedOf(props)}
      placeholder={field.placeholder}
      maxLength={constraint.maxLength}
      autoComplete={isNew ? "new-password" : "current-password"}
      hasMeter={isNew && !isConfirming}
    />
  );
}

function HiddenField({ field, start, isDisabled }: OneFieldProps) {
  const { idOf, values } = useFormContext();
  return (
    <input
      type="hidden"
      id={idOf(field.name)}
      name={field.name}
      defaultValue={values?.[field.name] ?? start}
      disabled={isDisabled || undefined}
    />
  );
}
