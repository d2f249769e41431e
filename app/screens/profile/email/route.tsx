import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { emailChangeSchema } from "#modules/accounts/contract";
import { requestEmailChange } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { DescriptionList } from "~/ui/details";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";
import { settingsPages } from "../words";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = requireMember(context, request);
  return { present: user.email, constraints: constraintsOf(emailChangeSchema) };
}

/** Asks for another address; the account's page then says what is waited for. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body } = context;
  const fields = parseFields(emailChangeSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const asked = await requestEmailChange(ctx, fields.value);
  if (!asked.ok) return refuseForm(context, asked.refusal);
  return answerDone(context, { json: { status: "sent" }, to: `${paths.account}#sign-in` });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ChangeEmail() {
  const { present, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(settingsPages);
  return (
    <FormPage>
      <PageTitle title={t("email.title")} lede={t("email.lede")} answer={answer} />
      <div className="mb-6">
        <DescriptionList facts={[{ term: t("email.present"), description: present }]} />
      </div>
      <Form answer={answer} constraints={constraints}>
        <TextInput name="email" type="email" label={t("email.new")} />
        <PasswordField name="current_password" label={t("email.password")} />
        <SubmitButton className="mt-6">{t("email.submit")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={paths.account}>{t("email.back")}</Link>
      </p>
    </FormPage>
  );
}
