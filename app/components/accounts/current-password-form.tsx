import type { ReactNode } from "react";
import { Form, SubmitButton } from "~/components/ui/form";
import type { FieldConstraint } from "~/components/ui/form-context";
import { PasswordField } from "~/components/ui/password-field";
import { useWords } from "~/components/ui/ui-context";
import type { FormOutcome } from "~/components/ui/use-form-state";
import { signInPages } from "~/messages/sign-in";

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
