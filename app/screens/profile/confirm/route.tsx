import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { passkeyAnswerSchema, signInConfirmationSchema } from "#modules/accounts/contract";
import {
  confirmByPasskey,
  confirmSignIn,
  listPasskeys,
  readSecondFactor,
} from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { constraintsOf } from "~/http/constraints.server";
import type { HttpContext } from "~/http/context.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { paths, safeNext } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { PasskeyButton } from "~/parts/passkeys/passkey-button";
import { passkeyPages } from "~/parts/passkeys/words";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useWords } from "~/ui/ui-context";

const nextOf = (request: Request) =>
  safeNext(new URL(request.url).searchParams.get("next"), paths.account);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { state } = await readSecondFactor(context.ctx);
  return {
    hasTwoStep: state === "on",
    hasPasskeys: (await listPasskeys(context.ctx)).length > 0,
    next: nextOf(request),
    constraints: constraintsOf(signInConfirmationSchema),
  };
}

/** Takes the password (and the code) once more, or a passkey, and goes on to where it was asked for. */
export async function action({ context, request }: ActionFunctionArgs) {
  const confirmed = await confirm(context);
  if (!confirmed.ok) return refuseForm(context, confirmed.refusal, new Set(["answer"]));
  const to = nextOf(request);
  return answerDone(context, { json: { redirect: to }, to, isReplacing: true });
}

async function confirm({ ctx, body, visit }: HttpContext) {
  const token = visit.sessionToken ?? "";
  if ("answer" in body.fields) {
    const sent = parseFields(passkeyAnswerSchema, body.fields, ctx.locale);
    return sent.ok ? confirmByPasskey(ctx, { answer: sent.value.answer, token }) : sent;
  }
  const typed = parseFields(signInConfirmationSchema, body.fields, ctx.locale);
  return typed.ok ? confirmSignIn(ctx, { ...typed.value, token }) : typed;
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ConfirmSignIn() {
  const { hasTwoStep, hasPasskeys, next, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  const fields = useWords(signInPages);
  const passkeys = useWords(passkeyPages);
  const call = {
    options: passkeyPaths.options,
    purpose: "confirm",
    answer: paths.accountConfirm(next),
  } as const;
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
      {hasPasskeys && (
        <PasskeyButton call={call} label={passkeys("again.button")} className="mt-6" />
      )}
      <p className="mt-8">
        <Link to={paths.account}>{t("again.back")}</Link>
      </p>
    </FormPage>
  );
}
