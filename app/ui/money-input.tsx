import { Field, type FieldProps, useField } from "./field";

export interface MoneyInputProps extends FieldProps {
  /** As people type it: "1,234.50". */
  defaultValue?: string | undefined;
  placeholder?: string;
  maxLength?: number;
}

/** An amount of dollars, typed as text and parsed by `platform/money`. */
export function MoneyInput(props: MoneyInputProps) {
  const field = useField(props);
  return (
    <Field {...props} field={field}>
      <div className="control-group control-short">
        <span className="control-prefix" aria-hidden="true">
          $
        </span>
        <input
          {...field.control}
          type="text"
          className="control"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={field.kept ?? props.defaultValue}
          placeholder={props.placeholder}
          maxLength={props.maxLength ?? field.constraint.maxLength ?? 20}
        />
      </div>
    </Field>
  );
}
