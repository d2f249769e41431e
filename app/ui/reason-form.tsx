import type { ReactNode } from "react";
import type { ButtonProps } from "./button";
import { Form, SubmitButton } from "./form";
import { TextArea } from "./inputs";
import type { FormOutcome } from "./use-form-state";

export interface ReasonFormProps {
  /** Of its section's heading; it keeps the fields' ids apart, too. */
  id: string;
  title: string;
  /** What the decision does. */
  text: string;
  /** The reason of the decision that this one takes back. */
  quoted?: string;
  /** What the form is sent for: the value of its field `decision`. */
  decision: string;
  /** The field for the reason; left out where none is asked. */
  reason?: { name: string; label: string; hint: string; maxLength: number };
  submit: string;
  variant?: ButtonProps["variant"];
  answer: FormOutcome | undefined;
  /** More fields, such as hidden ones. */
  children?: ReactNode;
}

/** A decision of staff in a section of its own, which asks for a reason where one is needed. */
export function ReasonForm({
  id,
  title,
  text,
  quoted,
  decision,
  reason,
  submit,
  variant = "danger",
  answer,
  children,
}: ReasonFormProps) {
  return (
    <section className="stack enter-payment" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {quoted && (
        <blockquote className="hint">
          <p>{quoted}</p>
        </blockquote>
      )}
      <Form key={decision} id={`${id}-form`} answer={answer} label={title}>
        <input type="hidden" name="decision" value={decision} />
        {children}
        {reason && <TextArea {...reason} rows={3} required />}
        <SubmitButton variant={variant} className="mt-6">
          {submit}
        </SubmitButton>
      </Form>
    </section>
  );
}
