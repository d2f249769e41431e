import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { signInSchema } from "#modules/accounts/contract";
import { signIn } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Refusal } from "#modules/platform/result";
import { constraintsOf } from "~/http/constraints.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { paths, safeNext } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { PasskeyButton, PasskeyWord } from "~/parts/passkeys/passkey-button";
import { usePasskeyAutofill } from "~/parts/passkeys/use-passkey-autofill";
import { usePasskeys } from "~/parts/passkeys/use-passkeys";
import { passkeyPages } from "~/parts/passkeys/words";
import { signInPages } from "~/parts/sign-in/words";
import { Form, SubmitButton } from "~/ui/form";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextInput } from "~/ui/inputs";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { PasswordField } from "~/ui/password-field";
import { useHydrated, useWords } from "~/ui/ui-context";

const nextOf = (request: Request) =>
  safeNext(new URL(request.url).searchParams.get("next"), paths.app);

/** On the page the refusal is above both fields: editing either must be enough to try again. */
function forBoth(refusal: Refusal): Refusal {
  if (refusal.code !== "invalid") return refusal;
  return { code: "invalid", errors: {}, message: refusal.errors.email?.[0] };
}

export function loader({ context: { visit }, request }: LoaderFunctionArgs) {
  if (visit.session && !visit.session.needsSecondFactor) throw redirect(nextOf(request), 303);
  const wasReset = new URL(request.url).searchParams.has("reset");
  return { wasReset, next: nextOf(request), constraints: constraintsOf(signInSchema) };
}

/** Signs in and goes on to the page named in `next`, or to the page that asks for the code. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(signInSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const { ip, userAgent, sessionToken: previousToken } = visit;
  const signedIn = await signIn(ctx, { ...fields.value, ip, userAgent, previousToken });
  if (!signedIn.ok) {
    return refuseForm(context, context.isScript ? signedIn.refusal : forBoth(signedIn.refusal));
  }
  const { token, expiresAt, secondFactor } = signedIn.value;
  visit.startSession(token, expiresAt);
  const next = nextOf(request);
  const to = secondFactor === "needed" ? paths.secondFactor(next) : next;
  return answerDone(context, { json: { redirect: to }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Login() {
  const { wasReset, next, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(signInPages);
  const isLive = useHydrated();
  const hasPasskeys = usePasskeys();
  return (
    <FormPage>
      <meta name="description" content={t("login.lede")} />
      <PageTitle title={t("login.title")} lede={t("login.lede")} answer={answer} />
      {wasReset && !answer && (
        <Notice tone="success" className="mb-8">
          <p role="status">{t("login.reset")}</p>
        </Notice>
      )}
      <Form answer={answer} constraints={constraints}>
        <TextInput
          name="email"
          type="email"
          label={t("field.email")}
          autoComplete={isLive && hasPasskeys ? "username webauthn" : "username"}
        />
        <PasswordField name="password" label={t("field.password")} />
        <SubmitButton className="mt-6">{t("login.submit")}</SubmitButton>
      </Form>
      {hasPasskeys && <ByPasskey next={next} />}
      <p className="mt-8">
        <Link to={paths.passwordEmail}>{t("login.forgot")}</Link>
      </p>
    </FormPage>
  );
}

/** The other way in: by the button, or among the suggestions for the address. */
function ByPasskey({ next }: { next: string }) {
  const t = useWords(passkeyPages);
  const call = { options: passkeyPaths.signInOptions, answer: passkeyPaths.signIn(next) };
  const chosen = usePasskeyAutofill(call);
  return (
    <div className="needs-script mt-6">
      <PasskeyButton call={call} label={t("sign.button")} />
      <PasskeyWord end={chosen} />
    </div>
  );
}
