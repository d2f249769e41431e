import type { ActionFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { passwordEmailSchema } from "#modules/accounts/contract";
import { requestPasswordReset } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { handoverPaths } from "~/http/handover-paths";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";

export const loader = () => ({ constraints: constraintsOf(passwordEmailSchema) });

/** Takes a request for a reset link; the answer is the same for every address. */
export async function action({ context }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(passwordEmailSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const asked = await requestPasswordReset(ctx, { ...fields.value, ip: visit.ip });
  if (!asked.ok) return refuseForm(context, asked.refusal);
  return answerDone(context, { json: { status: "sent" }, to: paths.passwordEmailSent });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ForgotPassword() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(signInPages);
  return (
    <FormPage>
      <meta name="description" content={t("forgot.lede")} />
      <PageTitle title={t("forgot.title")} lede={t("forgot.lede")} answer={answer} />
      <Form answer={answer} constraints={constraints}>
        <TextInput name="email" type="email" label={t("field.email")} autoComplete="username" />
        <SubmitButton className="mt-6">{t("forgot.submit")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={paths.login()}>{t("forgot.back")}</Link>
      </p>
      <p>
        <Link to={handoverPaths.claim}>{t("forgot.claim")}</Link>
      </p>
    </FormPage>
  );
}
