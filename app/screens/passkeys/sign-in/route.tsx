import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { passkeyAnswerSchema } from "#modules/accounts/contract";
import { signInByPasskey } from "#modules/accounts/index.server";
import { parseFields } from "#modules/platform/fields";
import { passkeyBrowser } from "~/http/passkey-browser.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { paths, safeNext } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { PasskeyButton } from "~/parts/passkeys/passkey-button";
import { passkeyPages } from "~/parts/passkeys/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";

const nextOf = (request: Request) =>
  safeNext(new URL(request.url).searchParams.get("next"), paths.app);

export function loader({ context: { visit }, request }: LoaderFunctionArgs) {
  const next = nextOf(request);
  const { session } = visit;
  const isWhole = session && !session.needsSecondFactor && !session.needsEnrollment;
  if (isWhole) throw redirect(next, 303);
  return { next };
}

/** Signs in by what a passkey answered, and goes on to the page named in `next`. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, body, visit } = context;
  const fields = parseFields(passkeyAnswerSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const { ip, userAgent, sessionToken: previousToken } = visit;
  const browser = passkeyBrowser(visit);
  const sent = { answer: fields.value.answer, browser, ip, userAgent, previousToken };
  const signedIn = await signInByPasskey(ctx, sent);
  if (!signedIn.ok) return refuseForm(context, signedIn.refusal, new Set(["answer"]));
  visit.startSession(signedIn.value.token, signedIn.value.expiresAt);
  const to = nextOf(request);
  return answerDone(context, { json: { redirect: to }, to });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function SignInByPasskey() {
  const { next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(passkeyPages);
  const call = { options: passkeyPaths.signInOptions, answer: passkeyPaths.signIn(next) };
  return (
    <FormPage>
      <PageTitle title={t("sign.title")} lede={t("sign.lede")} answer={answer} />
      {answer?.ok === false && <Notice tone="urgent" title={answer.message} className="mb-8" />}
      <PasskeyButton
        call={call}
        label={t("sign.button")}
        variant="primary"
        unable={t("sign.unable")}
      />
      <p className="mt-8">
        <Link to={paths.login(next)}>{t("sign.password")}</Link>
      </p>
    </FormPage>
  );
}
