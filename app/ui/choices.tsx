import type { ReactNode } from "react";
import { cx } from "./cx";
import { FieldError, FieldGroup, type FieldProps, RequiredMark, useField } from "./field";

export interface CheckboxProps extends FieldProps {
  defaultChecked?: boolean;
}

/** A tick box: sends "1" when ticked, nothing when not (which the server reads as 0). */
export function Checkbox(props: CheckboxProps) {
  const field = useField(props);
  // A disabled box was not sent, so what came back says nothing about it.
  const hasCome = field.isKept && !props.isDisabled;
  const isChecked = hasCome ? field.kept === "1" : props.defaultChecked;
  return (
    <div className={cx("field", props.isAccented && "field-accented", props.className)}>
      <FieldError id={field.id}>{field.error}</FieldError>
      <div className="choice">
        <input {...field.control} type="checkbox" value="1" defaultChecked={isChecked} />
        <label htmlFor={field.id}>
          {props.label}
          {field.isRequired && <RequiredMark />}
        </label>
        {props.hint && (
          <div id={field.hintId} className="choice-hint">
            {props.hint}
          </div>
        )}
        {props.sideLabel && <div className="choice-hint">{props.sideLabel}</div>}
      </div>
    </div>
  );
}

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  /** Ruled rows, for choices that change the page. */
  isRuled?: boolean;
}

/** One of several. The first button carries the field's id, so the error summary leads there. */
export function RadioGroup(props: RadioGroupProps) {
  const field = useField(props);
  const chosen = field.kept ?? props.defaultValue;
  return (
    <FieldGroup {...props} field={field}>
      <div className={cx(props.isRuled && "choices-ruled")}>
        {props.options.map((option, index) => {
          const id = index === 0 ? field.id : `${field.id}-${index}`;
          return (
            <div className="choice" key={option.value}>
              <input
                type="radio"
                id={id}
                name={props.name}
                value={option.value}
                defaultChecked={option.value === chosen}
                required={field.control.required}
                disabled={option.isDisabled}
                aria-describedby={option.hint ? `${id}-about` : undefined}
              />
              <label htmlFor={id}>{option.label}</label>
              {option.hint && (
                <div id={`${id}-about`} className="choice-hint">
                  {option.hint}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
