import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { enrollSecondFactor, readSecondFactor } from "#modules/accounts/index.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { accountsPages } from "~/parts/accounts/words";
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
  return { ...form, isOn: state === "on" };
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
  const { isOn, needsEnrollment, constraints } = useLoaderData<typeof loader>();
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
