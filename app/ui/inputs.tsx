import type { InputHTMLAttributes, Ref } from "react";
import { cx } from "./cx";
import { Field, type FieldProps, useField } from "./field";
import { useHydrated } from "./ui-context";

export interface TextInputProps extends FieldProps {
  type?: "text" | "email" | "tel" | "url" | "search";
  defaultValue?: string | undefined;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  autoCapitalize?: string;
  spellCheck?: boolean;
  maxLength?: number;
  /** The id of a `datalist` of suggestions. */
  list?: string;
  /** For what is short by nature: a code, a year, a ZIP. */
  isShort?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. `type=number` is never used: numbers are text with an `inputMode`. */
export function TextInput(props: TextInputProps) {
  const field = useField(props);
  const { type = "text", defaultValue, isShort } = props;
  const isEmail = type === "email";
  return (
    <Field {...props} field={field}>
      <input
        {...field.control}
        ref={props.ref}
        type={type}
        className={cx("control", isShort && "control-short")}
        defaultValue={field.kept ?? defaultValue}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete ?? (isEmail ? "email" : undefined)}
        inputMode={props.inputMode}
        list={props.list}
        autoCapitalize={props.autoCapitalize ?? (isEmail ? "none" : undefined)}
        spellCheck={props.spellCheck ?? (isEmail ? false : undefined)}
        minLength={field.constraint.minLength}
        maxLength={props.maxLength ?? field.constraint.maxLength}
        pattern={field.constraint.pattern}
      />
    </Field>
  );
}

export interface TextAreaProps extends FieldProps {
  defaultValue?: string | undefined;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
  autoComplete?: string;
}

/**
 * Several lines of text; it grows with what is typed where the browser can. React sets a text area
 * back to its default text when it takes over the page, so what was typed until then is that text.
 */
export function TextArea(props: TextAreaProps) {
  const field = useField(props);
  const isHydrated = useHydrated();
  const shown = isHydrated ? undefined : globalThis.document?.getElementById(field.control.id);
  const typed = (shown as HTMLTextAreaElement | null | undefined)?.value;
  return (
    <Field {...props} field={field}>
      <textarea
        {...field.control}
        className="control"
        rows={props.rows ?? 4}
        defaultValue={typed ?? field.kept ?? props.defaultValue}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        minLength={field.constraint.minLength}
        maxLength={props.maxLength ?? field.constraint.maxLength}
      />
    </Field>
  );
}

export interface DateInputProps extends FieldProps {
  /** A civil date, YYYY-MM-DD. */
  defaultValue?: string | undefined;
  min?: string;
  max?: string | undefined;
  autoComplete?: string;
}

/** A civil date. The browser's own control: typed on a keyboard, picked on a phone. */
export function DateInput(props: DateInputProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <input
        {...field.control}
        type="date"
        className="control control-short"
        defaultValue={field.kept ?? props.defaultValue}
        min={props.min}
        max={props.max ?? "9999-12-31"}
        autoComplete={props.autoComplete}
      />
    </Field>
  );
}
