import { createContext, useContext } from "react";
import type { ShownErrors } from "./use-form-state";

/** HTML constraints of a field, as `constraintsOf(schema)` reads them from its zod schema. */
export interface FieldConstraint {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** What the fields inside a form find there. */
export interface FormContextValue {
  readonly errors: ShownErrors;
  /** What was typed before a refusal; undefined when the fields start with their initial values. */
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly constraints: Readonly<Record<string, FieldConstraint>>;
  readonly isSubmitting: boolean;
  readonly isBlocked: boolean;
  readonly isDisabled: boolean;
  /** The element id of a field's control. */
  idOf(name: string): string;
}

const FormContext = createContext<FormContextValue>({
  errors: {},
  values: undefined,
  constraints: {},
  isSubmitting: false,
  isBlocked: false,
  isDisabled: false,
  idOf: (name) => name,
});

export const FormProvider = FormContext.Provider;
export const useFormContext = (): FormContextValue => useContext(FormContext);
