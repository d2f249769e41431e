import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { codeSchema } from "#modules/accounts/contract";
import { confirmSecondFactor } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import { paths, safeNext } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";

const nextOf = (request: Request) =>
  safeNext(new URL(request.url).searchParams.get("next"), paths.app);

export function loader({ context: { visit }, request }: LoaderFunctionArgs) {
  const next = nextOf(request);
  if (!visit.session) throw redirect(paths.login(next), 303);
  if (!visit.session.needsSecondFactor) throw redirect(next, 303);
  return { constraints: constraintsOf(codeSchema) };
}

/** Finishes a sign-in by a code of the app or a recovery code. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(codeSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const token = visit.sessionToken ?? "";
  const signedIn = await confirmSecondFactor(ctx, { token, code: fields.value.code });
  if (!signedIn.ok) return refuseForm(context, signedIn.refusal);
  visit.startSession(signedIn.value.token, signedIn.value.expiresAt);
  const to = nextOf(request);
  return answerDone(context, { json: { redirect: to }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function SecondStep() {
  const { constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(signInPages);
  return (
    <FormPage>
      <PageTitle title={t("code.title")} lede={t("code.lede")} answer={answer} />
      <Form answer={answer} constraints={constraints}>
        <TextInput
          name="code"
          label={t("field.code")}
          hint={t("code.hint")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton className="mt-6">{t("code.submit")}</SubmitButton>
      </Form>
      <p className="mt-8">
        <Link to={paths.logout}>{t("code.other")}</Link>
      </p>
    </FormPage>
  );
}
