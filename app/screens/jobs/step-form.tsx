import type { ReactNode } from "react";
import type { ButtonVariant } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import type { FormOutcome } from "~/ui/use-form-state";

export interface StepFormProps {
  /** What is sent besides what `children` ask for. */
  fields: Readonly<Record<string, string>>;
  id: string;
  /** What the button says, and what it is about where there are several on a page. */
  label: string;
  about?: string;
  variant?: ButtonVariant;
  answer?: FormOutcome | undefined;
  children?: ReactNode;
}

/** A step of staff: one button, and what must be said with it. */
export function StepForm(props: StepFormProps) {
  const { fields, id, label, about, variant = "secondary", answer, children } = props;
  return (
    <Form id={id} label={about ? `${label}: ${about}` : label} answer={answer}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SubmitButton variant={variant} className={children ? "mt-4" : "whitespace-nowrap"}>
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </SubmitButton>
    </Form>
  );
}
