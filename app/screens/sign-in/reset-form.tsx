import { Link } from "@remix-run/react";
import { paths } from "~/http/paths";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import type { FieldConstraint } from "~/ui/form-context";
import { TextInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { Toast, ToastRegion } from "~/ui/toast";
import { useWords } from "~/ui/ui-context";
import type { FormOutcome } from "~/ui/use-form-state";

export interface ResetFormProps {
  token: string;
  /** The address that the link was sent to; undefined when the link does not work any more. */
  email: string | undefined;
  constraints: Readonly<Record<string, FieldConstraint>>;
  answer: FormOutcome | undefined;
}

/** Choosing a new password by an e-mailed link. The form is shown even when the link looks old. */
export function ResetForm({ token, email, constraints, answer }: ResetFormProps) {
  const t = useWords(signInPages);
  const hasFailed = answer?.ok === false;
  return (
    <FormPage>
      <PageTitle title={t("reset.title")} lede={t("reset.lede")} answer={answer} />
      {email === undefined && (
        <Notice tone="warning" title={t("reset.unknown")} className="mb-8">
          <p>
            {t("reset.unknownText")} <Link to={paths.passwordEmail}>{t("reset.again")}</Link>
          </p>
        </Notice>
      )}
      <Form answer={answer} constraints={constraints}>
        <input type="hidden" name="token" value={token} />
        {email === undefined ? (
          <TextInput name="email" type="email" label={t("field.email")} autoComplete="username" />
        ) : (
          <input type="hidden" name="email" value={email} autoComplete="username" />
        )}
        <PasswordField name="password" label={t("field.newPassword")} hasMeter />
        <PasswordField
          name="password_confirmation"
          label={t("field.confirm")}
          autoComplete="new-password"
        />
        <SubmitButton className="mt-6">{t("reset.submit")}</SubmitButton>
      </Form>
      <ToastRegion>{hasFailed && <Toast tone="urgent" title={t("reset.failed")} />}</ToastRegion>
    </FormPage>
  );
}
