import type { ReactNode } from "react";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";

export interface CurrentPasswordFormProps {
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
  submit: string;
  isDanger?: boolean;
  /** Beside the button: the way back. */
  children?: ReactNode;
}

/** Asks for the password once more before the way of signing in changes. */
export function CurrentPasswordForm(props: CurrentPasswordFormProps) {
  const { constraints, answer, submit, isDanger, children } = props;
  const t = useWords(signInPages);
  return (
    <Form answer={answer} constraints={constraints}>
      <PasswordField name="current_password" label={t("field.current")} />
      <div className="btn-row mt-6">
        <SubmitButton variant={isDanger ? "danger" : "primary"}>{submit}</SubmitButton>
        {children}
      </div>
    </Form>
  );
}
