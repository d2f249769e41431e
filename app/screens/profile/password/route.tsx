import type { ActionFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { passwordChangeSchema } from "#modules/accounts/contract";
import { changePassword } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";

export function loader() {
  return { constraints: constraintsOf(passwordChangeSchema) };
}

/** Changes one's own password; this browser gets a new session. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(passwordChangeSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const { userAgent, sessionToken: token } = visit;
  const changed = await changePassword(ctx, { ...fields.value, userAgent, token });
  if (!changed.ok) return refuseForm(context, changed.refusal);
  visit.startSession(changed.value.token, changed.value.expiresAt);
  return answerDone(context, { json: { status: "changed" }, to: paths.account, flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ChangePassword() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  const fields = useWords(signInPages);
  return (
    <FormPage>
      <PageTitle title={t("change.title")} lede={t("change.lede")} answer={answer} />
      <Form answer={answer} constraints={constraints}>
        <PasswordField name="current_password" label={fields("field.current")} />
        <PasswordField name="password" label={fields("field.newPassword")} hasMeter />
        <PasswordField
          name="password_confirmation"
          label={fields("field.confirm")}
          autoComplete="new-password"
        />
        <SubmitButton className="mt-6">{t("change.submit")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={paths.account}>{t("two.back")}</Link>
      </p>
    </FormPage>
  );
}
