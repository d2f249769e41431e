import type { ReactNode } from "react";
import { cx } from "./cx";
import { type FieldConstraint, useFormContext } from "./form-context";
import { Icon } from "./icons";
import { useWords } from "./ui-context";
import { uiMessages } from "./words";

/** What every field takes. Inside a `Form` its error, kept value and constraints come by name. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Under the label: what to enter, or where to find it. */
  hint?: ReactNode;
  /** Overrides the form's error of this field. */
  error?: string | undefined;
  required?: boolean;
  isDisabled?: boolean;
  /** Draws the eye to this field. */
  isAccented?: boolean;
  /** Shown beside the control. */
  sideLabel?: ReactNode;
  /** For the page's script alone: a browser that sends the form leaves the field out. */
  isUnsent?: boolean;
  id?: string;
  className?: string;
}

export interface FieldState {
  readonly id: string;
  readonly error: string | undefined;
  readonly hintId: string | undefined;
  readonly isRequired: boolean;
  readonly constraint: FieldConstraint;
  /** What was typed before a refusal; undefined when the field starts with its initial value. */
  readonly kept: string | undefined;
  /** True when the form came back with what was typed: an unticked box then stays unticked. */
  readonly isKept: boolean;
  /** What the control needs to belong to its label, hint and error. */
  readonly control: {
    readonly id: string;
    readonly name: string | undefined;
    readonly required: boolean | undefined;
    readonly disabled: boolean | undefined;
    readonly "aria-invalid": true | undefined;
    readonly "aria-describedby": string | undefined;
  };
}

/** Wires a field to the form that it stands in. */
export function useField(props: FieldProps): FieldState {
  const form = useFormContext();
  const constraint = form.constraints[props.name] ?? {};
  const id = props.id ?? form.idOf(props.name);
  const error = props.error ?? form.errors[props.name];
  const isRequired = props.required ?? constraint.required ?? false;
  const hintId = props.hint ? `${id}-hint` : undefined;
  return {
    id,
    error,
    hintId,
    isRequired,
    constraint,
    kept: form.values?.[props.name],
    isKept: form.values !== undefined,
    control: {
      id,
      name: props.isUnsent ? undefined : props.name,
      required: isRequired || undefined,
      disabled: props.isDisabled || undefined,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": cx(hintId, error && `${id}-error`) || undefined,
    },
  };
}

/** The mark of a required field; the form says once what it means. */
export const RequiredMark = () => (
  <span className="field-required" aria-hidden="true">
    {" *"}
  </span>
);

/** A field's error: icon and words, beside the field. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  const words = useWords(uiMessages);
  if (!children) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      <Icon name="error" />
      <span>
        <span className="sr-only">{words("error.prefix")} </span>
        {children}
      </span>
    </p>
  );
}

type FrameProps = Omit<FieldProps, "name"> & { field: FieldState; children: ReactNode };

/** What is in every frame: hint, error, and the control with the words beside it. */
function Framed({ field, hint, sideLabel, children }: FrameProps) {
  return (
    <>
      {hint && (
        <div id={field.hintId} className="field-hint">
          {hint}
        </div>
      )}
      <FieldError id={field.id}>{field.error}</FieldError>
      {sideLabel ? (
        <div className="field-row">
          {children}
          <span>{sideLabel}</span>
        </div>
      ) : (
        children
      )}
    </>
  );
}

const frameClass = ({ isAccented, className }: FrameProps) =>
  cx("field", isAccented && "field-accented", className);

/** The frame of one field: label above, hint under it, the error, then the control. */
export function Field(props: FrameProps) {
  const { field, label } = props;
  return (
    <div className={frameClass(props)}>
      <label className="field-label" htmlFor={field.id}>
        {label}
        {field.isRequired && <RequiredMark />}
      </label>
      <Framed {...props} />
    </div>
  );
}

/** A set of controls under one question. */
export function FieldGroup(props: FrameProps) {
  const { field, label } = props;
  return (
    <fieldset
      className={frameClass(props)}
      disabled={field.control.disabled}
      aria-describedby={field.control["aria-describedby"]}
    >
      <legend className="field-label">
        {label}
        {field.isRequired && <RequiredMark />}
      </legend>
      <Framed {...props} />
    </fieldset>
  );
}
