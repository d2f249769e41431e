import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountsLabels, signInConfirmationSchema } from "#modules/accounts/contract";
import { confirmSignIn, readSecondFactor } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { paths, safeNext } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";

const nextOf = (request: Request) =>
  safeNext(new URL(request.url).searchParams.get("next"), paths.account);

export async function loader({ context }: LoaderFunctionArgs) {
  const { state } = await readSecondFactor(context.ctx);
  return { hasTwoStep: state === "on", constraints: constraintsOf(signInConfirmationSchema) };
}

/** Takes the password (and the code) once more, and goes on to where it was asked for. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(signInConfirmationSchema, body.fields, accountsLabels(ctx.locale));
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const token = visit.sessionToken ?? "";
  const confirmed = await confirmSignIn(ctx, { ...fields.value, token });
  if (!confirmed.ok) return refuseForm(context, confirmed.refusal);
  const to = nextOf(request);
  return answerDone(context, { json: { redirect: to }, to, isReplacing: true });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ConfirmSignIn() {
  const { hasTwoStep, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  const fields = useWords(signInPages);
  return (
    <FormPage>
      <PageTitle title={t("again.title")} lede={t("again.lede")} answer={answer} />
      <Form answer={answer} constraints={constraints}>
        <PasswordField name="current_password" label={fields("field.current")} />
        {hasTwoStep && (
          <TextInput
            name="code"
            label={fields("field.code")}
            hint={t("again.hint")}
            autoComplete="one-time-code"
            autoCapitalize="none"
            inputMode="numeric"
            spellCheck={false}
            required
            isShort
          />
        )}
        <SubmitButton className="mt-6">{t("again.submit")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={paths.account}>{t("again.back")}</Link>
      </p>
    </FormPage>
  );
}
