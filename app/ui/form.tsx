import { Form as RemixForm } from "@remix-run/react";
import type { FormEventHandler, ReactNode } from "react";
import { Button, type ButtonProps } from "./button";
import { ErrorSummary } from "./error-summary";
import { type FieldConstraint, FormProvider, useFormContext } from "./form-context";
import { Notice } from "./notice";
import { useUi, useWords } from "./ui-context";
import { type FormOutcome, useFormState } from "./use-form-state";
import { useKeptForm } from "./use-kept-form";
import { uiMessages } from "./words";

export interface FormProps {
  children: ReactNode;
  /** Where it is sent; the page's own address when left out. */
  action?: string;
  /** `put` and `delete` travel as a post with `_method`. */
  method?: "post" | "put" | "delete";
  encType?: "application/x-www-form-urlencoded" | "multipart/form-data";
  /** What the action answered last: `useActionData<typeof action>()`. */
  answer?: FormOutcome | undefined;
  /** HTML constraints by field, from `constraintsOf(schema)`. */
  constraints?: Readonly<Record<string, FieldConstraint>>;
  /** Needed when a page has several forms: it keeps their fields' ids apart. */
  id?: string;
  /** Names the form for assistive technology. */
  label?: string;
  /** Empties the fields after success instead of returning them to their initial values. */
  isClearing?: boolean;
  /** A locked form: no field can be edited, and `SubmitButton` says "Locked". */
  isDisabled?: boolean;
  /** The tick boxes of a form that changes something: what is not ticked is sent as such. */
  boxes?: readonly string[];
  /** Says once, at the top, what the asterisk means. */
  hasRequiredNote?: boolean;
  /** Leaves the page as a browser does without script, for answers that are not pages. */
  reloadDocument?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/**
 * A form with the behavior that all forms share: its token, the error summary that takes focus,
 * errors that go when their field is edited, the loading state. Works without script.
 */
export function Form({
  children,
  method = "post",
  answer,
  constraints = {},
  id,
  label,
  isClearing,
  isDisabled = false,
  boxes = [],
  hasRequiredNote = false,
  onSubmit,
  ...rest
}: FormProps) {
  const { csrfToken } = useUi();
  const words = useWords(uiMessages);
  const state = useFormState({ answer, isClearing });
  const { errors, isSubmitting, isBlocked } = state;
  const idOf = (name: string) => (id ? `${id}-${name}` : name);
  const refusal = answer && !answer.ok ? answer : undefined;
  // A fault has no values to give back; the fields keep what they hold.
  const kept = useKeptForm(rest.action);
  const refused =
    refusal && refusal.status >= 400 && refusal.status < 500 ? refusal.values : undefined;
  const values = refused ?? (answer ? undefined : kept?.values);
  const hasFailed = refusal !== undefined && Object.keys(refusal.errors).length === 0;
  const shown = Object.entries(errors).map(([name, text]) => ({ id: idOf(name), text }));

  return (
    <FormProvider
      value={{ errors, values, constraints, isSubmitting, isBlocked, isDisabled, idOf }}
    >
      <RemixForm
        {...rest}
        ref={state.form}
        id={id}
        method="post"
        noValidate
        aria-label={label}
        aria-busy={isSubmitting || undefined}
        data-state={isSubmitting ? "submitting" : isBlocked ? "blocked" : "idle"}
        onInput={state.onInput}
        onSubmit={(event) => {
          onSubmit?.(event);
          state.onSubmit(event);
        }}
      >
        <input type="hidden" name="_token" value={csrfToken} />
        {method !== "post" && <input type="hidden" name="_method" value={method.toUpperCase()} />}
        {boxes.length > 0 && <input type="hidden" name="_boxes" value={boxes.join(" ")} />}
        {isSubmitting && <div className="form-loading" />}
        <div role="status" className="sr-only">
          {isSubmitting && words("form.sending")}
        </div>
        {shown.length > 0 && <ErrorSummary ref={state.summary} errors={shown} />}
        {hasFailed && (
          <div
            ref={state.summary}
            tabIndex={-1}
            className="mb-8"
            // biome-ignore lint/a11y/noAutofocus: as the summary's; without script nothing else can lead there
            autoFocus
          >
            <Notice tone="urgent" title={refusal.message || words("form.failed")}>
              {!refusal.message && words("form.failedNext")}
            </Notice>
          </div>
        )}
        {hasRequiredNote && <RequiredNote />}
        <fieldset className="form-area" disabled={isDisabled}>
          {children}
        </fieldset>
      </RemixForm>
    </FormProvider>
  );
}

/** Says once what the asterisk means. */
export function RequiredNote() {
  return (
    <p className="hint mb-6 text-sm">
      <span aria-hidden="true" className="field-required">
        *{" "}
      </span>
      {useWords(uiMessages)("required.note")}
    </p>
  );
}

/** Sends the form it is in: busy while it is under way, blocked while a field is wrong. */
export function SubmitButton(props: ButtonProps) {
  const { isSubmitting, isBlocked, isDisabled } = useFormContext();
  const words = useWords(uiMessages);
  if (isDisabled) {
    return (
      <Button type="button" variant="secondary" icon="lock" isUnavailable>
        {words("form.locked")}
      </Button>
    );
  }
  return <Button type="submit" {...props} isBusy={isSubmitting} isUnavailable={isBlocked} />;
}
