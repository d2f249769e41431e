import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { enrollSecondFactor, listPasskeys, readSecondFactor } from "#modules/accounts/index.server";
import { passkeyPaths } from "~/http/passkey-paths";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
import { PasskeyButton } from "~/parts/passkeys/passkey-button";
import { usePasskeys } from "~/parts/passkeys/use-passkeys";
import { passkeyPages } from "~/parts/passkeys/words";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { FormPage, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { currentPasswordForm, readCurrentPassword } from "../current-password.server";
import { CurrentPasswordForm } from "../current-password-form";

export async function loader(args: LoaderFunctionArgs) {
  const form = currentPasswordForm(args);
  const { state } = await readSecondFactor(args.context.ctx);
  if (state === "started") throw redirect(paths.twoStepConfirm, 303);
  const hasPasskeys = (await listPasskeys(args.context.ctx)).length > 0;
  return { ...form, isOn: state === "on", hasPasskeys };
}

/** Starts two-step sign-in with the password. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const fields = readCurrentPassword(args);
  if (!fields.ok) return refuseForm(context, fields.refusal);
  const started = await enrollSecondFactor(context.ctx, fields.value);
  if (!started.ok) return refuseForm(context, started.refusal);
  const to = paths.twoStepConfirm;
  return answerDone(context, { json: { redirect: to }, to });
}

export default function TwoStep() {
  const { isOn, needsEnrollment, hasPasskeys, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(accountsPages);
  return (
    <FormPage>
      <PageTitle title={t("two.title")} lede={t("two.lede")} answer={answer} />
      {needsEnrollment && (
        <Notice tone="warning" className="mb-8">
          <p>{t("two.demanded")}</p>
        </Notice>
      )}
      {needsEnrollment && <StaffPasskey hasPasskeys={hasPasskeys} />}
      {isOn ? (
        <>
          <Notice tone="success">
            <p>{t("two.isOn")}</p>
          </Notice>
          <div className="btn-row mt-8">
            <ButtonLink to={paths.twoStepCodes}>{t("two.newCodes")}</ButtonLink>
            <ButtonLink to={paths.twoStepOff} variant="secondary">
              {t("two.off")}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="mb-6">{t("two.startText")}</p>
          <CurrentPasswordForm constraints={constraints} answer={answer} submit={t("two.start")} />
        </>
      )}
      <p className="mt-8">
        <Link to={paths.account}>{t("two.back")}</Link>
      </p>
    </FormPage>
  );
}

/** A passkey stands for both steps: staff who have one sign in by it, others may add one. */
function StaffPasskey({ hasPasskeys }: { hasPasskeys: boolean }) {
  const t = useWords(accountsPages);
  const passkeys = useWords(passkeyPages);
  const isShown = usePasskeys();
  if (!isShown) return null;
  const next = paths.admin;
  const call = { options: passkeyPaths.signInOptions, answer: passkeyPaths.signIn(next) };
  return (
    <div className="needs-script mb-8">
      <p className="mb-4">{t(hasPasskeys ? "two.byPasskey" : "two.addPasskey")}</p>
      {hasPasskeys ? (
        <PasskeyButton call={call} label={passkeys("sign.button")} />
      ) : (
        <ButtonLink to={passkeyPaths.add} variant="secondary">
          {t("two.add")}
        </ButtonLink>
      )}
    </div>
  );
}
